import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { repeatedSum, wholeOf } from "../wholes.ts";
import { countInFigure, valueOfPoint, wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { byWholes } from "../second-way.ts";

/** One second way per generator of grade 3. */
export const secondWays3: SecondWays = {
	"multiply-facts-hard": byWholes((value, a, b) => repeatedSum(a, b) === value),
	"name-fractions": (question, { value }) => {
		const all = countInFigure(question, /<(path|rect)/g);
		const empty = countInFigure(question, /fill="var\(--surface-3\)"/g);
		const counted = question.prompt.includes("**not**") ? empty : all - empty;
		return value !== null && isEqual(value, rational(counted, all));
	},
	"fraction-number-line": (question, { value }) => value !== null && isEqual(value, valueOfPoint(question)),
	"area-rectangle": (question, { value }) => {
		const squares = countInFigure(question, /rx="3"/g);
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		return wholeOf(value) === (squares > 0n ? squares : repeatedSum(a, b));
	},
};
