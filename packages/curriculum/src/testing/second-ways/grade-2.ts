import { repeatedSum, wholeOf } from "../wholes.ts";
import { countInFigure, wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { byWholes } from "../second-way.ts";

/** One second way per generator of grade 2. */
export const secondWays2: SecondWays = {
	"add-within-100": byWholes((value, a, b) => value - b === a),
	"subtract-within-100": byWholes((value, a, b) => value + b === a),
	"arrays-repeated-addition": (question, { value }) => {
		const [rows = 0n, columns = 0n] = wholesIn(question.prompt);
		const count =
			question.figure === undefined ? repeatedSum(rows, columns) : countInFigure(question, /<circle/g);
		return wholeOf(value) === count;
	},
};
