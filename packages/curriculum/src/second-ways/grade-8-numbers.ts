import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	compare,
	exact,
	numbersIn as exactsIn,
	formulasIn,
	holds,
	minus,
	value as numberOf,
	over,
	plus,
	power,
	times,
} from "./exact.ts";
import { worksOutFormula } from "./formula-ways.ts";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";

const isSquare = (number: bigint) => {
	let root = 0n;
	while (root * root < number) root += 1n;
	return root * root === number;
};

/** Every letter gets the same number: two numbers tell all powers here apart. */
const letters = (number: number) => Object.fromEntries([..."xan"].map((letter) => [letter, exact(number)]));

/** Second ways of grade 8: numbers, roots and powers. */
export const secondWays8Numbers: SecondWays = {
	"exponent-rules": (question, { value, text, texts }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (texts.length > 1)
			return [2, 3].every((at) =>
				isEqual(calculate(text, letters(at)), calculate(texts[1] ?? "", letters(at))),
			);
		if (question.question_type === "SELECT_ONE")
			return [2, 3].every((at) => isEqual(calculate(text, letters(at)), calculate(formula, letters(at))));
		if (value === null || value.denominator !== 1n) return false;
		return holds(formula.replace("\\square", `${value.numerator}`), letters(2));
	},
	"negative-zero-exponents": (question, { value, text }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "SELECT_ONE")
			return [2, 3].every((at) => isEqual(calculate(text, letters(at)), calculate(formula, letters(at))));
		return worksOutFormula(question, { value, text, texts: [text], values: [value] });
	},
	"square-cube-roots": (question, answer) => {
		const { values, text } = answer;
		if (question.question_type === "FILL_MULTIPLE") {
			const [low = null, high = null] = values;
			const [equation = ""] = formulasIn(question.prompt);
			return (
				low !== null &&
				high !== null &&
				compare(low, high) < 0 &&
				[low, high].every((root) => holds(equation, { x: root, n: root, k: root }))
			);
		}
		if (question.question_type === "SELECT_ALL") {
			if (text.includes("two solutions")) return true;
			const [left = "", right = ""] = text.replaceAll("$", "").split(" = ");
			const [, degree = "2", inner = "0"] = /\\sqrt(?:\[(\d)\])?\{(-?\d+)\}/.exec(left) ?? [];
			const root = numberOf(right);
			return (
				isEqual(power(root, Number(degree)), numberOf(inner)) && (degree === "3" || root.numerator >= 0n)
			);
		}
		const { value } = answer;
		const [formula = ""] = formulasIn(question.prompt);
		if (value !== null && /How long/.test(question.prompt)) {
			const degree = question.prompt.startsWith("A cube") ? 3 : 2;
			return value.numerator > 0n && isEqual(power(value, degree), exactsIn(formula)[0] ?? exact(0));
		}
		if (value !== null && /solves/.test(question.prompt))
			return (
				value.numerator > 0n && holds(formulasIn(question.prompt)[1] ?? "", { x: value, n: value, k: value })
			);
		return worksOutFormula(question, answer);
	},
	"scientific-notation": (question, { value, values, text }) => {
		const { prompt } = question;
		const [formula = "", second = ""] = formulasIn(prompt);
		if (question.question_type === "FILL_MULTIPLE") {
			const [mantissa = null, exponent = null] = values;
			if (mantissa === null || exponent === null || exponent.denominator !== 1n) return false;
			const in_form = compare(mantissa, exact(1)) >= 0 && compare(mantissa, exact(10)) < 0;
			return (
				in_form && isEqual(times(mantissa, power(exact(10), Number(exponent.numerator))), calculate(formula))
			);
		}
		if (question.question_type === "SELECT_ONE")
			return question.options.every(({ label }) => compare(calculate(text), calculate(label)) >= 0);
		if (value === null) return false;
		return prompt.includes("How many times")
			? isEqual(times(value, calculate(second)), calculate(formula))
			: isEqual(value, calculate(formula));
	},
	"scientific-notation-operations": (question, { values }) => {
		const [formula = ""] = formulasIn(question.prompt);
		const [mantissa = null, exponent = null] = values;
		if (mantissa === null || exponent === null || exponent.denominator !== 1n) return false;
		const in_form = compare(mantissa, exact(1)) >= 0 && compare(mantissa, exact(10)) < 0;
		return (
			in_form && isEqual(times(mantissa, power(exact(10), Number(exponent.numerator))), calculate(formula))
		);
	},
	"rational-irrational": (question, { text, texts }) => {
		const { prompt } = question;
		const isRational = (label: string) =>
			!label.includes("π") &&
			[...label.matchAll(/\\sqrt\{(\d+)\}/g)].every(([, number = "2"]) => isSquare(BigInt(number)));
		if (texts.length > 1) {
			const [number, words] = [text, texts[1] ?? ""];
			if (number.includes("overline")) return words.startsWith("A repeating");
			return number.includes("sqrt")
				? words.includes(isRational(number) ? "comes out whole" : "never ends")
				: words.includes("close to pi");
		}
		if (question.question_type === "SELECT_ALL") return !isRational(text);
		const number = formulasIn(prompt)[0] ?? "";
		if (!prompt.includes("and why")) return text === (isRational(number) ? "Rational" : "Irrational");
		if (!isRational(number)) return text.includes("never ends");
		return text.includes(number.startsWith("\\sqrt") ? "comes out whole" : "fraction or a decimal");
	},
	"repeating-decimals": (question, { value, values }) => {
		const [, whole = "0", before = "", repeats = "0"] =
			/(\d+)\.(\d*)\\overline\{(\d+)\}/.exec(question.prompt) ?? [];
		// The repeating part as a sum of ever smaller pieces: first piece over one minus the ratio.
		const ratio = power(exact(10), -repeats.length);
		const tail = over(times(numberOf(repeats), ratio), minus(exact(1), ratio));
		const number = plus(numberOf(`${whole}.${before}0`), over(tail, power(exact(10), before.length)));
		if (question.question_type === "FILL_MULTIPLE") {
			const [difference = null, top = null, bottom = null] = values;
			if (difference === null || top === null || bottom === null) return false;
			const fraction = rational(top.numerator, bottom.numerator);
			return (
				isEqual(difference, times(exact(99), number)) &&
				isEqual(fraction, number) &&
				fraction.denominator === bottom.numerator
			);
		}
		return value !== null && isEqual(value, number);
	},
	"approximate-irrationals": (question, { value, values, text }) => {
		const { prompt } = question;
		const under = BigInt(/\\sqrt\{(\d+)\}/.exec(prompt)?.[1] ?? 0);
		const below = (number: ReturnType<typeof exact>) => compare(power(number, 2), rational(under)) < 0;
		if (question.question_type === "FILL_MULTIPLE") {
			const [a = null, b = null] = values;
			return a !== null && b !== null && below(a) && !below(b) && isEqual(minus(b, a), exact(1));
		}
		if (prompt.startsWith("Compare")) {
			const [decimal = exact(0)] = exactsIn(formulasIn(prompt)[1] ?? "");
			return text.includes("<") ? !below(decimal) : text.includes(">") && below(decimal);
		}
		if (value === null) return false;
		if (prompt.includes("largest whole number")) {
			const [, k = 1n, , c = 0n] = [0n, ...wholesIn(prompt)];
			const root = minus(value, rational(c));
			const squared = rational(k * k * under);
			return compare(power(root, 2), squared) < 0 && compare(power(plus(root, exact(1)), 2), squared) >= 0;
		}
		const half = prompt.includes("tenth") ? rational(1n, 20n) : rational(1n, 2n);
		const on_grid = times(value, exact(prompt.includes("tenth") ? 10 : 1)).denominator === 1n;
		return on_grid && below(minus(value, half)) && !below(plus(value, half));
	},
};
