import { gcd, isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { algebraSolvers, type MistakenFormulas, sameWorth } from "./algebra-solvers.ts";
import { areInTheirBins } from "../reading/cards.ts";
import { exact, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { areEquivalent } from "./expression-solvers.ts";
import type { Solver, Solvers } from "../solver.ts";

/** "4(x + 3) + 2x" as its four parts. */
function partsOf(formula: string) {
	const [, a = "1", x = "x", b = "0", c = "0"] =
		/^(\d+)\(([a-z]) \+ (\d+)\) \+ (\d*)[a-z]$/.exec(formula) ?? [];
	return { a: Number(a), x, b: Number(b), c: c === "" ? 1 : Number(c) };
}

const mistakenRewritings: MistakenFormulas = [
	[/only the first term/, (task) => task.replace(/\(([a-z]) \+ (\d+)\)/, "$1 + $2")],
	[/left out one/, (task) => task.replace(/ \+ \d*[a-z]$/, "")],
	[
		/not like terms/,
		(task) => {
			const { a, x, b, c } = partsOf(task);
			return `${a + c + a * b}${x}`;
		},
	],
	[
		/multiplied the coefficients/,
		(task) => {
			const { a, x, b, c } = partsOf(task);
			return `${a * c}${x} + ${a * b}`;
		},
	],
];

/** The blanks stand in an expression that is equal to the one before the equals sign; a common factor leaves none behind. */
export const fillsTheExpression: Solver = (question, { values }) => {
	const entries = [...values];
	const filled = question.prompt
		.replaceAll(/\[\[\w+\]\]/g, () => `${entries.shift()?.numerator ?? 0}`)
		.replaceAll("$", "");
	const [, left = "", right = ""] = /: (.*?) ?= (.*)$/.exec(filled) ?? [];
	const [, p = 1n, q = 1n] = values.map((each) => each?.numerator);
	const isGreatest = values.length < 3 || gcd(p, q) === 1n;
	return isGreatest && !values.includes(null) && sameWorth(left, right);
};

const rewritings = algebraSolvers((question, answer) => {
	const { prompt, question_type, interaction } = question;
	const [task = "", other = "", third = ""] = formulasIn(prompt);
	const tried = /^([a-z]) = (\d+)$/.exec(task);
	if (tried !== null) {
		const at = { [tried[1] ?? ""]: exact(Number(tried[2])) };
		const agree = isEqual(calculate(other, at), calculate(third, at));
		if (!agree) return answer.text.includes("so they are not equivalent");
		return answer.text.includes(
			sameWorth(other, third) ? "every other number" : "but they are not equivalent",
		);
	}
	if (interaction?.kind === "sort")
		return areInTheirBins(question, answer.texts, (card) =>
			sameWorth(card, task) ? "Equivalent" : "Not equivalent",
		);
	if (question_type === "FILL_MULTIPLE") return fillsTheExpression(question, answer);
	return sameWorth(task, answer.text);
}, mistakenRewritings);

const rewrites: Solver = (question, answer) =>
	question.question_type === "MATCH_THE_FOLLOWING"
		? areEquivalent(answer.text.replaceAll("$", ""), (answer.texts[1] ?? "").replaceAll("$", ""))
		: rewritings(question, answer);

const identifies: Solver = (question, answer) => {
	if (question.question_type !== "VERIFY_WITH_LLM" || !question.prompt.includes("Is "))
		return rewrites(question, answer);
	const [, one = "", other = ""] = formulasIn(question.prompt);
	return answer.text.includes("not right") && !sameWorth(one, other);
};

/** A product that gives the terms of the sum, one by one, with terms in parentheses that share no factor. */
function isFactored(sum: string, product: string): boolean {
	const [factor = exact(0), ...inside] = numbersIn(product.replace("(", " (").replaceAll(" - ", " + "));
	const terms = numbersIn(sum.replaceAll(" - ", " + "));
	const shared = inside.map(({ numerator }) => numerator).reduce((one, other) => gcd(one, other), 0n);
	return shared === 1n && terms.every((term, at) => isEqual(term, times(factor, inside[at] ?? exact(0))));
}

const factors: Solver = (question, { text, texts, value, values }) => {
	const { question_type, prompt } = question;
	const [sum = ""] = formulasIn(prompt);
	const plain = text.replaceAll("$", "");
	if (question_type === "MATCH_THE_FOLLOWING") return isFactored(plain, (texts[1] ?? "").replaceAll("$", ""));
	if (question_type === "VERIFY_WITH_LLM") {
		const [left = "", right = ""] = (formulasIn(text).at(-1) ?? "").split(" = ");
		return left === sum && isFactored(left, right);
	}
	if (plain.includes("(")) return isFactored(sum, plain);
	const terms = numbersIn(sum.replaceAll(" =", "").replaceAll(" - ", " + "));
	const greatest = rational(terms.map(({ numerator }) => numerator).reduce(gcd, 0n));
	if (question_type !== "FILL_MULTIPLE") return value !== null && isEqual(value, greatest);
	const told = /= ?\$ (\d+)/.exec(prompt)?.[1];
	const [factor, ...rest] = told === undefined ? values : [calculate(told), ...values];
	return (
		factor !== null &&
		factor !== undefined &&
		isEqual(factor, greatest) &&
		rest.every((part, at) => part !== null && isEqual(times(part, factor), terms[at] ?? exact(0)))
	);
};

/** Independent solvers of grade 6 for expressions that are written in another way. */
export const solvers6Rewriting: Solvers = {
	"equivalent-expressions": rewrites,
	"identify-equivalent": identifies,
	"factor-out-gcf-sum": factors,
};
