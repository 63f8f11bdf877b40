import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, over, same } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

/** The two amounts that a text tells, the one to be divided first: the other one shall become 1. */
function amountsIn(text: string): readonly [Rational, Rational] {
	const [first = exact(0), second = exact(1)] = numbersIn(text);
	const [, each = ""] = /(?:per|for 1) ([a-z ]+)/.exec(text) ?? [];
	const unit = (text.split("$")[2] ?? "").trim().replace(/^feet/, "foot");
	return unit.startsWith(each.trim()) ? [second, first] : [first, second];
}

const rateIn = (text: string) => over(...amountsIn(text));

const inBoxes: Solver = ({ prompt }, { values }) => {
	const [reciprocal = null, rate = null] = values;
	if (reciprocal === null || rate === null) return false;
	return same(reciprocal, over(exact(1), amountsIn(prompt)[1])) && same(rate, rateIn(prompt));
};

const told = toldSolvers(rateIn, inBoxes);

/** Unit rates of fractions, given with two amounts and what they are asked per. */
export const findsUnitRate: Solver = (question, answer) =>
	question.prompt.includes("Which expression")
		? same(calculate(formulasIn(answer.text)[0] ?? ""), rateIn(question.prompt))
		: told(question, answer);
