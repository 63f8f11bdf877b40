import { expect, test } from "vitest";
import { numbersIn, statesAnswer, toPlainText } from "./plain-text.ts";

test("Markdown with LaTeX as one line of plain characters", () => {
	expect(toPlainText("Add $1\\dfrac{2}{3}$ and **$4 \\times 5$**.")).toBe("Add 1 2/3 and 4 × 5.");
});

test("numbers are found in Markdown with LaTeX", () => {
	expect([...numbersIn("Is $8 - 3$ more than $-3$, 1,200, $\\dfrac{6}{8}$ or 2.50?")]).toEqual([
		"8",
		"3",
		"-3",
		"1200",
		"3/4",
		"2.5",
	]);
});

test.each([
	["It is $\\dfrac{10}{16}$.", "5/8", true],
	["It is 15/8.", "5/8", false],
	["The hexagon has six sides.", "hexagon", true],
	["The pentagon has five sides.", "hexagon", false],
	["Is it a?", "a", false],
])("%s states %s: %s", (text, answer, expected) => {
	expect(statesAnswer(text, answer)).toBe(expected);
});
