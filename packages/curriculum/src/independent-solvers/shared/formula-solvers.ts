import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, same } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

/** For questions whose first formula is what has to be worked out. */
export const worksOutFormula: Solver = (question, { value }) =>
	value !== null && same(calculate(formulasIn(question.prompt)[0] ?? ""), value);

/** For questions whose first formula is an equation or comparison with one letter. */
export const solvesFormula: Solver = (question, { value }) => {
	const formula = formulasIn(question.prompt).find((one) => /=|<|>|\\le|\\ge/.test(one)) ?? "";
	const letter = /(?<!\\[a-z]*)[a-z]/.exec(formula)?.[0] ?? "";
	return value !== null && holds(formula, { [letter]: value });
};

/** Whether a number makes an inequality with one letter true, however its signs are typed. */
export function isSolution(inequality: string, number: Rational): boolean {
	const letter = /[a-z]/.exec(inequality)?.[0] ?? "";
	return holds(inequality.replace("<=", "≤").replace(">=", "≥"), { [letter]: number });
}

/** Whether a number lies in a piece of the number line: "2 < x ≤ 5". */
export function isInside(interval: string, number: Rational): boolean {
	const [, low = "", one = "", letter = "", other = "", high = ""] =
		/^(\S+) ([<>≤≥]=?) ([a-z]) ([<>≤≥]=?) (\S+)$/.exec(interval) ?? [];
	return isSolution(`${low} ${one} ${letter}`, number) && isSolution(`${letter} ${other} ${high}`, number);
}

/** Whether a drawn inequality holds for the same whole numbers as the one of the prompt. */
export const drawsSolutions: Solver = ({ prompt }, { text }) => {
	const asked = formulasIn(prompt).find((one) => /[<>≤≥]/.test(one)) ?? "";
	return Array.from({ length: 81 }, (_, at) => exact(at - 40)).every(
		(tried) => isSolution(asked, tried) === isSolution(text, tried),
	);
};

/** For work with gaps: each box is after a formula that ends with "=", and its key is the value of that formula. */
export const fillsTheGaps: Solver = ({ prompt }, { values }) => {
	const formulas = [...prompt.matchAll(/\$([^$]*) =\$ \[\[/g)].map(([, formula = ""]) => formula);
	return (
		formulas.length === values.length &&
		values.every((value, at) => value !== null && same(calculate(formulas[at] ?? ""), value))
	);
};
