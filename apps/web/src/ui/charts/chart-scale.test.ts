import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chartScale } from "./chart-scale.ts";

describe("the scale of a chart", () => {
	it.each([
		[[], 2, [0, 1, 2]],
		[[0, 0], 2, [0, 1, 2]],
		[[3, 1], 3, [0, 1, 2, 3]],
		[[18, 12], 20, [0, 5, 10, 15, 20]],
		[[10], 10, [0, 2, 4, 6, 8, 10]],
		[[26], 30, [0, 10, 20, 30]],
		[[240], 250, [0, 50, 100, 150, 200, 250]],
	])("of %j ends at %d", (values, max, ticks) => {
		expect(chartScale(values)).toEqual({ max, ticks });
	});

	it("fits every value in a few round steps", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 30 }), (values) => {
				const { max, ticks } = chartScale(values);
				expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values));
				expect(ticks.length).toBeGreaterThanOrEqual(3);
				expect(ticks.length).toBeLessThanOrEqual(6);
				expect(ticks.at(-1)).toBe(max);
			}),
		);
	});
});
