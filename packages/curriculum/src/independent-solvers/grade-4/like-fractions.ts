import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { compare, exact, minus, plus, sum, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import { mistakenMixedSums } from "../mistaken/mixed-sums.ts";
import { mistakenProducts } from "../mistaken/products.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, isWorthTheFormula, wholes } from "../reading/common-solvers.ts";

const NOTHING = exact(0);

/** The prompt's formulas, each as an exact number. */
function amountsIn(prompt: string) {
	return formulasIn(prompt).map((formula) => calculate(formula));
}

/** The whole numbers that the prompt says in words, outside of formulas. */
function toldIn(prompt: string): bigint[] {
	return wholesIn(prompt.replaceAll(/\$[^$]*\$/g, ""));
}

/** The number in the place of the box makes the equation true. */
function fitsIn(equation: string, value: Rational | null): boolean {
	if (value === null) return false;
	const { numerator, denominator } = value;
	return holds(equation.replace("\\square", `(\\dfrac{${numerator}}{${denominator}})`));
}

/** So many times the fraction, by adding it again and again. */
function repeated(prompt: string) {
	const [each = NOTHING] = amountsIn(prompt);
	const count = toldIn(prompt).findLast((number) => number > 0n) ?? 0n;
	return sum(Array.from({ length: Number(count) }, () => each));
}

const pairsUp: Solver = (_, { texts: [task = "", shown = ""] }) =>
	isEqual(calculate(formulasIn(task)[0] ?? "0"), calculate(formulasIn(shown)[0] ?? "0"));

/** A sum of equal parts that is equal to the fraction. */
const isASumOf: Solver = ({ prompt }, { text }) =>
	isEqual(calculate(formulasIn(text)[0] ?? "0"), amountsIn(prompt)[0] ?? NOTHING);

const decomposes: Solver = (question, answer) => {
	if (question.question_type === "MATCH_THE_FOLLOWING") return pairsUp(question, answer);
	if (question.question_type === "SELECT_ALL") return holds(formulasIn(answer.text)[0] ?? "");
	if (question.question_type === "VERIFY_WITH_LLM") return holds(formulasIn(answer.text).at(-1) ?? "");
	return byPrompt(
		[
			/\[\[count\]\]/,
			(_, { values }) => {
				const [top = 0n, bottom = 1n] = wholesIn(question.prompt);
				const blanks = question.question_type === "FILL_MULTIPLE" ? question.blanks : [];
				return blanks.every(({ id }, at) =>
					isEqual(values[at] ?? NOTHING, rational(id === "count" ? top : bottom)),
				);
			},
		],
		[
			/\[\[whole\]\]/,
			wholes(
				([whole, rest], [top, bottom]) => whole + rest === top && whole % bottom === 0n && rest < bottom,
			),
		],
		[/\\square/, ({ prompt }, { value }) => fitsIn(formulasIn(prompt).at(-1) ?? "", value)],
		[
			/Shade the part|Shade the green/,
			({ prompt }, { value }) => {
				const [all = NOTHING, part = NOTHING] = amountsIn(prompt);
				return value !== null && isEqual(plus(value, part), all);
			},
		],
		[/./, isASumOf],
	)(question, answer);
};

/** The same fraction of a unit again and again, and what it leaves of a total. */
export const repeatsFractions: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	if (question_type === "MATCH_THE_FOLLOWING") {
		const [task = "", shown = ""] = answer.texts;
		return isEqual(repeated(task), calculate(formulasIn(shown)[0] ?? "0"));
	}
	if (question_type === "FILL_MULTIPLE")
		return wholes(([parts, full, rest]) => {
			const [{ denominator } = NOTHING] = amountsIn(prompt);
			return (
				isEqual(rational(parts, denominator), repeated(prompt)) &&
				full * denominator + rest === parts &&
				rest < denominator
			);
		})(question, answer);
	if (answer.text.startsWith("between")) {
		const [low = 0n, high = 0n] = wholesIn(answer.text);
		const total = repeated(prompt);
		return compare(total, rational(low)) > 0 && compare(total, rational(high)) < 0 && high - low === 1n;
	}
	const given = answer.value;
	if (given === null) return false;
	if (!/are left\?/.test(prompt)) return isEqual(given, repeated(prompt));
	const [had = 0n] = toldIn(prompt);
	return isEqual(plus(given, repeated(prompt)), rational(had));
};

