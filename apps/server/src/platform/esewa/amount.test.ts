import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAmount, readGroupedAmount, writeAmount } from "./amount.ts";

describe("eSewa amounts", () => {
	test.each([
		[1, "0.01"],
		[30, "0.30"],
		[11_000, "110"],
		[130_000, "1300"],
		[130_050, "1300.50"],
		[130_005, "1300.05"],
	])("writes %d paisa as %s", (amount_minor, text) => {
		expect(writeAmount(amount_minor)).toBe(text);
	});

	test.each([0, -100, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %d", (amount_minor) => {
		expect(() => writeAmount(amount_minor)).toThrow(RangeError);
	});

	test("are read back as they were written", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (amount_minor) => {
				expect(readAmount(writeAmount(amount_minor))).toBe(amount_minor);
			}),
		);
	});

	test.each([
		["1,000.0", 100_000],
		["1,00,000.0", 10_000_000],
		["1000.0", 100_000],
		["1000", 100_000],
		["1300.50", 130_050],
		["1300.505", undefined],
		["1300.000", undefined],
		["1e3", undefined],
		["-5", undefined],
		[",5", undefined],
		["5,", undefined],
		["1,000.", undefined],
		[" 5", undefined],
		["", undefined],
		["1234567890123", undefined],
		["१३००", undefined],
	])("reads %s from eSewa as %s paisa", (text, amount_minor) => {
		expect(readGroupedAmount(text)).toBe(amount_minor);
	});

	test("with commas are never written by us", () => {
		expect(readAmount("1,300.00")).toBeUndefined();
	});
});
