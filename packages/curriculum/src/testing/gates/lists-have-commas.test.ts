import { exampleFillOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { listsHaveCommas } from "./lists-have-commas.ts";

const faultsIn = (prompt: string) =>
	listsHaveCommas(exampleFillOne({ prompt }), {
		standard: undefined,
		grade: 6,
		independent_solver: undefined,
		renderFormula: () => "",
	});

test.each([
	"The even digits are 0, 2, 4, 6 and 8.",
	"Compare $\\dfrac{1}{2}$, $\\dfrac{2}{3}$ and $\\dfrac{3}{4}$.",
	"A box is 3 cubes long, 2 cubes wide and 4 cubes high.",
	"A triangle has the vertices A (1, 2), B (3, 4) and C (5, 6).",
	"A prism has the edges [[a]], [[b]] and [[c]].",
	"Maya has 2 quarters, 1 dime and 3 pennies.",
	"Write a whole number, a fraction or a mixed number.",
	"Is the triangle acute, right or obtuse?",
	"Do you have to slide, turn or flip it?",
	"Translations, reflections and rotations keep all lengths.",
])("is refused: %s", (prompt) => {
	expect(faultsIn(prompt)).toHaveLength(1);
});

test.each([
	"The even digits are 0, 2, 4, 6, and 8.",
	"A box is 3 cubes long, 2 cubes wide, and 4 cubes high.",
	"Is the triangle acute, right, or obtuse?",
	"It is between 1,200 and 1,300.",
	"The factor pairs are 1 and 12, 2 and 6.",
	"Multiply 4 by each width, 2 and 3.",
	"In each of the 3 tosses, heads and tails are equally likely.",
	"Which is longer, one yard or one foot?",
	"Count all parts, colored or not.",
	"Use the rule on the number just before, again and again.",
	"Right and up add, left and down subtract.",
	"Five is prime, because only 1 and 5 divide it.",
])("is kept: %s", (prompt) => {
	expect(faultsIn(prompt)).toEqual([]);
});
