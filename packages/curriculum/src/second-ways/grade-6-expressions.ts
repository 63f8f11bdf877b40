import type { Rational } from "@learnin/domain/arithmetic/rational";
import { abs, gcd, isEqual, rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	exact,
	formulasIn,
	minus,
	numbersIn as exactsIn,
	over,
	plus,
	power,
	times,
	value as numberOf,
} from "./exact.ts";
import { derivedWays } from "./derived-ways.ts";
import { mistakenPowers } from "./mistaken-integers.ts";
import type { SecondWay, SecondWays } from "./second-way.ts";

/** Second ways of grade 6: expressions. */
export const secondWays6Expressions: SecondWays = {
	"factor-out-gcf-sum": (question, { value, values }) => {
		const [formula = ""] = formulasIn(question.prompt);
		const terms = exactsIn(formula).map(({ numerator }) => abs(numerator));
		const shared = terms.reduce(gcd);
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(value, rational(shared));
		const told = /= ?\$ (\d+)/.exec(question.prompt)?.[1];
		const [factor, ...rest] = told === undefined ? values : [numberOf(told), ...values];
		return (
			factor?.numerator === shared &&
			rest.every((one, at) => one !== null && one.numerator * shared === terms[at])
		);
	},
	"whole-number-exponents": (question, answer) => {
		const { prompt, question_type } = question;
		const [formula = ""] = formulasIn(prompt);
		if (question_type === "FILL_MULTIPLE") {
			const [base = null, exponent = null, value = null] = answer.values;
			const [factor = exact(0), ...others] = exactsIn(formula);
			return (
				base !== null &&
				isEqual(base, factor) &&
				isEqual(exponent ?? exact(0), exact(others.length + 1)) &&
				isEqual(value ?? exact(0), calculate(formula))
			);
		}
		if (question_type === "SELECT_ONE" && answer.text.startsWith("$") && answer.value === null)
			return isEqual(calculate(answer.text), calculate(formula));
		const side = exactsIn(prompt)[0] ?? exact(0);
		const plain: SecondWay = (_, { value }) =>
			value !== null &&
			isEqual(value, formula === "" ? power(side, prompt.includes("cub") ? 3 : 2) : calculate(formula));
		return derivedWays(plain, mistakenPowers)(question, answer);
	},
	"variables-in-context": (question, { text, texts }) => {
		const { prompt } = question;
		if (prompt.includes("stand for?")) return text.startsWith("For the number of");
		const letter = /(?<=\$)[a-z](?=\$)/.exec(prompt)?.[0] ?? "x";
		const [words, formula] = texts.length > 1 ? [text, texts[1] ?? ""] : [prompt, text];
		// Two numbers in place of the letter tell all expressions here apart.
		return [exact(5), exact(7)].every((number) =>
			isEqual(calculate(formula, { [letter]: number }), toldWith(words, number)),
		);
	},
	"write-expressions": (question, { text, texts }) => {
		const letter = /(?<=called \$)[a-z]|(?<![a-z])[xynkw](?![a-z])/.exec(question.prompt)?.[0] ?? "x";
		const [words, formula] = texts.length > 1 ? [text, texts[1] ?? ""] : [question.prompt, text];
		if (formula.includes("<")) return false;
		return [exact(31), exact(47)].every((number) =>
			isEqual(calculate(formula, { [letter]: number }), spokenWith(words, letter, number)),
		);
	},
	"expression-parts": (question, { text, texts, value }) => {
		const { prompt } = question;
		const [all = ""] = formulasIn(prompt).filter((formula) => /[+(]/.test(formula));
		const terms = all.split(" + ");
		const coefficientOf = (what: string) => {
			const term = terms.find((one) => one.replace(/^\d+/, "") === what) ?? "0";
			return exact(Number(/^\d+/.exec(term)?.[0] ?? 1));
		};
		const constant = numberOf(terms.find((term) => /^\d+$/.test(term)) ?? "0");
		const asked = /coefficient of \$([a-z^{}2]+)\$/.exec(`${texts.length > 1 ? text : prompt}`)?.[1] ?? "";
		if (texts.length > 1) {
			const given = numberOf(texts[1] ?? "");
			return isEqual(
				given,
				text.includes("constant") ? constant : text.includes("exponent") ? exact(2) : coefficientOf(asked),
			);
		}
		if (prompt.includes("factors of")) {
			const factors = formulasIn(text);
			const at = exact(3);
			const letter = /[a-z]/.exec(all)?.[0] ?? "x";
			return isEqual(
				factors.map((factor) => calculate(factor, { [letter]: at })).reduce(times),
				calculate(all, { [letter]: at }),
			);
		}
		if (question.question_type === "SELECT_ALL") {
			if (text.includes("terms")) return terms.length === 3;
			if (text.includes("factors")) return true;
			const [claim] = formulasIn(text).slice(-1);
			const of = /coefficient of \$([a-z])\$/.exec(text)?.[1];
			return of !== undefined && isEqual(coefficientOf(of), numberOf(claim ?? "0"));
		}
		if (value === null) return false;
		return isEqual(value, prompt.includes("How many terms") ? exact(terms.length) : coefficientOf(asked));
	},
	"evaluate-expressions": (question, { value }) => {
		const formulas = formulasIn(question.prompt);
		const letters = Object.fromEntries(
			formulas.flatMap((formula) => {
				const [, letter = "", number = ""] =
					/^([a-zA-Z]) = (\d[\d.]*|\\dfrac\{\d+\}\{\d+\})$/.exec(formula) ?? [];
				return letter === "" ? [] : [[letter, calculate(number)] as const];
			}),
		);
		const asked =
			formulas.find(
				(formula) =>
					/[a-zA-Z]/.test(formula.replace("\\dfrac", "")) &&
					(formula.match(/[-+^(\\]|\d[a-z]/g) ?? []).length > 0 &&
					!/^[a-z] = /.test(formula),
			) ?? "";
		return value !== null && isEqual(calculate(asked.replace(/^[PC] = /, ""), letters), value);
	},
	"equivalent-expressions": (question, { text, values }) => {
		const [shown = ""] = formulasIn(question.prompt);
		const letters = (seed: number) => ({
			x: exact(seed),
			y: exact(seed + 4),
			n: exact(seed),
			a: exact(seed),
		});
		if (question.question_type === "SELECT_ONE")
			return [3, 8].every((seed) => isEqual(calculate(text, letters(seed)), calculate(shown, letters(seed))));
		const [left = ""] = shown.split(" =");
		const [, ...numbers] = values.length === 3 ? values : [null, ...values];
		const [p = null, q = null] = numbers;
		if (p === null || q === null) return false;
		const factor = values.length === 3 ? (values[0] ?? exact(0)) : exact(1);
		const is_simple = values.length < 3 || gcd(p.numerator, q.numerator) === 1n;
		return (
			is_simple &&
			[3, 8].every((seed) => {
				const { x, y } = letters(seed);
				const second = left.includes("y") && left.includes("x") ? times(q, y) : q;
				return isEqual(
					times(factor, plus(times(p, x), second)),
					calculate(left, /[na]/.test(left) ? letters(seed) : left.includes("x") ? { x, y } : { y: x }),
				);
			})
		);
	},
	"identify-equivalent": (question, { text }) => {
		const [shown = "", second = "", third = ""] = formulasIn(question.prompt);
		const letter = /[a-z]/.exec(shown)?.[0] ?? "x";
		if (question.prompt.includes("What follows")) {
			const agree = [0, 1, 9].every((number) =>
				isEqual(
					calculate(second, { [letter]: exact(number) }),
					calculate(third, { [letter]: exact(number) }),
				),
			);
			return !agree && text.includes("not equivalent");
		}
		return [2, 5, 11].every((number) =>
			isEqual(calculate(text, { [letter]: exact(number) }), calculate(shown, { [letter]: exact(number) })),
		);
	},
};

/** Carries out the stories of "variables-in-context" with a number in place of the letter. */
function toldWith(words: string, number: Rational): Rational {
	const [a = exact(0), b = exact(0)] = exactsIn(words);
	if (words.includes("older") || words.includes("more marbles")) return plus(number, a);
	if (words.includes("jar") || words.includes("fewer")) return minus(number, a);
	if (words.includes("coins")) return minus(a, number);
	if (words.includes("Entry")) return plus(a, times(b, number));
	if (words.includes("stickers")) return minus(a, times(b, number));
	if (words.includes("people")) return plus(over(number, a), b);
	return /share/.test(words) ? over(number, a) : times(number, a);
}

/** Does what the words of "write-expressions" say, with a number in place of the letter. */
function spokenWith(words: string, letter: string, number: Rational): Rational {
	const text = words
		.replace(/.*means: /, "")
		.replace(/\?$/, "")
		.toLowerCase();
	const valueOf = (part: string): Rational => {
		const clean = part.trim().replace(/^the (?=number$)/, "");
		if (clean === letter || clean === "number") return number;
		if (/^\d+$/.test(clean)) return numberOf(clean);
		const rules: [RegExp, (a: Rational, b: Rational) => Rational][] = [
			[/^(.+), divided by (.+)$/, over],
			[/^(.+), increased by (.+)$/, plus],
			[/^divide (.+) by (.+)$/, over],
			[/^(.+) subtracted from (.+)$/, (a, b) => minus(b, a)],
			[/^subtract (.+) from (.+)$/, (a, b) => minus(b, a)],
			[/^(.+?) less than (.+)$/, (a, b) => minus(b, a)],
			[/^(.+?) more than (.+)$/, (a, b) => plus(b, a)],
			[/^(.+?) less the (.+)$/, minus],
			[/^the square of (.+)()$/, (a) => times(a, a)],
			[/^twice (.+)()$/, (a) => plus(a, a)],
			[/^(\d+) times (.+)$/, times],
			[/^the sum of (.+) and (.+)$/, plus],
			[/^the difference of (.+) and (.+)$/, minus],
			[/^the product of (.+) and (.+)$/, times],
			[/^the quotient of (.+) and (.+)$/, over],
			[/^(.+) divided by (.+)$/, over],
		];
		for (const [rule, apply] of rules) {
			const found = rule.exec(clean);
			if (found !== null)
				return apply(valueOf(found[1] ?? ""), found[2] === "" ? exact(0) : valueOf(found[2] ?? ""));
		}
		throw new Error(`cannot read "${clean}"`);
	};
	return valueOf(text);
}
