import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, power, times } from "../reading/arithmetic.ts";
import {
	calculate,
	numbersIn as exactsIn,
	formulasIn,
	holds,
	value as numberOf,
} from "../reading/formulas.ts";
import { algebraSolvers, entryFormula, sameWorth } from "../shared/algebra-solvers.ts";
import { mistakenNegativePowers, mistakenPowers, mistakenRoots } from "../mistaken/powers.ts";
import { mistakenLikeSums, mistakenNotation } from "../mistaken/notation.ts";
import { wholesIn } from "../reading/read-question.ts";
import { repeats } from "./repeating-decimals.ts";
import { approximates, tellsKind } from "./real-numbers.ts";
import type { Solvers } from "../solver.ts";
import { byPrompt, fillsTheBox } from "../reading/common-solvers.ts";

const isPositive = (value: Rational | null): value is Rational => value !== null && value.numerator > 0n;

/** Whether a number solves the equation of the prompt with one power of x, n or k. */
const solvesPower = (prompt: string, root: Rational) =>
	holds(formulasIn(prompt).find((each) => each.includes(" = ")) ?? "", { x: root, n: root, k: root });

/** Whether the first factor is in range and the product with its power of ten is the number. */
function isNotationOf(
	[first = null, exponent = null]: readonly (Rational | null)[],
	number: Rational,
): boolean {
	if (first === null || exponent === null || exponent.denominator !== 1n) return false;
	const in_form = compare(first, exact(1)) >= 0 && compare(first, exact(10)) < 0;
	return in_form && isEqual(times(first, power(exact(10), Number(exponent.numerator))), number);
}

/** Independent solvers of grade 8: numbers, roots and powers. */
export const solvers8Numbers: Solvers = {
	"exponent-rules": algebraSolvers((question, { value, values, text }) => {
		const [formula = "", base = "", second = "", whole = ""] = formulasIn(question.prompt);
		if (question.question_type === "FILL_MULTIPLE") {
			const powers = values.map((each) => `${base}^{${each?.numerator}}`);
			return powers.every((each, at) => sameWorth(each, [formula, second, whole][at] ?? ""));
		}
		if (question.question_type === "SELECT_ONE") return sameWorth(text, formula);
		if (value === null || value.denominator !== 1n) return false;
		const [left = "", right = ""] = (
			formulasIn(question.prompt).find((each) => each.includes("square")) ?? ""
		).split(" = ");
		return sameWorth(left, right.replace("\\square", `${value.numerator}`));
	}, mistakenPowers),
	"negative-zero-exponents": algebraSolvers(
		byPrompt(
			[
				/=\$ \[\[/,
				({ prompt }, { values: [first = null, zero = null, below = null] }) => {
					const [base = 0n] = wholesIn(prompt.slice(prompt.indexOf("$")));
					const [one, by] = [exact(1), rational(base)];
					return (
						first !== null &&
						zero !== null &&
						below !== null &&
						isEqual(first, by) &&
						isEqual(zero, one) &&
						isEqual(times(below, by), one)
					);
				},
			],
			[/\\square/, fillsTheBox],
			[/./, ({ prompt }, { text }) => sameWorth(entryFormula(text), formulasIn(prompt)[0] ?? "")],
		),
		mistakenNegativePowers,
	),
	"square-cube-roots": algebraSolvers(
		byPrompt(
			[
				/The smaller one is/,
				({ prompt }, { values: [low = null, high = null] }) =>
					low !== null &&
					high !== null &&
					compare(low, high) < 0 &&
					[low, high].every((root) => solvesPower(prompt, root)),
			],
			[/positive/, ({ prompt }, { value }) => isPositive(value) && solvesPower(prompt, value)],
			[
				/square (?:feet|inches|yards)|cubic/,
				({ prompt }, { texts }) =>
					texts
						.map((text) => calculate(text.replace(/ [a-z]+$/, "")))
						.every((side) => {
							const size = power(side, prompt.includes("cubic") ? 3 : 2);
							return isPositive(side) && isEqual(size, rational(wholesIn(prompt)[0] ?? 0n));
						}),
			],
			[/./, ({ prompt }, { text }) => sameWorth(entryFormula(text), formulasIn(prompt)[0] ?? "")],
		),
		mistakenRoots,
	),
	"scientific-notation": algebraSolvers((question, { value, values, text }) => {
		const { prompt } = question;
		const [formula = "", second = ""] = formulasIn(prompt);
		if (question.question_type === "FILL_MULTIPLE") return isNotationOf(values, calculate(formula));
		if (/smallest|least|largest|greatest/.test(prompt) && question.question_type === "SELECT_ONE") {
			const sign = /smallest|least/.test(prompt) ? -1 : 1;
			return question.options.every(({ label }) => compare(calculate(text), calculate(label)) * sign >= 0);
		}
		if (prompt.includes("How many"))
			return value !== null && isEqual(times(value, calculate(second)), calculate(formula));
		if (prompt.includes("in scientific notation")) {
			const [, first = "0", exponent = "0"] = /^\$(.*) \\times 10\^\{(.*)\}\$$/.exec(text) ?? [];
			return isNotationOf([numberOf(first), numberOf(exponent)], calculate(formula));
		}
		return value !== null && isEqual(value, calculate(formula));
	}, mistakenNotation),
	"scientific-notation-operations": algebraSolvers((question, { values, text }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "FILL_MULTIPLE") return isNotationOf(values, calculate(formula));
		const [, first = "0", exponent = "0"] = /^\$(.*) \\times 10\^\{(.*)\}\$/.exec(text) ?? [];
		const count = /How/.test(question.prompt)
			? (exactsIn(question.prompt.replaceAll(/\$[^$]*\$/g, ""))[0] ?? exact(1))
			: exact(1);
		return isNotationOf([numberOf(first), numberOf(exponent)], times(calculate(formula), count));
	}, mistakenLikeSums),
	"rational-irrational": tellsKind,
	"repeating-decimals": repeats,
	"approximate-irrationals": approximates,
};
