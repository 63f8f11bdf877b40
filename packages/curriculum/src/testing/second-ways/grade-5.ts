import type { Rational } from "@learnin/domain/arithmetic/rational";
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
	sum,
	times,
} from "../exact.ts";
import { byExact, worksOutFormula } from "../formula-ways.ts";
import { numbersIn, wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { byNumbers, byWholes } from "../second-way.ts";

/** One second way per generator of grade 5. */
export const secondWays5: SecondWays = {
	"add-sub-decimals": (question, { value }) => {
		const [a, b] = numbersIn(question.prompt);
		if (value === null || a === undefined || b === undefined) return false;
		return isEqual(/\+|more\. How|still|in all/.test(question.prompt) ? minus(value, b) : plus(value, b), a);
	},
	"multiply-decimals": byNumbers((value, a, b) => isEqual(over(value, b), a)),
	"add-sub-fractions-unlike": (question, { value }) => {
		const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(question.prompt);
		if (value === null) return false;
		const undone = question.prompt.includes("} - ")
			? plus(value, rational(c, d))
			: minus(value, rational(c, d));
		return isEqual(undone, rational(a, b));
	},
	"multiply-fractions": (question, { value }) => {
		const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(question.prompt);
		return value !== null && isEqual(over(value, rational(a, b)), rational(c, d));
	},
	"order-of-operations-brackets": worksOutFormula,
	"place-value-decimals": (question, { value, text }) => {
		const [, digit = "", number = ""] = /digits? (\d) in \$([\d.]+)\$/.exec(question.prompt) ?? [];
		const worthOf = (at: number) =>
			numberOf([...number].map((one, place) => (place === at || one === "." ? one : "0")).join(""));
		if (question.prompt.includes("value of the digit"))
			return value !== null && isEqual(worthOf(number.indexOf(digit)), value);
		if (digit === "") {
			const [factor = exact(1), given] = exactsIn(question.prompt);
			return value !== null && given !== undefined && isEqual(over(value, factor), given);
		}
		const [left, right] = [worthOf(number.indexOf(digit)), worthOf(number.lastIndexOf(digit))];
		const ratio = question.prompt.includes("**left**") ? over(left, right) : over(right, left);
		return isEqual(ratio, text.includes("equal") ? exact(1) : (exactsIn(text)[0] ?? exact(0)));
	},
	"powers-of-ten": (question, { value }) => {
		const [formula = ""] = formulasIn(question.prompt).filter((one) => one.length > 1);
		if (value === null) return false;
		if (!formula.includes("square")) return isEqual(calculate(formula), value);
		return value.denominator === 1n && holds(formula.replace("\\square", `${value.numerator}`));
	},
	"round-decimals": (question, { value }) => {
		const [number = exact(0)] = exactsIn(question.prompt);
		const places = /hundredth/.test(question.prompt) ? -2 : /tenth/.test(question.prompt) ? -1 : 0;
		const step = power(exact(10), places);
		if (value === null || over(value, step).denominator !== 1n) return false;
		const [gap, half] = [minus(value, number), over(step, exact(2))];
		return compare(gap, half) <= 0 && compare(gap, minus(exact(0), half)) > 0;
	},
	"write-numerical-expressions": (question, { value, text }) => {
		const { prompt } = question;
		if (value !== null && prompt.startsWith("Do not")) {
			const [part = "", all = ""] = formulasIn(prompt);
			return isEqual(times(calculate(part), value), calculate(all));
		}
		return isEqual(calculate(text), doneInWords(prompt));
	},
	"decimal-forms-thousandths": (question, { value }) => {
		if (value === null) return false;
		const [formula] = formulasIn(question.prompt);
		return isEqual(value, formula === undefined ? spokenDecimal(question.prompt) : calculate(formula));
	},
	"compare-decimals-thousandths": (question, { text, value }) => {
		if (!/[<>=]/.test(text) && value !== null && question.question_type === "SELECT_ONE") {
			const orders = question.options.map(({ label }) => compare(value, numberOf(label)));
			const unwanted = /smallest|shortest/.test(question.prompt) ? 1 : -1;
			return !orders.includes(unwanted);
		}
		return holds(text);
	},
	"multiply-multidigit": byWholes((value, a, b) => value % a === 0n && value / a === b),
	"divide-two-digit-divisor": (question, { value }) => {
		const [total = 0n, divisor = 1n] = wholesIn(question.prompt);
		if (value === null || value.denominator !== 1n) return false;
		const found = value.numerator;
		if (question.prompt.includes("completely?"))
			return total - found * divisor >= 0n && total - found * divisor < divisor;
		if (question.prompt.includes("needed")) return found * divisor >= total && (found - 1n) * divisor < total;
		if (question.prompt.includes("into the last")) return found < divisor && (total - found) % divisor === 0n;
		return found * divisor === total;
	},
	"divide-decimals": (question, { value }) => {
		const numbers = exactsIn(question.prompt);
		const [total = exact(0), by = exact(1)] = /^\d+ friends/.test(question.prompt)
			? numbers.toReversed()
			: numbers;
		const [amount, count] = question.prompt.includes("the same way") ? [by, total] : [total, by];
		return value !== null && isEqual(times(value, count), amount);
	},
	"add-sub-mixed-unlike": worksOutFormula,
	"fraction-word-unlike": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(0), b = exact(0)] = exactsIn(prompt);
		if (question.question_type === "SELECT_ONE") {
			const total = plus(a, b);
			const limits = exactsIn(text);
			const [low = exact(0), high = exact(99)] = text.startsWith("Less") ? [exact(0), ...limits] : limits;
			return compare(total, low) > 0 && compare(total, high) < 0;
		}
		if (value === null) return false;
		if (/What part|wants the lake/.test(prompt)) return isEqual(plus(plus(value, a), b), exact(1));
		return /in all|together/.test(prompt) ? isEqual(minus(value, a), b) : isEqual(plus(value, b), a);
	},
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
	"volume-unit-cubes": (question, { value }) => {
		const alt = question.figure?.alt ?? "";
		const rows = [...alt.matchAll(/(?:row|Row \d): ([\d, ]+)/g)].map(([, list = ""]) =>
			list.split(", ").map(Number),
		);
		const [length = 0, width = 0, height = 0] = wholesIn(alt).map(Number);
		const columns = rows.length > 0 ? rows.flat() : Array.from({ length: length * width }, () => height);
		const tallest = Math.max(...columns);
		const counted = question.prompt.includes("more cubes") ? columns.map((one) => tallest - one) : columns;
		return value !== null && isEqual(value, sum(counted.map(exact)));
	},
	"volume-rect-prism": (question, { value }) => {
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(question.prompt);
		if (value === null) return false;
		if (question.prompt.includes("Its base has")) return isEqual(times(value, b), a);
		if (question.prompt.startsWith("The base of")) return isEqual(over(value, b), a);
		return question.prompt.includes("How high")
			? isEqual(times(times(b, c), value), a)
			: isEqual(over(over(value, a), b), c);
	},
	"volume-composite": (question, { value }) => {
		const { prompt, figure } = question;
		if (value === null) return false;
		if (figure === undefined) {
			const [a = exact(1), b = exact(1), c = exact(1), ...second] = exactsIn(prompt);
			return isEqual(minus(value, times(times(a, b), c)), second.reduce(times));
		}
		// One slab along the whole bottom and one box on it, where the explanation cuts upright.
		const [depth = exact(1), left = exact(1), tall = exact(1), x = exact(1), y = exact(1)] = exactsIn(
			figure.alt,
		);
		const is_hole = prompt.includes("cut out");
		const low = is_hole ? minus(tall, y) : figure.alt.includes("whole solid") ? x : y;
		const whole = is_hole ? x : figure.alt.includes("whole solid") ? y : plus(left, x);
		const slab = times(times(whole, low), depth);
		return isEqual(value, plus(slab, times(times(left, minus(tall, low)), depth)));
	},
};

