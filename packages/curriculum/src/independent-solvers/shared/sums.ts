import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { byWholes } from "../solver.ts";
import { columnsOf } from "../reading/common-solvers.ts";
import { repeatedSum } from "../reading/wholes.ts";

export const undoesProduct = byWholes((value, a, b) => repeatedSum(a, b) === value);

/** The boxes of a column sum, worked backwards to its first number. */
export const undoesColumns: Solver = (question, answer) => {
	const [a, b = 0n] = wholesIn(question.prompt);
	const result = columnsOf(answer);
	return (question.prompt.includes(" - ") ? result + b : result - b) === a;
};
