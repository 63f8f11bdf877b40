import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, power, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn as exactsIn, value as numberOf } from "../reading/formulas.ts";
import { lettersOf } from "../shared/expression-solvers.ts";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { mistakenPowers } from "../mistaken/integers.ts";
import type { Solver, Solvers } from "../solver.ts";

/** Independent solvers of grade 6: expressions. */
export const solvers6Expressions: Solvers = {
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
		const plain: Solver = (_, { value }) =>
			value !== null &&
			isEqual(value, formula === "" ? power(side, prompt.includes("cub") ? 3 : 2) : calculate(formula));
		return derivedSolvers(plain, mistakenPowers)(question, answer);
	},
	"variables-in-context": ({ prompt }, { text, texts }) => {
		// What is counted is neither a thing, nor what one is, nor all of it.
		if (/represent|short for|What is \$/.test(prompt)) return /number of (?!songs in one)/.test(text);
		const words = [text, prompt].map((each) => /“(.*?)”/.exec(each)?.[1]).find((each) => each !== undefined);
		const said = words ?? prompt;
		const letter = /(?<=\$)[a-z](?=\$)/.exec(said)?.[0] ?? "x";
		const formula = formulasIn(texts.at(-1) ?? "").at(-1) ?? "";
		if (lettersOf(formula).some((each) => each !== letter)) return false;
		// Two numbers in place of the letter tell all expressions here apart.
		return [exact(31), exact(47)].every((number) =>
			isEqual(calculate(formula, { [letter]: number }), toldWith(said, number)),
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

/** What happens to the number in the stories of "variables-in-context", and to the numbers that are given. */
const HAPPENINGS: readonly (readonly [RegExp, (x: Rational, a: Rational, b: Rational) => Rational])[] = [
	[/older|gains|buys \d+ more/, plus],
	[/takes out|get off|coupon/, minus],
	[/coins|levels|cafe/, (x, a) => minus(a, x)],
	[/Admission|grows|saves/, (x, a, b) => plus(a, times(b, x))],
	[/stickers|loses/, (x, a, b) => minus(a, times(b, x))],
	[/also gets|equal bags/, (x, a, b) => plus(over(x, a), b)],
	[/takes both|gift box/, (x, a, b) => times(plus(x, a), b)],
	[/box holds|van|theater|bracelets/, times],
	[/share|equal pieces|photos|recipe/, over],
];

/** Carries out a story with a number in place of the letter. */
function toldWith(words: string, number: Rational): Rational {
	const happens = HAPPENINGS.find(([word]) => word.test(words))?.[1];
	if (happens === undefined) throw new Error(`cannot read "${words}"`);
	const [a = exact(0), b = exact(0)] = exactsIn(words);
	return happens(number, a, b);
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
