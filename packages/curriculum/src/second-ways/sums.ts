import { wholesIn } from "./read-question.ts";
import type { SecondWay } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { columnsOf } from "./ways.ts";
import { repeatedSum } from "./wholes.ts";

export const undoesProduct = byWholes((value, a, b) => repeatedSum(a, b) === value);

/** The boxes of a column sum, worked backwards to its first number. */
export const undoesColumns: SecondWay = (question, answer) => {
	const [a, b = 0n] = wholesIn(question.prompt);
	const result = columnsOf(answer);
	return (question.prompt.includes(" - ") ? result + b : result - b) === a;
};
