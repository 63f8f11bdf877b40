import { expect, test } from "vitest";
import { speakFormula } from "./speak-formula.ts";

test.each([
	["\\dfrac{3}{8}", "three eighths"],
	["2\\dfrac{3}{8}", "2 and three eighths"],
	["\\dfrac{k-12}{3}", "the quantity k minus 12, over 3"],
	["\\dfrac{35}{64}", "thirty-five sixty-fourths"],
	["5-\\dfrac{12}{21}", "5 minus twelve twenty-firsts"],
	["2{,}469 + 7{,}000", "2,469 plus 7,000"],
	["3 \\text{ two-digit numbers} - 1", "3 two-digit numbers minus 1"],
	["k-\\dfrac{12}{3}", "k minus twelve thirds"],
	["\\dfrac{125}{1000}", "125 thousandths"],
	["2\\dfrac{9}{100}", "2 and 9 hundredths"],
	["\\dfrac{1}{100}", "1 hundredth"],
	["\\dfrac{125}{144}", "125 over 144"],
	["\\dfrac{-5}{x+2}", "minus 5 over the quantity x plus 2"],
	["\\sqrt{x+9}", "square root of the quantity x plus 9"],
	["\\sqrt[3]{-8}", "cube root of minus 8"],
	["0.1\\overline{6}", "0.1 with 6 repeating"],
	["3\\pi \\le x", "3 pi is at most x"],
])("reads %s as %s", (tex, spoken) => {
	expect(speakFormula(tex)).toBe(spoken);
});
