import { expect, test } from "vitest";
import { withUnit, list } from "./words.ts";

test.each([
	["$1$", "units", "$1$ unit"],
	["$1$", "square feet", "$1$ square foot"],
	["$1$", "miles per hour", "$1$ mile per hour"],
	["$\\dfrac{3}{8}$", "feet", "$\\dfrac{3}{8}$ foot"],
	["$\\dfrac{9}{8}$", "feet", "$\\dfrac{9}{8}$ feet"],
	["$1\\dfrac{1}{2}$", "hours", "$1\\dfrac{1}{2}$ hours"],
	["1", "miles", "1 mile"],
	["0.1", "miles", "0.1 miles"],
	["$11$", "units", "$11$ units"],
	["$0$", "units", "$0$ units"],
	["$1$", "ft", "$1$ ft"],
	["$25$", "¢", "$25$¢"],
	["$118$", "°", "$118$°"],
	["$51$", "%", "$51$%"],
	["$25$", undefined, "$25$"],
])("%s and %s are written %s", (shown, unit, text) => {
	expect(withUnit(shown, unit)).toBe(text);
});

test.each([
	[["red"], "red"],
	[["red", "blue"], "red or blue"],
	[["red", "blue", "green"], "red, blue, or green"],
	[[2, 4, 6, 8], "2, 4, 6, or 8"],
] as const)("%j is listed as %s", (items, told) => {
	expect(list(items, "or")).toBe(told);
});
