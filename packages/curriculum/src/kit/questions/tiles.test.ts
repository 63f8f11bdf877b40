import { expect, test } from "vitest";
import { bagOf, formsOf, ordersOf, tilesIn } from "./tiles.ts";

const orders = (formula: string) => ordersOf(tilesIn(formula) ?? []).map((row) => row.join(" "));

test("formulas are read as tiles, unless tiles cannot show them", () => {
	expect(tilesIn("$3 \\times (x - 12)$")).toEqual(["3", "×", "(", "x", "-", "12", ")"]);
	expect(tilesIn("$\\dfrac{x}{3}$")).toBeNull();
	expect(tilesIn("x^{2}")).toBeNull();
});

test("the bag has enough for each row", () => {
	expect(
		bagOf([
			["3", "+", "3"],
			["3", "x"],
		]),
	).toEqual(["3", "3", "+", "x"]);
});

test("an equation of two terms may be written as any equation of its fact family", () => {
	const forms = (formula: string) => formsOf(tilesIn(formula) ?? []).map((row) => row.join(" "));
	expect(forms("3x + 5 = 20")).toEqual([
		"3 x + 5 = 20",
		"5 + 3 x = 20",
		"20 = 3 x + 5",
		"20 = 5 + 3 x",
		"20 - 3 x = 5",
		"5 = 20 - 3 x",
		"20 - 5 = 3 x",
		"3 x = 20 - 5",
	]);
	expect(forms("x - 7 = 13")).toEqual([
		"x - 7 = 13",
		"13 = x - 7",
		"x - 13 = 7",
		"7 = x - 13",
		"7 + 13 = x",
		"13 + 7 = x",
		"x = 7 + 13",
		"x = 13 + 7",
	]);
	expect(forms("x - 7 = 7")).toEqual(["x - 7 = 7", "7 = x - 7", "7 + 7 = x", "x = 7 + 7"]);
	expect(forms("3(x + 5) = 24")).toEqual([
		"3 ( x + 5 ) = 24",
		"3 ( 5 + x ) = 24",
		"24 = 3 ( x + 5 )",
		"24 = 3 ( 5 + x )",
	]);
	expect(forms("4x = 20")).toEqual(["4 x = 20", "20 = 4 x"]);
	expect(forms("a + b")).toEqual(["a + b", "b + a"]);
});

test("sums and products may be reordered, differences and quotients not", () => {
	expect(orders("3x + 5")).toEqual(["3 x + 5", "5 + 3 x"]);
	expect(orders("a - b")).toEqual(["a - b"]);
	expect(orders("a + b - c")).toEqual(["a + b - c", "a - c + b", "b + a - c", "b - c + a"]);
	expect(orders("12 ÷ 3")).toEqual(["12 ÷ 3"]);
	expect(orders("4 \\times (2 + 7)")).toEqual([
		"4 × ( 2 + 7 )",
		"4 × ( 7 + 2 )",
		"( 2 + 7 ) × 4",
		"( 7 + 2 ) × 4",
	]);
	expect(orders("3(x + 5)")).toEqual(["3 ( x + 5 )", "3 ( 5 + x )"]);
	expect(orders("12 ÷ (2 + 4)")).toEqual(["12 ÷ ( 2 + 4 )", "12 ÷ ( 4 + 2 )"]);
	expect(orders("(9 - 2) ÷ 7 + 1")).toEqual(["( 9 - 2 ) ÷ 7 + 1", "1 + ( 9 - 2 ) ÷ 7"]);
});
