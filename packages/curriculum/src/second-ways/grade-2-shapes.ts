import { equalSharesWay } from "./shares.ts";
import { shapesWay } from "./flat-shapes.ts";
import { countInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

/** Second ways of grade 2 for shapes. */
export const shapesWays2: SecondWays = {
	"identify-shapes": shapesWay,
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
	"equal-shares": equalSharesWay,
};
