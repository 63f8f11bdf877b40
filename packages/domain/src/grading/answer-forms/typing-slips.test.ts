import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerType } from "../../question/question.ts";
import { sayEntry } from "../testing/say-grade.ts";

const numberTypes: AnswerType[] = ["INTEGER", "FLOAT", "SIMPLE_FRACTION", "MIXED_FRACTION", "MIXED"];

describe("a typing slip is reported and gets a free retry", () => {
	test.each([
		// Commands and braces of TeX.
		["\\frac{3}{4}", "typed-formula"],
		["\\frac34", "typed-formula"],
		["\\dfrac {3} {4}", "typed-formula"],
		["$\\frac{3}{4}$", "typed-formula"],
		["\\(3/4\\)", "typed-formula"],
		["5\\frac{1}{2}", "typed-formula"],
		["\\text{5}", "typed-formula"],
		["3\\times4", "typed-formula"],
		["{3}/{4}", "typed-formula"],
		["{3 \\over 4}", "typed-formula"],
		["3 over 4", "typed-formula"],
		["3^{2}", "typed-formula"],
		["\\pi", "typed-formula"],
		// A backslash if the entry may be two different numbers, or none.
		["51\\2", "backslash"],
		["11\\2", "backslash"],
		["-51\\2", "backslash"],
		["113\\16", "backslash"],
		["5 1\\", "backslash"],
		["3\\\\4", "backslash"],
		["\\5", "backslash"],
		["51\u22162", "backslash"],
		["51\uff3c2", "backslash"],
		// Points and commas.
		["12,345.678,9", "mixed-separators"],
		["1.234,5", "mixed-separators"],
		["1.234.567,8", "mixed-separators"],
		["12.345.678", "mixed-separators"],
		["1,234.5.6", "mixed-separators"],
		["1 234.5,6", "mixed-separators"],
		["0.5.", "mixed-separators"],
		["-1..5", "mixed-separators"],
		// Sums and the like that were not worked out.
		["3*4", "calculation"],
		["3 × 4", "calculation"],
		["3÷4", "calculation"],
		["1/2 + 1/4", "calculation"],
		["10-4", "calculation"],
		["3^2", "calculation"],
		["5²", "calculation"],
		["2(3+4)", "calculation"],
		["√16", "calculation"],
		["2 x 3", "calculation"],
		// Signs.
		["3//4", "extra-sign"],
		["3/ /4", "extra-sign"],
		["3/4/5", "extra-sign"],
		["--5", "extra-sign"],
		["- -5", "extra-sign"],
		["+-5", "extra-sign"],
		["5-", "extra-sign"],
		["\uff0d\uff0d5", "extra-sign"],
		// Half a fraction.
		["3/", "half-fraction"],
		["/4", "half-fraction"],
		["1 1/", "half-fraction"],
		["1 1/ ", "half-fraction"],
	])("%j: %s", (text, reason) => {
		for (const type of numberTypes) expect(sayEntry(type, "3", text), type).toBe(`unreadable: ${reason}`);
	});

	test("TeX in a text box too, unless an accepted answer contains it", () => {
		expect(sayEntry("STRING", "three quarters", "\\frac{3}{4}")).toBe("unreadable: typed-formula");
		expect(sayEntry("STRING", { answers: ["\\alpha"] }, "\\alpha")).toBe("correct");
		expect(sayEntry("STRING", { answers: ["\\alpha"] }, "\\beta")).toBe("incorrect");
		expect(sayEntry("STRING", "{1, 2}", "{2, 3}")).toBe("incorrect");
	});
});

describe("readable entries are read as before", () => {
	test.each([
		["1\\2", "1/2"],
		["12\\2", "12/2"],
		["30\\4", "30/4"],
		["5 1\\2", "5 1/2"],
		["5+1\\2", "5 1/2"],
		["-5 1\\2", "-5 1/2"],
		["³⁄₄", "3/4"],
		["1³⁄₄", "1 3/4"],
		["¹²∕₁₃", "12/13"],
		["３／４", "3/4"],
		["１２．５", "12.5"],
		["12,345.678", "12345.678"],
		["13+2/5", "13 2/5"],
		["1/-2", "-1/2"],
	])("%j is %s", (text, key) => {
		expect(sayEntry("MIXED", { answers: [key], simplest: "optional" }, text)).toBe("correct");
	});

	const count = fc.integer({ min: 1, max: 9999 });
	const fullwidth = (text: string) =>
		[...text]
			.map((each) => (each === " " ? each : String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0)))
			.join("");
	const raised = (n: number) => [...`${n}`].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))).join("");
	const lowered = (n: number) => [...`${n}`].map((digit) => "₀₁₂₃₄₅₆₇₈₉".charAt(Number(digit))).join("");

	test("a right answer in any unambiguous spelling is never refused", () => {
		fc.assert(
			fc.property(count, count, count, (whole, top, bottom) => {
				const key = { answers: [`${whole} ${top}/${bottom}`], simplest: "optional" as const };
				const spellings = [
					`${whole} ${top}/${bottom}`,
					`${whole}+${top}/${bottom}`,
					`${whole} ${top}\\${bottom}`,
					fullwidth(`${whole} ${top}/${bottom}`),
					`${whole}${raised(top)}⁄${lowered(bottom)}`,
					`${whole * bottom + top}/${bottom}`,
				];
				for (const text of spellings) expect(sayEntry("MIXED", key, text), text).toBe("correct");
			}),
		);
	});

	test("an ambiguous or meaningless entry is neither right nor wrong", () => {
		const part = fc.oneof(count.map(String), fc.constantFrom("1/2", "0.5", "1,234"));
		const slip = fc.oneof(
			fc.tuple(part, part).map(([a, b]) => `\\frac{${a}}{${b}}`),
			fc.tuple(part, part).map(([a, b]) => `{${a}}/{${b}}`),
			fc.tuple(part, fc.constantFrom("*", "×", "÷", "^"), part).map(([a, sign, b]) => `${a}${sign}${b}`),
			fc
				.tuple(count, fc.constantFrom("//", "--", "+-", "\\\\"), count)
				.map(([a, sign, b]) => `${a}${sign}${b}`),
			fc.tuple(count, count, count).map(([a, b, c]) => `${a}.${b},${c}`),
			fc.tuple(count, count, count).map(([a, b, c]) => `${a}.${b}.${c}`),
			fc.tuple(count, fc.integer({ min: 1, max: 9 })).map(([a, top]) => `${a}${top}\\${top + 1}`),
		);
		fc.assert(
			fc.property(slip, fc.constantFrom(...numberTypes), count, (text, type, key) => {
				expect(sayEntry(type, `${key}`, text)).toMatch(/^unreadable: /);
			}),
		);
	});
});
