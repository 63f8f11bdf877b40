import { describe, expect, test } from "vitest";
import { generators } from "../../generators/generators.ts";
import { makeLesson } from "../make-lesson.ts";
import { picturesForAll } from "./of-steps.ts";

/** The share of lessons whose example and steps have no picture; their idea has one. */
const MOST_WITHOUT = 60 / 528;
/** A phone shows a figure this wide, and no text smaller than that. */
const PHONE = { width: 302, least_text: 10.5 } as const;

describe("pictures of the steps of all lessons", () => {
	const lessons = generators.flatMap(({ skill_id }) =>
		[0, 1].flatMap((seed) => makeLesson(skill_id, seed) ?? []),
	);

	test("few lessons have none", () => {
		const without = lessons.filter(
			({ example, steps }) =>
				example.question.figure === undefined && steps.every(({ pictures }) => pictures.length === 0),
		);
		expect(without.length / lessons.length).toBeLessThan(MOST_WITHOUT);
	});

	test("all can be read on a phone and are described", () => {
		const pictures = lessons.flatMap(({ steps }) => steps.flatMap((step) => step.pictures));
		for (const { svg, alt } of pictures) {
			expect(`${alt} ${svg}`).not.toMatch(/undefined|NaN|null|\\/);
			const [, width = ""] = /viewBox="\S+ \S+ (\S+)/.exec(svg) ?? [];
			const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
			const least = (Math.min(Number.POSITIVE_INFINITY, ...sizes) * PHONE.width) / Number(width);
			expect(least, alt).toBeGreaterThanOrEqual(PHONE.least_text);
		}
	});
});

test.each([
	["First box: $3 \\times 2 \\times 4 = 24$.", "A box of unit cubes, 3 long, 2 wide, and 4 high."],
	[
		"From 2:05 to 2:15: $15 - 5 = 10$ minutes.",
		"A line of times. From 2:05: 5 minutes to 2:10, 5 minutes to 2:15.",
	],
	["From 12:10 back to 11:45: 25 minutes.", "A line of times. From 12:10: 25 minutes to 11:45."],
	["$12.8 \\div 4 = 3.2$.", "A bar of 12.8 in 4 equal parts: 3.2 each."],
	["$92 - 9.20 = 82.80$.", "A bar of 92 in parts: 9.20, 82.80."],
	["$38 \\div 8$ is 4 with a remainder of 6.", "A bar of 38 in parts: 8, 8, 8, 8, 6."],
	["45% of 120 is 54.", "A double number line: 45% is 54, and 100% is 120."],
	["$\\dfrac{2}{5} \\times 120 = 48$.", "A bar of 120. Below it 5 equal parts of 24, 2 of them colored."],
	[
		"$\\dfrac{11}{25} \\times 425 = 187$.",
		"A table with the columns part, whole. Row 1: part: 11, whole: 25. Row 2: part: 187, whole: 425.",
	],
	["$11 - (-1) = 12$.", "A number line. From 11: +1 to 12."],
	["$-13.6 + 20 = 6.4$", "A number line. From −13.6: +13.6 to 0, +6.4 to 6.4."],
	["$-10 \\times 3 = -30$", "A number line. From 0: −10 to −10, −10 to −20, −10 to −30."],
	["The number is $-17$.", "A number line. From 0: −17 to −17."],
	["So $(1, -2) \\to (2, -3)$.", "A coordinate plane with A at (1, −2), and its image A′ at (2, −3)."],
	["The solution is $x > 5$.", "A number line with an open dot at 5 and an arrow to the right."],
	["Subtract $10$ from both sides: $x = 19 - 10$.", "Row 1: one box x, then one box 10. Row 2: one box 19."],
	["Subtract $5$ from both sides: $4t = 36$.", "Row 1: 4 boxes t. Row 2: one box 36."],
	["$10x = 40$, so $x = 4$.", "Row 1: 10 boxes x. Row 2: one box 40. Row 3: 10 boxes 4."],
	[
		"$x + y = 57$ and $x - y = 3$.",
		"Row 1: one box x, then one box y. Row 2: one box y, then one box 3, then one box y. Row 3: one box 57.",
	],
	["Terms with $a$: $3 + 1 = 4$.", "A bar of 4a in parts: 3a, a."],
	["So $5(t - 8) = 5t - 40$.", "A table with the columns ×, t, −8. Row 1: ×: 5, t: 5t, −8: −40."],
	["$10^{2} = 10 \\times 10$.", "A row of boxes: 2 boxes 10."],
	["$9 + 7 = 16$, so there are 16 factors of $3$.", "A row of boxes: 16 boxes 3."],
	[
		"$14^2 = 196$ and $15^2 = 225$, so $\\sqrt{205}$ is between 14 and 15.",
		"A number line from 196, the square of 14, to 225, the square of 15. 205 is between them.",
	],
	[
		"Factors of 15: 1, 3, 5, 15. Factors of 9: 1, 3, 9.",
		"A table with the columns 15, 9. Row 1: 15: 1 × 15, 9: 1 × 9. Row 2: 15: 3 × 5, 9: 3 × 3.",
	],
	[
		"So $2\\dfrac{4}{5} \\div \\dfrac{2}{5} = 7$.",
		"A bar of 2 4/5. Below it 7 pieces of 2/5 are just as long.",
	],
	["$570{,}000 = 5.7 \\times 10^{5}$.", "A row of boxes: one box 5.7, then 5 boxes 10."],
	["$3 \\times 2 = 6$ and $10^{3} \\times 10^{4} = 10^{7}$.", "A row of boxes: 7 boxes 10."],
	["$\\dfrac{2}{25} = 0.08$.", "A square of 100 small squares, 8 colored."],
	[
		"So $6.1 \\times 100 = 610$.",
		"A table with the columns hundreds, tens, ones, tenths. Row 1: 6.1, hundreds: blank, tens: blank, ones: 6, tenths: 1. Row 2: 610, hundreds: 6, tens: 1, ones: 0, tenths: blank.",
	],
])("%s", (step, said) => {
	expect(picturesForAll(step).at(-1)?.alt).toBe(said);
});

test.each([
	"$3 \\times 6y = 18y$ and $3 \\times 3 = 9$.",
	"$21 \\times 46 = 966$.",
	"$5 - 8 = -4$.",
	"$8x > 40$.",
	"Let $x$ be the number.",
])("%s has no picture", (step) => {
	expect(picturesForAll(step)).toEqual([]);
});
