import { expect, test } from "vitest";
import { detectMistakes } from "./detect-mistakes.ts";
import { generatorsByGrade } from "./generators-by-grade.ts";
import { DETECTIVE_WORLDS } from "./mistaken-child.ts";

/** A quarter of a million questions take minutes where other work has the cores. */
const LONG = 300_000;

/** `npm run learning -- detective` gives the same figures of more children. */
test(
	"planted procedures are found, given up ones go, and hardly a child is accused",
	() => {
		const grades = generatorsByGrade();
		const figures = DETECTIVE_WORLDS.map((world) =>
			detectMistakes(world, grades, { children: 120, seed: 1 }),
		);
		const planted = figures.reduce((sum, each) => sum + each.planted, 0);
		const found = figures.reduce((sum, each) => sum + each.found * each.planted, 0);
		expect(planted).toBeGreaterThan(400);
		expect(found / planted).toBeGreaterThan(0.88);
		expect(figures.every(({ gone }) => gone > 0.85)).toBe(true);
		expect(figures.reduce((sum, { false_alarms }) => sum + false_alarms, 0) / figures.length).toBeLessThan(
			0.03,
		);
	},
	LONG,
);
