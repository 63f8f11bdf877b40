import { expect, test } from "vitest";
import { detectMistakes } from "./detect-mistakes.ts";
import { generatorsByGrade } from "./generators-by-grade.ts";
import { DETECTIVE_WORLDS } from "./mistaken-child.ts";

/** A quarter of a million questions take minutes on busy cores. */
const LONG = 300_000;

/**
 * Enough that a few children do not decide: with 30, the share found varies by 3 % from one set of children to another.
 * In an audit more; `npm run learning -- detective` computes the same figures for any number of children.
 */
const children = process.env["AUDIT"] === "full" ? 120 : 60;

test(
	"planted procedures are found, unlearned ones disappear, and hardly any child is accused",
	() => {
		const grades = generatorsByGrade();
		const figures = DETECTIVE_WORLDS.map((world) => detectMistakes(world, grades, { children, seed: 1 }));
		const planted = figures.reduce((sum, each) => sum + each.planted, 0);
		const found = figures.reduce((sum, each) => sum + each.found * each.planted, 0);
		expect(planted).toBeGreaterThan(3 * children);
		expect(found / planted).toBeGreaterThan(0.88);
		expect(figures.every(({ gone }) => gone > 0.85)).toBe(true);
		expect(figures.reduce((sum, { false_alarms }) => sum + false_alarms, 0) / figures.length).toBeLessThan(
			0.03,
		);
	},
	LONG,
);
