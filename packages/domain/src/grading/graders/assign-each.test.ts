import fc from "fast-check";
import { expect, test } from "vitest";
import { assignEach } from "./assign-each.ts";

test("a later entry gets its only key even if an earlier one could have taken it", () => {
	expect(
		assignEach([
			[2, 2],
			[2, 0],
		]),
	).toEqual([1, 0]);
});

test("a full match comes before a partial one", () => {
	expect(
		assignEach([
			[1, 2],
			[2, 1],
		]),
	).toEqual([1, 0]);
});

test("an entry without a match gets no key", () => {
	expect(
		assignEach([
			[0, 0],
			[0, 2],
		]),
	).toEqual([null, 1]);
	expect(assignEach([])).toEqual([]);
});

test("as many entries as possible get a key, compared with brute force", () => {
	const worth = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
	const square = fc
		.integer({ min: 1, max: 5 })
		.chain((n) => fc.array(fc.array(worth, { minLength: n, maxLength: n }), { minLength: n, maxLength: n }));
	fc.assert(
		fc.property(square, (table) => {
			const keys = assignEach(table);
			const taken = keys.filter((key) => key !== null);
			expect(new Set(taken).size).toBe(taken.length);
			for (const [entry, key] of keys.entries())
				if (key !== null) expect(table[entry]?.[key]).toBeGreaterThan(0);
			expect(taken.length).toBe(most(table, 1));
			if (most(table, 2) === table.length)
				for (const [entry, key] of keys.entries()) expect(table[entry]?.[key ?? -1]).toBe(2);
		}),
		{ numRuns: 500 },
	);
});

/** The most entries that can have a key of this worth, by brute force. */
function most(table: readonly (readonly number[])[], least: number, used: readonly number[] = []): number {
	const [first, ...rest] = table;
	if (first === undefined) return 0;
	const without = most(rest, least, used);
	const withKey = first.flatMap((worth, key) =>
		worth >= least && !used.includes(key) ? [1 + most(rest, least, [...used, key])] : [],
	);
	return Math.max(without, ...withKey);
}
