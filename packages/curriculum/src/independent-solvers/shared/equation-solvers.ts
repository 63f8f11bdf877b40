import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, formulasIn, holds, value } from "../reading/formulas.ts";
import { mistakenEquation } from "../mistaken/equations.ts";
import type { Solver } from "../solver.ts";

const equationsIn = (text: string) => formulasIn(text).filter((formula) => / = ./.test(formula));

/** The one letter of an equation. */
export function letterOf(equation: string): string {
	return /(?<!\\[a-z]*)[a-z]/.exec(equation)?.[0] ?? "";
}

/** Whether a number solves the equation in one letter. */
function solves(equation: string, shown: string): boolean {
	return holds(equation, { [letterOf(equation)]: calculate(shown) });
}

/** For skills whose tasks are equations in one letter, in all the ways of asking that the kit derives from one. */
export function equationSolvers(boxes: Solver): Solver {
	return (question, answer) => {
		const { prompt, question_type } = question;
		const [first = "", second = ""] = answer.texts;
		const [equation = ""] = equationsIn(prompt);
		switch (question_type) {
			case "FILL_MULTIPLE":
			case "LABELED_INPUT":
				return boxes(question, answer);
			case "MATCH_THE_FOLLOWING":
				return solves(formulasIn(first)[0] ?? "", second);
			case "SELECT_ALL":
			case "VERIFY_WITH_LLM": {
				const formulas = formulasIn(first);
				const task = question_type === "SELECT_ALL" ? (formulas[0] ?? "") : equation;
				return solves(task, (formulas.at(-1) ?? "").replace(/^[a-z] = /, ""));
			}
			default:
				if (question_type === "SELECT_ONE" && /What did|went wrong|mistake led/.test(prompt))
					return mistakenEquation(first, equation, value(formulasIn(prompt)[1] ?? ""));
				return answer.value !== null && holds(equation, { [letterOf(equation)]: answer.value });
		}
	};
}

/**
 * Work that is solved in boxes: the last one is the solution, and each formula with an open end, before or around a box,
 * is true of it.
 */
export const fillsTheSteps: Solver = ({ prompt }, { values }) => {
	const [equation = ""] = equationsIn(prompt);
	const letter = letterOf(equation);
	const solution = values.at(-1) ?? null;
	if (solution === null || !holds(equation, { [letter]: solution })) return false;
	const [step = null] = values;
	// "3x + [[box]] = 15": the box completes the left side; "x + 4 = [[box]]": it is the right side.
	const around = /\$([^$=]*) ([-+])\$ \[\[\w+\]\] \$= ([^$]+)\$/.exec(prompt);
	if (step === null) return false;
	if (around !== null) {
		const [, left = "", sign = "", right = ""] = around;
		return holds(`${left} ${sign} z = ${right}`, { [letter]: solution, z: step });
	}
	const [, left = ""] = /\$([^$=]+) =\$ \[\[/.exec(prompt) ?? [];
	return isEqual(calculate(left, { [letter]: solution }), step);
};
