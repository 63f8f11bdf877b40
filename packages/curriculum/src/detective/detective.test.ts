import { expect, test } from "vitest";
import { type DetectiveFigures, detectMistakes } from "./detect-mistakes.ts";
import { generatorsByGrade } from "./generators-by-grade.ts";
import { DETECTIVE_WORLDS } from "./mistaken-child.ts";

/** The share over all worlds, each weighing as many procedures as it counted. */
function pooled(
	figures: readonly DetectiveFigures[],
	read: (figure: DetectiveFigures) => [count: number, share: number],
): { count: number; share: number } {
	const all = figures.map(read);
	const count = all.reduce((sum, [each]) => sum + each, 0);
	return { count, share: all.reduce((sum, [each, share]) => sum + each * share, 0) / count };
}

/** `npm run learning -- detective` gives the same figures of more children. */
test("planted procedures are found, given up ones go, and hardly a child is accused", () => {
	const grades = generatorsByGrade();
	const figures = DETECTIVE_WORLDS.map((world) => detectMistakes(world, grades, { children: 40, seed: 1 }));
	const found = pooled(figures, ({ planted, found: share }) => [planted, share]);
	expect(found.count).toBeGreaterThan(130);
	expect(found.share).toBeGreaterThan(0.88);
	// A world has few that are given up, so one of them more or less moves its share by a tenth.
	const gone = pooled(figures, ({ given_up, gone: share }) => [given_up, share]);
	expect(gone.count).toBeGreaterThan(30);
	expect(gone.share).toBeGreaterThan(0.9);
	expect(figures.reduce((sum, { false_alarms }) => sum + false_alarms, 0) / figures.length).toBeLessThan(
		0.03,
	);
});
