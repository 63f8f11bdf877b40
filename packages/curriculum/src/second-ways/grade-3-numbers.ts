import { equalGroupWays, factWays, quotientWays, unknownWays } from "./fact-ways.ts";
import { propertyWays } from "./property-ways.ts";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { fillsTheBox } from "./ways.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";
import { undoesProduct } from "./sums.ts";
import { tensWays } from "./tens-ways.ts";
import { roundsWholes } from "./whole-rounding.ts";
import { undoesWholeSums } from "./whole-sums.ts";

/** Second ways of grade 3 for multiplication, division and numbers. */
export const numbersWays3: SecondWays = {
	"multiplication-equal-groups": equalGroupWays,
	"division-equal-shares": quotientWays,
	"multiply-facts-easy": factWays,
	"multiply-facts-mid": factWays,
	"multiply-facts-hard": factWays,
	"division-facts": quotientWays,
	"unknown-factor-equations": unknownWays,
	"commutative-associative": propertyWays,
	"distributive-break-apart": propertyWays,
	"division-as-unknown-factor": quotientWays,
	"arithmetic-patterns": (question, answer) => {
		const { prompt } = question;
		if (/always true/.test(prompt)) {
			const [step = 0n] = wholesIn(prompt);
			const row = Array.from({ length: 20 }, (_, at) => repeatedSum(BigInt(at + 1), step));
			const is_true: Record<string, (n: bigint) => boolean> = {
				"Every number ends in 0 or 5.": (n) => n % 5n === 0n,
				"Every number ends in 0.": (n) => n % 10n === 0n,
				"Every number ends in 5.": (n) => n % 10n === 5n,
				"Every number is even.": (n) => n % 2n === 0n,
				"Every number is odd.": (n) => n % 2n === 1n,
				"Every number is greater than 20.": (n) => n > 20n,
				"Every second number is odd.": () => row.filter((n) => n % 2n === 1n).length === 10,
			};
			return row.every((n) => is_true[answer.text]?.(n) ?? false);
		}
		if (/Work out/.test(prompt)) return undoesProduct(question, answer);
		let at = 0;
		const [first = 0n, second = 0n] = answer.values.map((each) => wholeOf(each) ?? -1n);
		if (/addition table/.test(prompt)) {
			const [a = 0n, b = 0n, c = 0n] = wholesIn(prompt);
			return b - a === second && c - b === second && first - c === second;
		}
		const terms = wholesIn(prompt.replace(/\[\[\w+\]\]/g, () => [`${first}`, `${second}`][at++] ?? ""));
		return (
			terms.every(
				(term, place) =>
					place === 0 || term - (terms[place - 1] ?? 0n) === (terms[1] ?? 0n) - (terms[0] ?? 0n),
			) && (terms[0] ?? 0n) % ((terms[1] ?? 0n) - (terms[0] ?? 0n)) === 0n
		);
	},
	"round-10-100": roundsWholes,
	"add-sub-within-1000-fluent": (question, answer) =>
		/\\square/.test(question.prompt) ? fillsTheBox(question, answer) : undoesWholeSums(question, answer),
	"multiply-multiples-of-ten": tensWays,
};
