import fc from "fast-check";
import { expect, test } from "vitest";
import { answersToShow, tracedAfter } from "./knowledge-tracing.ts";

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test("a right answer never lowers the chance, says more than a miss, and less where it could be guessed", () => {
	fc.assert(
		fc.property(chance, fc.double({ min: 0, max: 0.5, noNaN: true }), (before, guess_chance) => {
			const right = tracedAfter(before, { is_right: true, guess_chance });
			const wrong = tracedAfter(before, { is_right: false, guess_chance });
			expect(right).toBeGreaterThanOrEqual(before);
			expect(right).toBeGreaterThanOrEqual(wrong);
			expect(right).toBeLessThanOrEqual(1);
			expect(right).toBeLessThanOrEqual(tracedAfter(before, { is_right: true, guess_chance: 0 }));
		}),
	);
});

test("from little it takes three right answers to be sure, from much one", () => {
	expect(answersToShow(0.05, 0.95)).toBe(3);
	expect(answersToShow(0.2, 0.85)).toBe(2);
	expect(answersToShow(0.8, 0.95)).toBe(1);
});
