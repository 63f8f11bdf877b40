import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { plus } from "./exact.ts";
import { figureOf, partsOf, sidesOf } from "./read-figure.ts";
import { byPrompt } from "./ways.ts";
import { countInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

const SIDES_OF: Readonly<Record<string, number>> = { triangle: 3, quadrilateral: 4, pentagon: 5, hexagon: 6 };

/** Second ways of grade 2 for shapes. */
export const shapesWays2: SecondWays = {
	"identify-shapes": byPrompt(
		[/Match/, (question, { texts }) => sidesOf(figureOf(question, texts[0])) === SIDES_OF[texts[1] ?? ""]],
		[/name of this shape/, (question, { text }) => sidesOf(figureOf(question)) === SIDES_OF[text]],
		[
			/Which of these/,
			(question, { text }) =>
				sidesOf(figureOf(question, text)) === SIDES_OF[/are (\w+)s\?/.exec(question.prompt)?.[1] ?? ""],
		],
		[/faces/, byWholes((value) => value === 2n + 4n)],
		[/corners does/, byWholes((value) => value === 4n + 4n)],
		[/edges/, byWholes((value) => value === 4n + 4n + 4n)],
		[
			/draws/,
			({ prompt }, { text }) => {
				const sides =
					{ three: 3, four: 4, five: 5, six: 6 }[/with (\w+) (?:sides|square)/.exec(prompt)?.[1] ?? ""] ?? 0;
				const name = /same length and four square/.test(prompt)
					? "a square"
					: /two long/.test(prompt)
						? "a rectangle that is not a square"
						: /different lengths/.test(prompt)
							? "a quadrilateral that is not a square"
							: `a ${Object.entries(SIDES_OF).find(([, count]) => count === sides)?.[0]}`;
				return text === name;
			},
		],
	),
	"partition-rectangle": (question, answer) => {
		const [a = 0n, b = 0n] =
			question.figure === undefined ? wholesIn(question.prompt) : wholesIn(question.figure.alt);
		const values = answer.values.map((each) => wholeOf(each) ?? -1n);
		const total = values.at(-1);
		const squares = countInFigure(question, /rx="3"/g);
		const shows_all = question.figure !== undefined && !question.figure.alt.includes("cloth");
		const counted = shows_all ? squares : repeatedSum(a, b);
		return total === counted && (values.length === 1 || (values[0] === a && values[1] === b));
	},
	"equal-shares": byPrompt(
		[/larger part/, (_, { text }) => text === "Both parts have the same size."],
		[
			/parts called/,
			(question, { text }) => {
				const { count, are_equal } = partsOf(figureOf(question));
				return are_equal && ["halves", "thirds", "fourths"][count - 2] === text;
			},
		],
		[
			/show/,
			(question, { text }) => {
				const { count, are_equal } = partsOf(figureOf(question, text));
				return are_equal && question.prompt.includes(["halves", "thirds", "fourths"][count - 2] ?? "?");
			},
		],
		[
			/parts (are left|make)/,
			({ prompt }, { value }) => {
				const all = BigInt(["halves", "thirds", "fourths"].findIndex((name) => prompt.includes(name)) + 2);
				const [used = 0n] = wholesIn(prompt);
				return value !== null && isEqual(plus(value, rational(used)), rational(all));
			},
		],
	),
};
