import fc from "fast-check";
import { expect, test } from "vitest";
import { leftOf, paired, pairsOf, takenApart } from "./pairing.ts";

const step = fc.record({ left: fc.constantFrom("a", "b", "c"), right: fc.constantFrom("x", "y", "z", "w") });

test("in any order of pairing each right option is used once and the newest pair wins", () => {
	fc.assert(
		fc.property(fc.array(step, { minLength: 1 }), (steps) => {
			const pairs = steps.reduce((made, { left, right }) => paired(made, left, right), {});
			const last = steps.at(-1);
			expect(new Set(Object.values(pairs)).size).toBe(Object.values(pairs).length);
			expect(leftOf(pairs, last?.right ?? "")).toBe(last?.left);
		}),
	);
});

test("a used right option moves, and a pair can be removed", () => {
	const moved = paired({ a: "x", b: "y" }, "a", "y");
	expect(moved).toEqual({ a: "y" });
	expect(takenApart(moved, "a")).toEqual({});
	expect(leftOf(moved, "x")).toBeUndefined();
});

test("the right pairs of an answer are those with the right left options", () => {
	expect(pairsOf({ a: "x", b: "y" }, ["b", "c"])).toEqual({ b: "y" });
});
