import { describe, expect, it } from "vitest";
import { cardName } from "@learnin/domain/payments/card-name";
import { expiryText } from "./card-name.ts";

describe("a saved card in words", () => {
	it.each([
		["visa", "Visa ending in 4242"],
		["amex", "American Express ending in 4242"],
		["jcb", "JCB ending in 4242"],
		["discover", "Discover ending in 4242"],
	])("%s", (brand, words) => {
		expect(cardName({ brand, last_four: "4242" })).toBe(words);
	});

	it.each([
		[11, 2026, "Expires 11/2026"],
		[10, 2026, "Expired 10/2026"],
		[1, 2027, "Expires 01/2027"],
		[12, 2025, "Expired 12/2025"],
	])("%i/%i in November 2026", (exp_month, exp_year, words) => {
		expect(expiryText({ exp_month, exp_year }, new Date(2026, 10, 30, 23, 59))).toBe(words);
	});
});
