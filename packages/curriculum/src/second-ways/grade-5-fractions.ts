import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, compare, exact, formulasIn, numbersIn as exactsIn, over, plus, times } from "./exact.ts";
import { derivedWays } from "./derived-ways.ts";
import { byExact } from "./formula-ways.ts";
import { mistakenProducts } from "./mistaken-products.ts";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byPrompt } from "./ways.ts";
import { wholeOf } from "./wholes.ts";

/** Second ways of grade 5 for fractions. */
export const fractionsWays5: SecondWays = {
	"multiply-fractions": derivedWays(
		byPrompt(
			[
				/numerator of the product/,
				({ prompt }, { values }) => {
					const [top, bottom] = values.map((each) => wholeOf(each) ?? 0n);
					const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(formulasIn(prompt)[0] ?? "");
					return top === a * c && bottom === b * d;
				},
			],
			[
				/left( to walk)?\?/,
				({ prompt }, { value }) => {
					const [had = exact(0), part = exact(0)] = formulasIn(prompt).map((each) => calculate(each));
					return value !== null && isEqual(plus(value, times(had, part)), had);
				},
			],
			[
				/./,
				({ prompt }, { value }) => {
					const told = formulasIn(prompt).map((each) => calculate(each));
					return value !== null && isEqual(value, told.reduce(times));
				},
			],
		),
		mistakenProducts,
	),
	"fraction-as-division": (question, { value, text }) => {
		const { prompt } = question;
		const numbers = exactsIn(prompt);
		if (prompt.includes("some clay")) {
			const [people = exact(1), share = exact(1)] = numbers;
			return value !== null && isEqual(times(people, share), value);
		}
		const [first = exact(1), second = exact(1)] = numbers;
		const [people, things] = /friends share|bottles from/.test(prompt) ? [first, second] : [second, first];
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(times(people, value), things);
		const [low = exact(0), high = exact(0)] = exactsIn(text);
		return compare(times(people, low), things) < 0 && compare(times(people, high), things) > 0;
	},
	"area-fractional-sides": (question, { value }) => {
		const all = exactsIn(question.prompt);
		const [width = exact(1), height = exact(1)] = all.length === 3 ? all.slice(1) : all;
		return value !== null && isEqual(over(value, width), height);
	},
	"scaling-size": (question, { text }) => {
		if (/^\$.*times/.test(text) && question.question_type === "SELECT_ONE") {
			const unwanted = question.prompt.includes("smallest") ? 1 : -1;
			return question.options.every(({ label }) => compare(calculate(text), calculate(label)) !== unwanted);
		}
		const product = formulasIn(question.prompt).find((formula) => formula.includes("times")) ?? "";
		const order = compare(calculate(product), calculate(formulasIn(text)[0] ?? ""));
		return text.includes("less") ? order < 0 : text.includes("more") ? order > 0 : order === 0;
	},
	"fraction-multiply-word": byExact((found, a, b) => isEqual(over(found, a), b)),
	"unit-fraction-by-whole": (question, { value, text }) => {
		const { prompt } = question;
		if (text.includes("\\times")) {
			const [left = "", right = ""] = text.replaceAll("$", "").split(" = ");
			const [dividend = "", divisor = ""] = (formulasIn(prompt)[0] ?? "").split(/ \\div | = /);
			const [share = ""] = left.split(" \\times ");
			const gives_back = isEqual(calculate(right), calculate(dividend)) && left.endsWith(` ${divisor}`);
			return gives_back && isEqual(calculate(share), over(calculate(dividend), calculate(divisor)));
		}
		if (value === null) return false;
		const [a = exact(1), b = exact(1)] = exactsIn(prompt);
		if (prompt.includes("missing")) return isEqual(times(b, value), a);
		const [whole, part] = /friends share/.test(prompt) ? [a, b] : [b, a];
		return isEqual(times(value, whole), part);
	},
	"whole-by-unit-fraction": (question, { value, text }) => {
		const [a = exact(1), b = exact(1)] = exactsIn(question.prompt);
		if (question.question_type === "SELECT_ONE") return isEqual(calculate(text), over(a, b));
		if (value === null) return false;
		return question.prompt.includes("missing") ? isEqual(value, times(a, b)) : isEqual(times(value, b), a);
	},
	"unit-fraction-division-word": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		const is_share = /children|garden|tasks|wall/.test(prompt);
		const [whole, part] = /children/.test(prompt) || !is_share ? [a, b] : [b, a];
		if (prompt.includes("corn bread")) return value !== null && isEqual(times(over(value, c), b), a);
		const quotient = is_share ? over(part, whole) : over(whole, part);
		return question.question_type === "SELECT_ONE"
			? isEqual(calculate(text), quotient)
			: value !== null && isEqual(value, quotient);
	},
};
