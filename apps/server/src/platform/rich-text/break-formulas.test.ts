import { expect, test } from "vitest";
import { breakFormulas } from "./break-formulas.ts";
import { renderText } from "./render.ts";

/** The pieces without their tags. */
const pieces = (tex: string) =>
	breakFormulas(renderText(tex).html)
		.replaceAll("</math><math>", " | ")
		.replaceAll(/<[^>]+>/g, "");

test.each([
	["$6m + 2 + 3m - 6 = 4$", "6m | +2 | +3m | −6 | =4"],
	["$-3a - 5 \\le -5$", "−3a | −5 | ≤−5"],
	["$16 + 9 \\times \\dfrac{1}{10} < 20$", "16 | +9×110 | &lt;20"],
	["$8(x + 15) = 144$", "8(x+15) | =144"],
	["$(7.2 \\times 10^4) \\div (3 \\times 10^6)$", "(7.2×104) | ÷(3×106)"],
	["$4.4 \\times 10^{-8}$", "4.4×10−8"],
	["$37 + 20 = \\square$", "37 | +20 | =□"],
	["$\\dfrac{1 + 2}{3}$ and $x$", "1+23 and x"],
	["No formula", "No formula"],
])("%s may break as %s", (tex, expected) => {
	expect(pieces(tex)).toBe(expected);
});

test("a sign at the start of a line keeps its space, one of a negative number does not get any", () => {
	expect(breakFormulas(renderText("$x = -5$").html)).toBe(
		'<math><mrow><mi>x</mi></mrow></math><math><mrow><mo form="infix">=</mo><mo form="prefix" stretchy="false">−</mo><mn>5</mn></mrow></math>',
	);
});
