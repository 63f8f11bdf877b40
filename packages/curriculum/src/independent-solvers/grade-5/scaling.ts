import { areInTheirBins } from "../reading/cards.ts";
import { compare } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

/** How the product of the formula compares with its last factor, or with the number given. */
function orderOf(product: string, number: string): number {
	return compare(calculate(product), calculate(number));
}

function saysOrder(text: string, order: number): boolean {
	if (text.includes("less than")) return order < 0;
	return text.includes("greater than") ? order > 0 : text.includes("equal to") && order === 0;
}

/** A stated size and a factor, the word before "times". */
function toldSizes(prompt: string): [product: string, number: string] {
	const [size = "1", factor = "1"] = formulasIn(prompt);
	return [`(${factor}) \\times ${size}`, size];
}

/** Independent solver for comparing a product with one of its factors. */
export const comparesProducts: Solver = (question, { texts: [text = "", ...rest] }) => {
	const { prompt, question_type } = question;
	if (question_type === "SELECT_ALL") return holds(formulasIn(text)[0] ?? "");
	if (question_type === "LABELED_INPUT")
		return areInTheirBins(question, [text, ...rest], (card) => {
			const [factor = "", number = ""] = card.split(" × ");
			const order = orderOf(`(${factor}) \\times ${number}`, number);
			return `${order < 0 ? "Less than" : order > 0 ? "Greater than" : "Equal to"} ${number}`;
		});
	if (/[<>=]/.test(text)) return holds(formulasIn(text)[0] ?? "");
	if (/Which factor|Which number can it be/.test(prompt)) {
		const [factor = ""] = formulasIn(text);
		return saysOrder(prompt, compare(calculate(factor), calculate("1")));
	}
	const product = formulasIn(prompt).find((formula) => formula.includes("times"));
	if (product === undefined) return saysOrder(text, orderOf(...toldSizes(prompt)));
	const number = question_type === "VERIFY_WITH_LLM" ? prompt : text;
	const compared = formulasIn(number).findLast((formula) => !formula.includes("times")) ?? "1";
	return saysOrder(text.replace(/^.*?\. So /, ""), orderOf(product, compared));
};
