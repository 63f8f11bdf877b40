import type { Rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { exact, power, same } from "../reading/arithmetic.ts";
import { calculate, formulasIn, value as numberOf } from "../reading/formulas.ts";
import { areEquivalent } from "../shared/expression-solvers.ts";
import type { Solver, Solvers } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

/** "x = 4" or "x = 1/2". */
const ASSIGNED = /^([a-z]) = (\d[\d.]*|\\dfrac\{\d+\}\{\d+\})$/;

function lettersIn(text: string): Record<string, Rational> {
	return Object.fromEntries(
		formulasIn(text).flatMap((formula) => {
			const [, letter = "", number = ""] = ASSIGNED.exec(formula) ?? [];
			return letter === "" ? [] : [[letter, calculate(number)] as const];
		}),
	);
}

/** The last expression before the values of its letters. */
function valueIn(text: string): Rational {
	const before = text.slice(0, text.search(/\$[a-z] = /));
	return calculate(formulasIn(before).at(-1) ?? "0", lettersIn(text));
}

const fillsSteps: Solver = ({ prompt }, { values }) => {
	const letters = lettersIn(prompt);
	const formulas = formulasIn(prompt).filter((formula) => !ASSIGNED.test(formula));
	const whole = formulas.find((formula) => formula.includes("+")) ?? "";
	const [x = exact(0)] = Object.values(letters);
	const wanted = [power(x, 2), calculate(whole.replace(/ \+.*/, ""), letters), calculate(whole, letters)];
	return wanted.every((each, at) => same(each, values[at] ?? exact(-1)));
};

/** The number of terms, the constant, or a coefficient, from the words that ask for it. */
function partIn(text: string): Rational {
	const expression = formulasIn(text).find((formula) => formula.includes("+")) ?? "";
	const terms = expression.split(" + ");
	if (/number of terms|How many terms|ount the terms|ounts the terms/.test(text)) return exact(terms.length);
	const letter = /(?:coefficient of|number is) \$([a-z])\$/.exec(text)?.[1] ?? "";
	return coefficientOf(terms, letter);
}

function coefficientOf(terms: readonly string[], what: string): Rational {
	const term = terms.find((each) => each.replace(/^\d+/, "") === what) ?? "0";
	return exact(Number(/^\d+/.exec(term)?.[0] ?? 1));
}

const namesParts: Solver = (question, { values, texts }) => {
	const expression = formulasIn(question.prompt).find((formula) => formula.includes("+")) ?? "";
	const terms = expression.split(" + ");
	const constants = terms.filter((term) => /^\d+$/.test(term));
	if (question.interaction)
		return areInTheirBins(question, texts, (card) =>
			/[a-z]/.test(card) ? "Variable" : constants.includes(card) ? "Constant" : "Coefficient",
		);
	if (question.question_type !== "FILL_MULTIPLE") return false;
	return question.blanks.every(({ id }, at) => {
		const letters = formulasIn(question.prompt).filter((formula) => /^[a-z](?:\^\{2\})?$/.test(formula));
		const squared = letters.find((letter) => letter.includes("^")) ?? "";
		const plain = letters.find((letter) => !letter.includes("^")) ?? "";
		const wanted = {
			x: coefficientOf(terms, plain),
			y: coefficientOf(terms, squared),
			c: numberOf(constants[0] ?? "0"),
		}[id];
		return wanted !== undefined && same(wanted, values[at] ?? exact(-1));
	});
};

/** What an expression is as a whole, by its last operation. */
function kindOf(expression: string): string {
	if (expression.startsWith("\\dfrac")) return "A quotient";
	const outside = expression.replaceAll(/\([^)]*\)/g, "()");
	if (outside.includes(" + ")) return "A sum of two terms";
	return outside.includes(" - ") ? "A difference of two terms" : "A product of two factors";
}

const toldParts = toldSolvers(partIn, namesParts);

const partsByName: Solver = (question, answer) => {
	const { prompt } = question;
	const [expression = ""] = formulasIn(prompt);
	if (/^(?:A|An) /.test(answer.text)) return answer.text === kindOf(expression);
	if (/factors/.test(prompt) && answer.text.includes("$"))
		return areEquivalent(
			formulasIn(answer.text)
				.map((each) => (each.startsWith("(") ? each : `(${each})`))
				.join(""),
			expression,
		);
	return toldParts(question, answer);
};

/** Independent solvers of grade 6 for the values and the parts of expressions. */
export const solvers6Values: Solvers = {
	"evaluate-expressions": toldSolvers(valueIn, fillsSteps),
	"expression-parts": partsByName,
};
