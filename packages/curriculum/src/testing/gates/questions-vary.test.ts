import { exampleFillOne, exampleSelectOne } from "@learnin/domain/examples/questions";
import type { Question } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { DIFFICULTIES } from "../check-generator.ts";
import { questionsVary } from "./questions-vary.ts";

/** Checks a generator that makes the same questions at every difficulty. */
function look(generate: (seed: number) => Question, seeds: number) {
	const made = Array.from({ length: seeds }, (_, seed) => generate(seed));
	return questionsVary(
		{ generate },
		DIFFICULTIES.map(() => made),
	);
}
const cycleOf = (space: number) => (seed: number) => exampleFillOne({ prompt: `Question ${seed % space}` });

describe("questions vary", () => {
	test.each([
		["endless ones, all", 1_000_000, 1_000, 1_000],
		["a space that is as large as a sheet, all of it", 80, 1_000, 80],
		["a small sample of a small space, as many as are needed", 80, 20, 60],
	])("of %s are found", (_, space, seeds, distinct) => {
		expect(look(cycleOf(space), seeds)).toEqual({ distinct, faults: [] });
	});

	test.each([20, 1_000])("only twelve distinct questions are a fault with %i seeds", (seeds) => {
		const { distinct, faults } = look(cycleOf(12), seeds);
		expect(distinct).toBe(12);
		expect(faults).toContain("questions-vary: only 12 questions at difficulty 3");
	});

	test("other wrong options do not count as other questions", () => {
		const generate = (seed: number) =>
			exampleSelectOne({
				options: [exampleSelectOne().options[0], { id: "b", label: `${seed}` }].flatMap((o) => o ?? []),
			});
		expect(look(generate, 1_000).distinct).toBe(1);
	});

	test("questions that only come from some seeds are a fault", () => {
		const generate = (seed: number) => exampleFillOne({ prompt: `Question ${seed < 2 ** 29 ? seed : 1}` });
		expect(look(generate, 1_000).faults).toContain(
			"questions-vary: 100 drawn from seed 1073741824 at difficulty 1 have 1 different ones",
		);
	});
});