/** One independent solver for each generator of grade 4 about sums of like fractions. */
export const likeFractionWays4: Solvers = {
	"decompose-fractions": decomposes,
	"fraction-times-whole": (question, answer) =>
		question.question_type === "SELECT_ONE" && answer.text.includes("\\times")
			? isASumOf(question, answer)
			: derivedSolvers(
					byPrompt(
						[
							/\[\[unit\]\]/,
							wholes(([unit, count], _, { prompt }) => {
								const [each = NOTHING, part = NOTHING, product = NOTHING] = amountsIn(prompt);
								const total = [part, product].find((one) => compare(one, each) > 0) ?? NOTHING;
								const size = [part, product].find((one) => one.numerator === 1n) ?? NOTHING;
								return (
									isEqual(times(rational(unit), size), each) && isEqual(times(rational(count), size), total)
								);
							}),
						],
						[/\\square/, ({ prompt }, { value }) => fitsIn(formulasIn(prompt).at(-1) ?? "", value)],
						[
							/bars|starts at 0/,
							({ prompt }, { value }) => {
								const product = formulasIn(prompt).find((formula) => formula.includes("times"));
								return (
									value !== null &&
									isEqual(
										value,
										product === undefined ? repeated(prompt.replace(/ at 0/, "")) : calculate(product),
									)
								);
							},
						],
						[/./, isWorthTheFormula],
					),
					mistakenProducts,
				)(question, answer),
	"fraction-times-whole-word": repeatsFractions,
	"add-sub-mixed-like": derivedSolvers(
		byPrompt(
			[
				/\[\[opened\]\]/,
				({ prompt }, { values }) => {
					const [full = NOTHING, opened = NOTHING, rest = NOTHING] = values.map((each) => each ?? NOTHING);
					const formula = formulasIn(prompt).find((each) => each.includes(" - ")) ?? "";
					const [first = "", second = ""] = formula.split(" - ");
					const size = rational(1n, bottomOf(second));
					const [, top = 0n] = second.includes("dfrac") ? wholesIn(second) : [0n, 0n];
					return (
						isEqual(plus(full, times(opened, size)), calculate(first)) &&
						isEqual(full, rational((wholesIn(first)[0] ?? 0n) - 1n)) &&
						isEqual(plus(rest, rational(top)), opened)
					);
				},
			],
			[
				/\[\[sum\]\]/,
				({ prompt }, { values }) => {
					const [parts = NOTHING, full = NOTHING, rest = NOTHING] = values.map((each) => each ?? NOTHING);
					const formula = formulasIn(prompt).find((each) => each.includes(" + ")) ?? "";
					const [first = "", second = ""] = formula.split(" + ");
					const [size, tops] = [
						rational(1n, bottomOf(second)),
						(wholesIn(first)[1] ?? 0n) + (wholesIn(second)[1] ?? 0n),
					];
					const isAll = isEqual(plus(full, times(rest, size)), calculate(formula));
					return isAll && isEqual(parts, rational(tops)) && compare(rest, rational(bottomOf(second))) < 0;
				},
			],
			[/\\square/, ({ prompt }, { value }) => fitsIn(formulasIn(prompt).at(-1) ?? "", value)],
			[/./, isWorthTheFormula],
		),
		mistakenMixedSums,
	),
	"fraction-word-like": (question, answer) => {
		const { prompt } = question;
		if (/one whole\?|Does that tell/.test(prompt)) return answer.text.startsWith(canBeAdded(prompt));
		const [a = NOTHING, b = NOTHING, c] = amountsIn(prompt);
		if (question.question_type === "FILL_MULTIPLE") {
			const [used = NOTHING, left = NOTHING] = answer.values.map((each) => each ?? NOTHING);
			const [parts = 1n] = toldIn(prompt);
			return (
				isEqual(times(used, rational(1n, parts)), plus(a, b)) && isEqual(plus(used, left), rational(parts))
			);
		}
		const { value } = answer;
		if (value === null) return false;
		if (c !== undefined) return isEqual(plus(value, c), plus(a, b));
		if (/What fraction of the .* is left/.test(prompt)) return isEqual(plus(plus(value, a), b), exact(1));
		return /left\?/.test(prompt) ? isEqual(plus(value, b), a) : isEqual(minus(value, b), a);
	},
};

/** The answer to whether two fractions of things can be added to the sum that is given. */
function canBeAdded(prompt: string): string {
	if (!/of the same /.test(prompt)) return "No, because the wholes are not the same size.";
	const [one = NOTHING, other = NOTHING, told = NOTHING] = amountsIn(prompt);
	if (isEqual(plus(one, other), told)) return "Yes, because both are parts of the same whole.";
	const [top = 0n, bottom = 1n, more = 0n] = wholesIn(formulasIn(prompt).join(" "));
	return `No, because the sum is $\\dfrac{${top + more}}{${bottom}}$.`;
}

function bottomOf(formula: string): bigint {
	return BigInt(/\{(\d+)\}\{(\d+)\}/.exec(formula)?.[2] ?? 1);
}
