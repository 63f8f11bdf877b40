import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstMemory, practisedInside, recalledUntil, retrievability, reviewedMemory } from "./memory.ts";
import type { Memory } from "./memory.ts";
import { DAY_MS } from "../../time/day.ts";

const fresh = firstMemory("by_itself", 0);
const after = (days: number) => days * DAY_MS;

describe("FSRS-6, computed by hand from the published formulas and weights", () => {
	test("retrievability after some days", () => {
		expect(fresh).toEqual({
			stability_days: 2.3065,
			difficulty: expect.closeTo(2.118104, 6),
			reviewed_at_ms: 0,
		});
		expect(retrievability(fresh, 0)).toBe(1);
		expect(retrievability(fresh, after(2.3065))).toBeCloseTo(0.9, 12);
		expect(retrievability(fresh, after(10))).toBeCloseTo(0.774367, 6);
	});
	test.each([
		[0.5, "by_itself", 2.3065, 2.111214],
		[0.5, "with_effort", 2.3065, 4.752858],
		[0.5, "failed", 0.775084, 7.394503],
		[2.3065, "by_itself", 11.909123, 2.111214],
		[2.3065, "with_effort", 8.081517, 4.752858],
		[2.3065, "failed", 0.617162, 7.394503],
		[10, "by_itself", 25.10872, 2.111214],
		[10, "with_effort", 16.019755, 4.752858],
		[10, "failed", 0.75916, 7.394503],
	] as const)("after %d days, %s", (days, recall, stability, difficulty) => {
		const next = reviewedMemory(fresh, recall, after(days));
		expect(next.stability_days).toBeCloseTo(stability, 5);
		expect(next.difficulty).toBeCloseTo(difficulty, 5);
		expect(next.reviewed_at_ms).toBe(after(days));
	});
	test("when retrievability falls to a chance", () => {
		expect(recalledUntil(fresh, 0.9)).toBeCloseTo(after(2.3065), 3);
		expect(recalledUntil(fresh, 0.8) / DAY_MS).toBeCloseTo(7.648261, 5);
		expect(retrievability(fresh, recalledUntil(fresh, 0.85))).toBeCloseTo(0.85, 9);
	});
});

test("a skill that was unknown at first is not forgotten sooner than one that took effort", () => {
	expect(firstMemory("failed", 0).stability_days).toBe(firstMemory("with_effort", 0).stability_days);
});

const memory: fc.Arbitrary<Memory> = fc.record({
	stability_days: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
	difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
	reviewed_at_ms: fc.constant(0),
});
const days = fc.double({ min: 0, max: 4_000, noNaN: true });

test("memories always stay in bounds and in order", () => {
	fc.assert(
		fc.property(memory, days, (before, at) => {
			const [failed, effort, itself] = (["failed", "with_effort", "by_itself"] as const).map((recall) =>
				reviewedMemory(before, recall, after(at)),
			) as [Memory, Memory, Memory];
			expect(failed.stability_days).toBeLessThanOrEqual(effort.stability_days);
			expect(effort.stability_days).toBeLessThanOrEqual(itself.stability_days);
			expect(itself.stability_days).toBeGreaterThanOrEqual(before.stability_days);
			expect(failed.stability_days).toBeLessThanOrEqual(before.stability_days);
			for (const { stability_days, difficulty } of [failed, effort, itself]) {
				expect(stability_days).toBeGreaterThanOrEqual(0.001);
				expect(stability_days).toBeLessThanOrEqual(36_500);
				expect(difficulty).toBeGreaterThanOrEqual(1);
				expect(difficulty).toBeLessThanOrEqual(10);
			}
		}),
	);
});

test("retrievability only falls with time, and a later success raises stability more", () => {
	fc.assert(
		fc.property(memory, days, days, (before, a, b) => {
			const [soon, late] = [Math.min(a, b), Math.max(a, b)];
			expect(retrievability(before, after(late))).toBeLessThanOrEqual(retrievability(before, after(soon)));
			if (soon < 1) return;
			const stabilityAfter = (at: number) => reviewedMemory(before, "by_itself", after(at)).stability_days;
			expect(stabilityAfter(late)).toBeGreaterThanOrEqual(stabilityAfter(soon));
		}),
	);
});

test("practice inside a harder skill counts partially", () => {
	const now = after(5);
	expect(practisedInside(fresh, 0, now)).toEqual(fresh);
	const half = practisedInside(fresh, 0.5, now);
	const whole = reviewedMemory(fresh, "by_itself", now);
	expect(half.reviewed_at_ms).toBe(now / 2);
	expect(half.stability_days).toBeCloseTo((fresh.stability_days + whole.stability_days) / 2, 9);
	expect(practisedInside(fresh, 1, now).stability_days).toBe(whole.stability_days);
});

test("a clock set back forgets nothing and breaks nothing", () => {
	const later: Memory = { ...fresh, reviewed_at_ms: after(3) };
	expect(retrievability(later, 0)).toBe(1);
	expect(reviewedMemory(later, "by_itself", 0).reviewed_at_ms).toBe(after(3));
});
