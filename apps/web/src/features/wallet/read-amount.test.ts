import { describe, expect, it } from "vitest";
import { readAmount } from "./read-amount.ts";

const dollars = { currency: "USD", least: 5, most: 500 } as const;
const rupees = { currency: "NPR", least: 100, most: 50_000 } as const;

describe("a typed amount", () => {
	it.each([
		["25", dollars, 25],
		[" 12.5 ", dollars, 12.5],
		["$25.50", dollars, 25.5],
		["usd 5", dollars, 5],
		["500.00", dollars, 500],
		["1,300", rupees, 1300],
		["NPR 1,300.00", rupees, 1300],
		["Rs. 1 300", rupees, 1300],
		["1300 NPR", rupees, 1300],
		["12,345.5", rupees, 12_345.5],
		["0,10,000", rupees, 10_000],
		["रु 1300", rupees, 1300],
	])("%j is read", (text, limits, amount) => {
		expect(readAmount(text, limits)).toEqual({ amount });
	});

	it.each([
		["", dollars, "Please enter an amount."],
		["   ", dollars, "Please enter an amount."],
		["$", dollars, "Please enter an amount."],
		["ten", dollars, "Please enter the amount in digits, such as 25 or 12.50."],
		["-10", dollars, "Please enter the amount in digits, such as 25 or 12.50."],
		["1e3", dollars, "Please enter the amount in digits, such as 25 or 12.50."],
		["10.", dollars, "Please enter the amount in digits, such as 25 or 12.50."],
		["12,50.1.2", dollars, "Please enter the amount in digits, such as 25 or 12.50."],
		["10,50", rupees, "Please enter the amount in digits, such as 25 or 12.50."],
		["1,5", dollars, "Please enter the amount in digits, such as 25 or 12.50."],
		["2 50", dollars, "Please enter the amount in digits, such as 25 or 12.50."],
		["10.005", dollars, "Please enter an amount with at most two decimal places."],
		["4.99", dollars, "The least you can load is $5.00."],
		["0", dollars, "The least you can load is $5.00."],
		["500.01", dollars, "The most you can load at once is $500.00."],
		["99999999999999999999", dollars, "The most you can load at once is $500.00."],
		["50000.01", rupees, "The most you can load at once is NPR\u00a050,000.00."],
	])("%j is not taken", (text, limits, complaint) => {
		expect(readAmount(text, limits)).toEqual({ complaint });
	});
});
