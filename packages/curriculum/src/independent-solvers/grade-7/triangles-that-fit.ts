import { areInTheirBins } from "../reading/cards.ts";
import { exact, minus, over } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import { isInside } from "../shared/formula-solvers.ts";
import type { Solver } from "../solver.ts";

/** 1 where the two shorter sides reach beyond the longest one, 0 where they just reach, -1 where they do not. */
function reaches(sides: readonly number[]): number {
	const [x = 0, y = 0, z = 0] = sides.toSorted((p, q) => p - q);
	return Math.sign(x + y - z);
}

const numbersOf = (text: string) => numbersIn(text).map(({ numerator }) => Number(numerator));

/** How many triangles have the measures that a text tells. */
function countOf(text: string): string {
	const angles = [...text.matchAll(/(\d+)°/g)].map(([, angle]) => Number(angle));
	const lengths = numbersOf(text.replaceAll(/\d+°/g, ""));
	const rest = 180 - angles.reduce((all, angle) => all + angle, 0);
	if (angles.length === 3) return rest === 0 ? "More" : "No";
	if (lengths.length === 3) return reaches(lengths) > 0 ? "Exactly" : "No";
	if (angles.length === 2) return rest > 0 ? "Exactly" : "No";
	return angles.length === 1 ? "Exactly" : "More";
}

/** Independent solver for "triangle-conditions": sides are laid out, angles are added. */
export const fitsTriangles: Solver = (question, { value, text, texts }) => {
	const { prompt, question_type, interaction } = question;
	const [a = 0, b = 0, c = 0] = numbersOf(prompt);
	if (interaction?.kind === "sort")
		return areInTheirBins(question, texts, (card) => {
			const bin = /^\d/.test(card) && !card.includes("°") ? reaches(numbersOf(card)) > 0 : countOf(card);
			if (typeof bin === "boolean") return bin ? "Triangle" : "No triangle";
			return { No: "No triangle", Exactly: "Exactly one triangle" }[bin] ?? "More than one triangle";
		});
	if (interaction?.kind === "interval") {
		const tried = Array.from({ length: 4 * (a + b) }, (_, at) => over(exact(at), exact(2)));
		return tried.every((side) => {
			const fits = reaches([2 * a, 2 * b, Number(over(side, over(exact(1), exact(2))).numerator)]) > 0;
			return isInside(text, minus(side, exact(0))) === fits;
		});
	}
	if (question_type === "VERIFY_WITH_LLM")
		return (
			text.startsWith("No") && text.includes({ 0: "as long as", [-1]: "shorter" }[reaches([a, b, c])] ?? "?")
		);
	if (/How many/.test(prompt)) return text.startsWith(countOf(prompt));
	if (question_type === "SELECT_ONE")
		return text.includes(
			{ 1: "longer than", 0: "exactly as long", [-1]: "are shorter" }[reaches([a, b, c])] ?? "?",
		);
	const side = Number(value?.numerator ?? 0n);
	const step = prompt.includes("greatest") ? 1 : -1;
	return reaches([a, b, side]) > 0 && (question_type === "SELECT_ALL" || reaches([a, b, side + step]) <= 0);
};
