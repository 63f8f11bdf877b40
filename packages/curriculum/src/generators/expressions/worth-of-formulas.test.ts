import { evaluateExpression } from "@learnin/domain/authoring/generated/expressions/answer-expression";
import { describe, expect, it } from "vitest";
import { lowest } from "../../kit/numbers.ts";
import { GROUPS, ONE_STEP, TWO_STEP_STORIES } from "./letter-stories.ts";
import { filled, GROUPED, SIMPLE, TURNED, TWO_STEPS } from "./phrases.ts";
import { worthOf } from "./worth-of-formulas.ts";

const NUMBERS = { x: 1120, a: 7, b: 12 };

describe("the worth of a formula", () => {
	it.each([
		["{a}{x} + {b}", "7 * 1120 + 12"],
		["{b}({x} - {a})", "12 * (1120 - 7)"],
		["({b} - {a}){x}", "(12 - 7) * 1120"],
		["{x} - {b} \\div {a}", "1120 - 12 / 7"],
		["\\dfrac{{x} + {b}}{{a}}", "(1120 + 12) / 7"],
		["\\dfrac{{a}}{{x}} + {b}", "7 / 1120 + 12"],
		["2({x} + {b})", "2 * (1120 + 12)"],
		["({x} + {a})^{2}", "(1120 + 7)^2"],
		["{x} + {a}^{2}", "1120 + 7^2"],
		["{b}", "12"],
	])("is that of its numbers: %s", (formula, exact) => {
		const found = evaluateExpression(exact);
		if (!found.ok) throw new Error(found.detail);
		const [top = 0, bottom = 0] = worthOf(formula)?.(NUMBERS) ?? [];
		const { numerator, denominator } = found.value;
		expect(lowest(top, bottom)).toEqual({ top: Number(numerator), bottom: Number(denominator) });
	});

	it("is the same for expressions that are written in another way", () => {
		const [one, other] = ["{b} + {x}", "{x} + {b}"].map((formula) => worthOf(formula)?.(NUMBERS));
		expect(one).toEqual(other);
	});

	it("is missing only for inequalities among the phrases and stories", () => {
		const lists = [SIMPLE, TURNED, TWO_STEPS, GROUPED, ONE_STEP, GROUPS, TWO_STEP_STORIES];
		const formulas = lists.flat().flatMap(([, right, wrong]) => [right, ...wrong.map(([, each]) => each)]);
		const unread = new Set(formulas.filter((formula) => worthOf(formula) === undefined));
		expect([...unread].map((formula) => filled(formula, "x", 7, 12)).toSorted()).toEqual([
			"7 < x",
			"x < 12",
			"x < 7",
			"x > 12",
		]);
	});
});
