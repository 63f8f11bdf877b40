import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
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
	"write-expressions": ({ prompt }, { text, texts }) => {
		const said =
			[prompt, ...texts].map((each) => /“(.*?)”/.exec(each)?.[1]).find((each) => each !== undefined) ?? "";
		const formula = formulasIn(texts.length > 1 ? (texts[1] ?? "") : text).at(-1) ?? "";
		const letter = /(?<![a-z])[xynkw](?![a-z])/.exec(said)?.[0] ?? "x";
		const inFormula = /[a-z]/.exec(formula.replaceAll(/\\[a-z]+/g, ""))?.[0];
		if (/[<>]/.test(formula) || inFormula !== letter) return false;
		return [exact(31), exact(47)].every((number) =>
			isEqual(calculate(formula, { [letter]: number }), spokenWith(said, letter, number)),
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
	const valueOf = (part: string): Rational => {
		const clean = part.trim().replace(/^the (?=number)/, "");
		if (clean === letter || clean === `number ${letter}`) return number;
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
	return valueOf(words);
}
