import { expect, test } from "vitest";
import { renderPrompt, renderText } from "./render.ts";

/** The words with "_" where no line may end. */
const joined = (source: string) => {
	const { html } = renderPrompt(source);
	return html.replaceAll("\u00A0", "_").replaceAll(/<(?:math|mi|mn|mo|mrow|span|\/)[^>]*>/g, "");
};

test.each([
	["8 m by 70 cm", "8_m by 70_cm"],
	["A path is 5 meters long.", "A path is 5_meters long."],
	["It takes 45 minutes, until 5:30 p.m. today.", "It takes 45_minutes, until 5:30_p.m. today."],
	["It covers $12$ square feet, or 3 cubic units.", "It covers 12_square_feet, or 3_cubic_units."],
	["4 tens and 1 hundred", "4_tens and 1_hundred"],
	["A board is 5 in. wide and 3 in long: 5 in.", "A board is 5_in. wide and 3_in long: 5_in."],
	[
		"There are 5 in each row, 3 in 7 of them, and 12 in all.",
		"There are 5 in each row, 3 in 7 of them, and 12 in all.",
	],
	["2 more, 3 minute hands, 5 mice", "2 more, 3_minute hands, 5 mice"],
])("%s", (source, expected) => {
	expect(joined(source)).toBe(expected);
});

test("a box stays beside its unit and a short beginning of its equation", () => {
	expect(renderPrompt("Is [[a]] meters $x =$ [[b]]").html).toBe(
		'Is <span class="together"><span data-blank="a"></span>\u00A0meters</span> <span class="together"><math><mrow><mi>x</mi><mo>=</mo></mrow></math>\u00A0<span data-blank="b"></span></span>',
	);
	expect(renderPrompt(`$${"1 + ".repeat(9)}1 =$ [[b]]`).html).toContain("</math> <span");
	expect(renderPrompt("$4$ and [[b]]").html).toContain("and <span");
});

test("only the formula before a unit is kept with it", () => {
	expect(renderText("$x$ and $12$ square feet, but $y$ more").html).toBe(
		'<math><mi>x</mi></math> and <span class="together"><math><mn>12</mn></math>\u00A0square\u00A0feet,</span> but <math><mi>y</mi></math> more',
	);
});

test("what is read aloud has plain spaces", () => {
	expect(renderText("It is 5 meters long.").spoken).toBe("It is 5 meters long.");
});
