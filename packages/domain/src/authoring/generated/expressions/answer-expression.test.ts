import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateExpression } from "./answer-expression.ts";

function valueOf(text: string): string {
	const result = evaluateExpression(text);
	if (!result.ok) return result.fault;
	const { numerator, denominator } = result.value;
	return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

test.each([
	["3 + 4", "7"],
	["2 + 3 * 4", "14"],
	["(2 + 3) * 4", "20"],
	["10 - 4 - 3", "3"],
	["24 / 4 / 2", "3"],
	["1/2 + 1/3", "5/6"],
	["0.1 + 0.2", "3/10"],
	[".5 * 8", "4"],
	["-2^2", "-4"],
	["(-2)^2", "4"],
	["2^3^2", "512"],
	["2^-3", "1/8"],
	["--5", "5"],
	["3 × 4 ÷ 2 − 1", "5"],
	["apples = 12; eaten = 5; apples - eaten", "7"],
	["a = 2; b = a + 1; a = b * b; a + b;", "12"],
	["abs(-3) + floor(-3.5) + ceil(-3.5)", "-4"],
	["round(2.5) + round(-2.5)", "0"],
	["round(3.14159, 2)", "157/50"],
	["round(1250, -2)", "1300"],
	["sqrt(144)", "12"],
	["sqrt(4/9)", "2/3"],
	["gcd(12, 18, 27)", "3"],
	["lcm(4, 6)", "12"],
	["mod(17, 5) + mod(-1, 5)", "6"],
	["min(3, 1/2, 2) + max(3, 1/2, 2)", "7/2"],
	["mean(2, 3, 7)", "4"],
	["median(9, 1, 5, 3)", "4"],
	["sum(1, 2, 3, 4)", "10"],
	["sqrt(1522756)", "1234"],
])("%s is %s", (text, value) => {
	expect(valueOf(text)).toBe(value);
});

describe("no value", () => {
	test.each([
		["", "unreadable"],
		["3 +", "unreadable"],
		["(3", "unreadable"],
		["3 4", "unreadable"],
		["a = 3", "unreadable"],
		["a = 3;", "unreadable"],
		["process.exit()", "unreadable"],
		["constructor(1)", "unreadable"],
		["__proto__", "unknown-name"],
		["toString", "unknown-name"],
		["`x`", "unreadable"],
		["sum = 3; sum", "unreadable"],
		["mod(3)", "unreadable"],
		["apples", "unknown-name"],
		["1 / (2 - 2)", "division-by-zero"],
		["0^-1", "division-by-zero"],
		["mod(3, 0)", "division-by-zero"],
		["2^0.5", "not-exact"],
		["sqrt(2)", "not-exact"],
		["sqrt(-4)", "not-exact"],
		["gcd(1/2, 3)", "not-exact"],
		["9^65", "too-large"],
		["9^9^9^9", "too-large"],
		["a = 9^60; b = a^60; b", "too-large"],
		["round(1, 99)", "too-large"],
		["(".repeat(3000), "too-large"],
		["(".repeat(1000), "unreadable"],
		["1".repeat(100), "unreadable"],
		["abs(".repeat(300), "unreadable"],
	])("%s: %s", (text, fault) => {
		expect(valueOf(text)).toBe(fault);
	});
});

test("agrees with exact arithmetic of whole numbers", () => {
	fc.assert(
		fc.property(fc.integer(), fc.integer(), fc.integer({ min: 1, max: 999 }), (a, b, c) => {
			const expected = (BigInt(a) + BigInt(b)) * BigInt(c) - BigInt(b);
			expect(valueOf(`(${a} + ${b}) * ${c} - (${b})`)).toBe(`${expected}`);
		}),
	);
});

test("never throws and never takes long, whatever the input", () => {
	const piece = fc.constantFrom(
		"9",
		"^",
		"(",
		")",
		"*",
		"sqrt(",
		"lcm(",
		",",
		";",
		"a",
		"=",
		"-",
		".",
		" ",
		"1e9",
		"{",
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
			expect(typeof evaluateExpression(pieces.join("")).ok).toBe("boolean");
		}),
		{ numRuns: 500 },
	);
});
