import { expect, test } from "vitest";
import { formatAmount, formatMillionths, formatMoney, toMajor, toMinor } from "./money.ts";
import { FEE_MINOR, orderTotal, orderTotalOfLines } from "./order-total.ts";
import { canLoad, WALLET_LOADS } from "./wallet-loads.ts";

test.each([
	[{ course_fee_minor: FEE_MINOR, reward_amount_minor: 0, days: 30 }, 1000],
	[{ course_fee_minor: FEE_MINOR, reward_amount_minor: 0, days: 30, number_of_students: 3 }, 3000],
	[{ course_fee_minor: FEE_MINOR, reward_amount_minor: 25, days: 30, number_of_students: 2 }, 3500],
	[{ course_fee_minor: FEE_MINOR, reward_amount_minor: 0, days: 30, number_of_students: 0 }, 0],
])("%j costs %d without tax", (order, total) => {
	expect(orderTotal(order)).toEqual({ amount_minor: total, tax_amount_minor: 0, total_amount_minor: total });
});

test("an order costs the sum of its lines", () => {
	const line = (id: string, reward_amount_minor: number) => ({
		id,
		name: id,
		course_fee_minor: FEE_MINOR,
		reward_amount_minor,
	});
	expect(orderTotalOfLines([line("a", 0), line("b", 10)]).total_amount_minor).toBe(2300);
	expect(orderTotalOfLines([]).total_amount_minor).toBe(0);
});

test("fractional minor units are refused", () => {
	expect(() => orderTotal({ course_fee_minor: 10.5, reward_amount_minor: 0, days: 30 })).toThrow(RangeError);
});

test.each([
	[1000, "USD", "$10.00"],
	[5, "USD", "$0.05"],
	[-5, "USD", "-$0.05"],
	[123_456_789, "USD", "$1,234,567.89"],
	[130_000, "NPR", "NPR\u00a01,300.00"],
] as const)("%d %s shows as %s", (minor, currency, text) => {
	expect(formatMoney(minor, currency)).toBe(text);
});

test("amounts of the API are formatted like those in minor units", () => {
	expect([formatAmount(1234.5, "USD"), formatAmount(0.07, "USD")]).toEqual(["$1,234.50", "$0.07"]);
});

test.each([
	[0, "$0.00"],
	[12, "$0.0001"],
	[4_200, "$0.0042"],
	[50_000, "$0.0500"],
	[123_456, "$0.1235"],
	[1_250_000, "$1.25"],
])("%d millionths of a dollar show as %s", (millionths, text) => {
	expect(formatMillionths(millionths)).toBe(text);
});

test("the API uses major units", () => {
	expect(toMajor(2050)).toBe(20.5);
});

test.each([
	[20.5, 2050],
	[0.07, 7],
	[1.1, 110],
	[4.35, 435],
	[1_000_000.01, 100_000_001],
	[0.005, null],
	[1.001, null],
	[Number.NaN, null],
	[Number.POSITIVE_INFINITY, null],
	[1e17, null],
])("%d major units are %d minor ones", (major, minor) => {
	expect(toMinor(major)).toBe(minor);
});

test.each([
	["USD", 499, false],
	["USD", 500, true],
	["USD", 50_000, true],
	["USD", 50_001, false],
	["NPR", 9_999, false],
	["NPR", 10_000, true],
	["NPR", 5_000_000, true],
	["NPR", 5_000_001, false],
] as const)("%s: loading %d minor units is allowed: %s", (currency, minor, allowed) => {
	expect(canLoad(minor, currency)).toBe(allowed);
});

test("every offered amount can be loaded", () => {
	for (const currency of ["USD", "NPR"] as const)
		for (const minor of WALLET_LOADS[currency].offered_minor) expect(canLoad(minor, currency)).toBe(true);
});
