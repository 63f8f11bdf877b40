import { exact, same } from "../reading/arithmetic.ts";
import type { Solver } from "../solver.ts";

const BASES: readonly (readonly [told: RegExp, base: string])[] = [
	[/hexagon/, "hexagon"],
	[/pentagon/, "pentagon"],
	[/triangular/, "triangle"],
	[/long/, "rectangle"],
	[/cube|square pyramid/, "square"],
];
const SIDES: Readonly<Record<string, number>> = { triangle: 3, pentagon: 5, hexagon: 6 };

const baseOf = (words: string) => BASES.find(([told]) => told.test(words))?.[1] ?? "?";

/** The shape of the cut face, from where the cut goes. */
function shapeOf(words: string): string {
	if (words.includes("parallel to its base")) return baseOf(words);
	if (/corner/.test(words) || (words.includes("tip") && !words.includes("beside"))) return "triangle";
	if (words.includes("beside")) return "trapezoid";
	return /cube/.test(words) && !words.includes("diagonal") ? "square" : "rectangle";
}

/** The words of a stack of slices, from the base and from whether the solid ends in a tip. */
const fitsTheStack = (solid: string, said: string) =>
	said.includes(baseOf(solid)) && said.includes(solid.includes("pyramid") ? "smaller" : "same size");

/** Independent solver for "cross-sections". */
export const slicesSolids: Solver = ({ prompt, question_type }, { text, texts, value }) => {
	const said = texts[1] ?? text;
	const [cut = prompt] = prompt.split(" How many ");
	const told = texts.length > 1 ? text.toLowerCase() : cut;
	if (/smaller|larger|same size/.test(said)) return fitsTheStack(told.toLowerCase(), said.toLowerCase());
	if (question_type === "SELECT_ALL") {
		const wanted = /give a (\w+)|shape of a (\w+)/.exec(prompt);
		const [shape, named] = [shapeOf(text.toLowerCase()), wanted?.[1] ?? wanted?.[2]];
		return shape === named || (shape === "square" && named === "rectangle");
	}
	const shape = shapeOf(told.toLowerCase());
	if (question_type === "FILL_ONE") return value !== null && same(value, exact(SIDES[shape] ?? 4));
	if (question_type === "VERIFY_WITH_LLM") return text.startsWith("No.") && text.endsWith(` a ${shape}.`);
	return said.toLowerCase() === shape;
};
