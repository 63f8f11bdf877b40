import { wholesIn } from "./read-question.ts";
import type { SecondWay, SecondWays } from "./second-way.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

/** All the groups together are asked. */
const isProductStory = (story: string) => /in all\?|does \w+ have\?/.test(story);

/** The equation of the story, with its answer in the box. */
function isEquationOf(story: string, equation: string): boolean {
	const [a = 0n, b = 0n] = wholesIn(story);
	const [total, by] = a > b ? [a, b] : [b, a];
	const [first, second] = wholesIn(equation);
	if (isProductStory(story)) return equation === `$${a} \\times ${b} = \\square$`;
	return equation.includes("div")
		? first === total && second === by
		: equation.startsWith("$\\square \\times") && first === by && second === total;
}

/** One story of equal groups: its answer, its equation or both. */
const groupStories: SecondWay = (question, answer) => {
	const { prompt, question_type } = question;
	const [first = "", second = ""] = answer.texts;
	if (question_type === "MATCH_THE_FOLLOWING") return isEquationOf(first, second);
	if (/Which equation/.test(prompt)) return isEquationOf(prompt, first);
	const [a = 0n, b = 0n] = wholesIn(prompt);
	const [total, by] = a > b ? [a, b] : [b, a];
	const value = wholeOf(answer.values.at(-1) ?? null) ?? -1n;
	const isRight = isProductStory(prompt) ? repeatedSum(a, b) === value : repeatedSum(value, by) === total;
	if (answer.values.length === 1) return isRight;
	return isRight && wholeOf(answer.values[0] ?? null) === (isProductStory(prompt) ? a : total);
};

/** Second ways of grade 3 for stories. */
export const storiesWays3: SecondWays = {
	"mult-div-word-problems": groupStories,
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
