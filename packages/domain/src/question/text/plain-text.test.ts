import { expect, test } from "vitest";
import { numbersIn, statesAnswer, toPlainText } from "./plain-text.ts";

test("Markdown with LaTeX as one line of plain characters", () => {
	expect(toPlainText("Add $1\\dfrac{2}{3}$ and **$4 \\times 5$**.")).toBe("Add 1 2/3 and 4 × 5.");
});

test.each([
	["$\\dfrac{k-12}{3}$", "(k-12)/3"],
	["$k-\\dfrac{12}{3}$", "k-12/3"],
	["$\\dfrac{1}{2x}$ and $\\dfrac{1}{2}x$", "1/(2x) and 1/2 x"],
	["$-\\dfrac{1}{3}$", "-1/3"],
	["$-2\\dfrac{1}{3} + \\dfrac{-5}{6}$", "-2 1/3 + -5/6"],
	["$\\dfrac{\\frac{1}{2}}{a+b}$", "(1/2)/(a+b)"],
	["$x \\le 3$, $x \\geq -2$, $x \\ne 0$", "x ≤ 3, x ≥ -2, x ≠ 0"],
	["$3\\pi r^{2}$", "3π r^2"],
	["$\\sqrt{16} + \\sqrt{x+9} - \\sqrt[3]{8}$", "√16 + √(x+9) - ∛8"],
	["$0.1\\overline{6}$", "0.1(6)"],
	["$2^{n+1}$, $2^{-3}$, $2^n$", "2^(n+1), 2^-3, 2^n"],
	["$(-4)^{\\square} \\div 90^\\circ$", "(-4)^□ ÷ 90°"],
	["$12\\%$ of $1{,}500\\text{ cm}^3$", "12% of 1,500 cm^3"],
	["$\\left(\\dfrac{2}{3}\\right)^{4}$", "(2/3)^4"],
	["$\\dfrac{1}{", "1/"],
])("%s is written %s", (text, expected) => {
	expect(toPlainText(text)).toBe(expected);
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
	["It is $-\\dfrac{1}{3}$.", "-1/3", true],
	["It is $-\\dfrac{1}{3}$.", "1/3", false],
	["So $x = -2\\dfrac{1}{2}$.", "-2 1/2", true],
	["Take $5 - \\dfrac{1}{3}$.", "-1/3", false],
	["The hexagon has six sides.", "hexagon", true],
	["The pentagon has five sides.", "hexagon", false],
	["Is it a?", "a", false],
])("%s states %s: %s", (text, answer, expected) => {
	expect(statesAnswer(text, answer)).toBe(expected);
});

test("the address of a picture is no text, its alt text is", () => {
	const hint = `Look: ![3 apples](/images/${"a7".repeat(32)}.webp)`;
	expect([statesAnswer(hint, "7"), statesAnswer(hint, "3")]).toEqual([false, true]);
});

test.each(["{", "\\frac{", "^{", "\\sqrt[", "^", "\\frac", "1 "])(
	"a text of many %s is read, and soon",
	(piece) => {
		const text = piece.repeat(5_000 / piece.length);
		const tries = [1, 2, 3].map(() => {
			const begun = process.cpuUsage();
			expect(toPlainText(text)).not.toBe("");
			const { user, system } = process.cpuUsage(begun);
			return (user + system) / 1_000;
		});
		expect(Math.min(...tries)).toBeLessThan(50);
	},
);
