import { expect, test } from "vitest";
import { dialsOf, dialText, entriesOf, outOf, turned } from "./machine.ts";
import { machineFigure } from "./machine-picture.ts";
import type { Machine } from "./settings.ts";
import { faultsOfSeveral, unfit } from "../testing/unfit.ts";

const triples: Machine = {
	kind: "machine",
	rows: [
		{ x: 1, y: 5 },
		{ x: 2, y: 8 },
		{ x: 4, y: 14 },
	],
	from: -10,
	to: 10,
};

test("entries and dials convert both ways", () => {
	expect(dialsOf(triples, ["3", "-2"])).toEqual([3, -2]);
	expect(dialsOf(triples, ["", "11"])).toEqual([null, null]);
	expect(dialsOf(triples, ["1/2", "two"])).toEqual([null, null]);
	expect(entriesOf([3, null])).toEqual(["3", ""]);
});

test("a dial starts at the identity, and stops at its ends", () => {
	expect(turned(triples, [null, null], 0, 1)).toBe(1);
	expect(turned(triples, [null, null], 1, -1)).toBe(0);
	expect(turned(triples, [null, null], 1, 1000)).toBe(10);
	expect(turned(triples, [3, 9], 0, -1)).toBe(2);
	expect(turned(triples, [3, 9], 1, 10)).toBe(10);
});

test("the machine multiplies first and then adds", () => {
	expect(outOf([3, 2], 4)).toBe(14);
	expect(outOf([-3, 2], 4)).toBe(-10);
	expect(outOf([3, null], 4)).toBeNull();
});

test("a dial shows its operation", () => {
	expect([dialText(0, 3), dialText(0, -3), dialText(1, 2), dialText(1, -2), dialText(1, null)]).toEqual([
		"× 3",
		"× (−3)",
		"+ 2",
		"− 2",
		"+ ?",
	]);
});

test("the drawing describes the expected and the actual outputs", () => {
	expect(machineFigure(triples, []).alt).toBe(
		"A machine that multiplies and then adds. Its table: 1 → 5, 2 → 8, 4 → 14.",
	);
	expect(machineFigure(triples, ["4", "1"]).alt).toBe(
		"A machine set to × 4, then + 1. The table: 1 → 5, 2 → 8, 4 → 14. It makes: 1 → 5, 2 → 9, 4 → 17.",
	);
});

test.each([
	[triples, ["3", "2"], null],
	[triples, ["3", "1"], "1 → 5"],
	[triples, ["3", "11"], "3, 11"],
	[{ ...triples, to: -10 }, ["3", "2"], "-10–-10"],
	[{ ...triples, rows: [{ x: 1, y: 5 }] }, ["3", "2"], "1"],
	[triples, ["3", "2", "1"], "3"],
] as const)("a question with %o and the answers %j: %s", (interaction, answers, why) => {
	const keys = answers.map((answer) => ({ answers: [answer] }));
	const faults = faultsOfSeveral({ ...interaction, rows: [...interaction.rows] }, "INTEGER", keys);
	expect(faults).toEqual(unfit(why));
});
