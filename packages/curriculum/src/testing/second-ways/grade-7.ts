import { solvesEquation } from "../read-equation.ts";
import { wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { wholeOf } from "../wholes.ts";

/** One second way per generator of grade 7. */
export const secondWays7: SecondWays = {
	"two-step-equations": solvesEquation,
	"add-integers": (question, answer) => {
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		const value = wholeOf(answer.value);
		const start = question.prompt.includes("below") ? -a : a;
		return value !== null && value - (question.prompt.includes("fallen") ? -b : b) === start;
	},
	"subtract-integers": (question, answer) => {
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		const value = wholeOf(answer.value);
		if (value === null) return false;
		return question.prompt.includes("diver") ? value - a === b : value + b === a;
	},
};
