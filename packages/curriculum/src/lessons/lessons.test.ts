import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { describe, expect, test } from "vitest";
import { generators } from "../generators/generators.ts";
import { lastEquation, nearResults } from "./equations.ts";
import { makeLesson } from "./make-lesson.ts";
import { picturesOfStep } from "./pictures-of-steps.ts";

/** The idea comes before the worked steps, the question to finish after them. */
const STEPS_AROUND = 2;

describe("the lesson of every skill", () => {
	test.each(generators.map(({ skill_id }) => skill_id))("%s", (skill_id) => {
		const lesson = makeLesson(skill_id, 0);
		if (lesson === undefined) throw new Error("no lesson");
		const { idea, steps, example, practice } = lesson;
		expect(steps.length + STEPS_AROUND).toBeGreaterThanOrEqual(3);
		expect(steps.length + STEPS_AROUND).toBeLessThanOrEqual(6);
		expect([idea, ...steps.map(({ text }) => text)].filter((text) => text.trim() === "")).toEqual([]);
		expect([example, practice].map(({ question }) => question.question_type)).not.toContain(
			"VERIFY_WITH_LLM",
		);
		expect(whatIsAsked(practice.question)).not.toBe(whatIsAsked(example.question));
		for (const { check } of steps) {
			const choices = check?.choices.map((choice) => JSON.stringify(choice)) ?? [];
			expect(new Set(choices).size).toBe(choices.length);
			if (check) expect(check.choices[check.right]).toBeDefined();
		}
	});
});

test("the same seed makes the same lesson, the next seed another one", () => {
	const [first, again, next] = [0, 0, 1].map((seed) => makeLesson("subtract-within-100", seed));
	expect(first).toEqual(again);
	expect(next?.example.question).not.toEqual(first?.example.question);
});

test("there is none without a generator", () => {
	expect(makeLesson("none", 0)).toBeUndefined();
});

test.each([
	["Together $5 \\times (4 + 5) = 20 + 25 = 45$.", "20 + 25", 45],
	["$7.6 + 1.5 = 9.1$", "7.6 + 1.5", 9.1],
	["Together: $2{,}190 + 365 = 2{,}555$.", "2{,}190 + 365", 2555],
	["$12 \\div 4 = 3$, so 3.", "12 \\div 4", 3],
])("the equation of %s", (step, source, result) => {
	const equation = lastEquation(step);
	expect(equation).toMatchObject({ source, result });
	const near = equation === undefined ? [] : nearResults(equation);
	expect(near).toHaveLength(2);
	expect(near).not.toContain(result);
});

test.each(["$x + 3 = 7$", "$26 \\div 6 = 4$", "It is 3 + 4 = 7.", "$\\frac{1}{2} + 1 = 2$"])(
	"%s is no equation of two plain numbers that is true",
	(step) => {
		expect(lastEquation(step)).toBeUndefined();
	},
);

test("sums are shown by jumps that stop at the ten, products by rows, fractions by bars, sequences by equal jumps", () => {
	const altsOf = (step: string) => picturesOfStep(step).map(({ alt }) => alt);
	expect(altsOf("$38 + 25 = 63$").at(-1)).toBe("A number line. From 38: + 20 to 58, + 2 to 60, + 3 to 63.");
	expect(altsOf("$42 - 15 = 27$").at(-1)).toBe("A number line. From 42: - 10 to 32, - 2 to 30, - 3 to 27.");
	expect(altsOf("$3 \\times 6 = 18$")).toEqual([
		"1 row of 6 dots.",
		"2 rows of 6 dots, 12 in all.",
		"3 rows of 6 dots, 18 in all.",
	]);
	expect(altsOf("$12 \\div 4 = 3$")).toHaveLength(2);
	expect(altsOf("$30 \\times 60 = 1{,}800$")).toEqual([]);
	expect(altsOf("$\\dfrac{3}{8} + \\dfrac{4}{8} = \\dfrac{7}{8}$.").at(-1)).toBe(
		"Bars: 3 of 8 parts, 4 of 8 parts, 7 of 8 parts. 3/8 + 4/8 = 7/8.",
	);
	expect(altsOf("Each is 10 more: 250, 260, 270.")).toEqual([
		"A number line with jumps of 10: 250, 260.",
		"A number line with jumps of 10: 250, 260, 270.",
	]);
	expect(altsOf("Factors: 1, 3, 5, 15.")).toEqual([]);
});

test.each([
	["$979$ is between 970 and 980.", 3, "979 is closer to 980."],
	["$3{,}294$ is between $3{,}000$ and $4{,}000$.", 3, "3294 is closer to 3000."],
	["So $534 > 391$.", 1, "hundreds"],
	["$0.6 < 0.66$.", 3, "hundredths"],
])("%s is drawn in %i pictures", (step, count, said) => {
	const pictures = picturesOfStep(step);
	expect(pictures).toHaveLength(count);
	expect(pictures.at(-1)?.alt).toContain(said);
});

test.each(["$5 > 3$", "$12{,}345 < 12{,}354$", "It is between 3 and 4."])(
	"%s is not drawn by places",
	(step) => {
		expect(picturesOfStep(step)).toEqual([]);
	},
);
