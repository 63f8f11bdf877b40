import { expect, test } from "vitest";
import { speakFormula } from "./speak-formula.ts";

test.each([
	["\\dfrac{3}{8}", "3 over 8"],
	["2\\dfrac{3}{8}", "2 and 3 over 8"],
	["\\dfrac{k-12}{3}", "the quantity k minus 12, over 3"],
	["k-\\dfrac{12}{3}", "k minus 12 over 3"],
	["\\dfrac{-5}{x+2}", "minus 5 over the quantity x plus 2"],
	["\\sqrt{x+9}", "square root of the quantity x plus 9"],
	["\\sqrt[3]{-8}", "cube root of minus 8"],
	["0.1\\overline{6}", "0.1 with 6 repeating"],
	["3\\pi \\le x", "3 pi is at most x"],
])("reads %s as %s", (tex, spoken) => {
	expect(speakFormula(tex)).toBe(spoken);
});
