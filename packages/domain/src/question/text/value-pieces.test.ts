import { expect, test } from "vitest";
import { valuePieces } from "./value-pieces.ts";

/** Letters in bars, fractions and roots in brackets. */
const shown = (value: string) =>
	valuePieces(value)
		.map((piece) => {
			if (piece.kind === "text") return piece.text;
			if (piece.kind === "fraction") return `[${piece.top}/${piece.bottom}]`;
			return piece.kind === "root" ? `[√${piece.text}]` : `|${piece.text}|`;
		})
		.join("");

test.each([
	["21070", "21,070"],
	["-1234.5678", "−1,234.5678"],
	["12,345", "12,345"],
	["1234,5", "1234,5"],
	["-2 1/2", "−2[1/2]"],
	["1/1000", "[1/1000]"],
	["Less than 1/2", "Less than [1/2]"],
	["3/4/2024", "3/4/2024"],
	["13k - 6", "13|k| − 6"],
	["(x - 23) ÷ 4", "(|x| − 23) ÷ 4"],
	["y = x/9", "|y| = [x/9]"],
	["y = 8x²", "|y| = 8|x|²"],
	["x < 0 and y > -3", "|x| < 0 and |y| > −3"],
	["−√6", "−[√6]"],
	["5√2 - √(x + 1)", "5[√2] − [√x + 1]"],
	["10π", "10|π|"],
	["250 g", "250 g"],
	["Area of a 3 by 4 rectangle", "Area of a 3 by 4 rectangle"],
	["Upper-left angle at line m", "Upper-left angle at line |m|"],
	["On the x-axis", "On the x-axis"],
	["Kenji’s and Zoe's", "Kenji’s and Zoe's"],
	["a well-known 3-4, - 2", "a well-known 3-4, - 2"],
	["6.717171… (repeats)", "6.717171… (repeats)"],
])("%s is written %s", (value, expected) => {
	expect(shown(value)).toBe(expected);
});