/** Carries out "Add 3 and 4, then multiply by 5.", "Subtract 2 from 9, …" and the stories, step by step. */
function doneInWords(prompt: string): Rational {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
	if (prompt.includes("the sum of")) return times(plus(a, b), minus(c, d));
	if (prompt.includes("equal bags")) return plus(times(a, b), times(a, c));
	if (prompt.includes("stickers")) return over(minus(a, b), c);
	if (prompt.includes("quotient")) return minus(c, over(a, b));
	const first = prompt.includes("Add ")
		? plus(a, b)
		: prompt.includes("Subtract")
			? minus(b, a)
			: prompt.includes("Multiply")
				? times(a, b)
				: over(a, b);
	return prompt.includes("then multiply") ? times(first, c) : plus(first, c);
}

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** "Write as a decimal: twelve and forty-two thousandths." */
function spokenDecimal(prompt: string): Rational {
	const words = (/: (.*)\.$/.exec(prompt)?.[1] ?? "").replaceAll("-", " ").split(" ");
	const unit = words.pop() ?? "";
	const parts = { tenth: 10, hundredth: 100, thousandth: 1000 }[unit.replace(/s$/, "")] ?? 1;
	const at = words.indexOf("and");
	const spoken = (list: string[]) =>
		list.reduce((total, word) => {
			if (word === "hundred") return total * 100;
			return total + (ONES.includes(word) ? ONES.indexOf(word) : TENS.indexOf(word) * 10);
		}, 0);
	return plus(
		exact(spoken(words.slice(0, Math.max(0, at)))),
		over(exact(spoken(words.slice(at + 1))), exact(parts)),
	);
}
