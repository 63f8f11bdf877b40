import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byPrompt, wholes } from "./ways.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

/** Second ways of grade 3 for stories. */
export const storiesWays3: SecondWays = {
	"mult-div-word-problems": byPrompt(
		[
			/equation/,
			(question, { text }) => {
				const [a = 0n, b = 0n] = wholesIn(question.prompt);
				const product = isProductStory(question.prompt);
				const numbers = wholesIn(text);
				const box_is_product = text.endsWith("\\square$");
				if (!text.includes("times") || box_is_product !== product) return false;
				return product
					? numbers.includes(a) && numbers.includes(b)
					: numbers.at(-1) === (a > b ? a : b) && numbers[0] === (a > b ? b : a);
			},
		],
		[
			/./,
			wholes(([value], [a, b], { prompt }) =>
				isProductStory(prompt)
					? repeatedSum(a, b) === value
					: repeatedSum(value, a > b ? b : a) === (a > b ? a : b),
			),
		],
	),
	"two-step-word-problems": (question, answer) => {
		const { prompt } = question;
		const [a = 0n, b = 0n, c = 0n] = wholesIn(prompt);
		const shares = /baskets|teams/.test(prompt);
		const takes = /sold|spends/.test(prompt);
		const middle = shares ? a + b : repeatedSum(a, b);
		const fits = (end: bigint) =>
			shares ? repeatedSum(c, end) === middle : (takes ? end + c : end - c) === middle;
		if (/estimate/.test(prompt)) {
			const [about = 0n] = wholesIn(answer.text);
			const exact = takes ? middle - c : middle + c;
			return about - exact <= 10n && exact - about <= 10n;
		}
		const all = answer.values.map((each) => wholeOf(each) ?? -1n);
		return fits(all.at(-1) ?? -1n) && (all.length === 1 || all[0] === middle);
	},
};

function isProductStory(prompt: string): boolean {
	return /bags|A garden|A ticket/.test(prompt);
}
