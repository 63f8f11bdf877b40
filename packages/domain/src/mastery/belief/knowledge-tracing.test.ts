import fc from "fast-check";
import { expect, test } from "vitest";
import { answersToShow, keptAfter, tracedAfter } from "./knowledge-tracing.ts";
import { DAY_MS } from "../../time/day.ts";

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test("a right answer never lowers the chance, and says more than a miss but less if it could be guessed", () => {
	fc.assert(
		fc.property(chance, fc.double({ min: 0, max: 0.5, noNaN: true }), (before, guess_chance) => {
			const weight = 1;
			const right = tracedAfter(before, { is_right: true, guess_chance, weight });
			const wrong = tracedAfter(before, { is_right: false, guess_chance, weight });
			expect(right).toBeGreaterThanOrEqual(before);
			expect(right).toBeGreaterThanOrEqual(wrong);
			expect(right).toBeLessThanOrEqual(1);
			expect(right).toBeLessThanOrEqual(tracedAfter(before, { is_right: true, guess_chance: 0, weight }));
		}),
	);
});

test("a skipped question says less than a missed one", () => {
	const [missed, skipped] = [1, 0.5].map((weight) =>
		tracedAfter(0.6, { is_right: false, guess_chance: 0.25, weight }),
	);
	expect(skipped).toBeLessThan(0.6);
	expect(skipped).toBeGreaterThan(missed ?? 1);
});

test("a weak start takes three right answers to be sure, a strong one takes one", () => {
	expect(answersToShow(0.05, 0.95)).toBe(3);
	expect(answersToShow(0.2, 0.85)).toBe(2);
	expect(answersToShow(0.8, 0.95)).toBe(1);
});

test("each day without practice loses a little, and a clock set back gains nothing", () => {
	expect(keptAfter(0)).toBe(1);
	expect(keptAfter(-DAY_MS)).toBe(1);
	expect(keptAfter(30 * DAY_MS)).toBeGreaterThan(0.6);
	expect(keptAfter(30 * DAY_MS)).toBeLessThan(0.8);
});
