import { expect, test } from "vitest";
import type { Place } from "./path.ts";
import { levelsOf, opened, treeOf } from "./path-tree.ts";

function place(id: string, ...prerequisites: string[]): Place {
	const standing = {
		stage: "unknown",
		is_begun: false,
		looks_known: false,
		shown_right: 0,
		has_lesson: true,
	} as const;
	return {
		spot: "open",
		skill: { id, name: id, grade: 3, place: 0, domain: "OA", prerequisites, ...standing },
	};
}

const idsOf = (levels: Place[][]) => levels.map((level) => level.map(({ skill }) => skill.id).join(" "));

test("what a skill opens is below it, with few crossings", () => {
	const levels = levelsOf([
		place("a", "of another unit"),
		place("b"),
		place("under b", "b"),
		place("under a", "a"),
		place("last", "under a", "b"),
	]);
	expect(idsOf(levels)).toEqual(["a b", "under a under b", "last"]);
	expect([...opened(levels)]).toEqual([
		["a", ["under a"]],
		["b", ["under b"]],
		["under a", ["last"]],
		["under b", []],
		["last", []],
	]);
});

test("the way forks below a skill that opens two, and the rows are centered", () => {
	const levels = levelsOf([place("one"), place("left", "one"), place("right", "one")]);
	expect(treeOf(levels, 3)).toEqual({
		tiles: [
			{ row: 0, start: 2 },
			{ row: 1, start: 1 },
			{ row: 1, start: 3 },
		],
		pieces: [
			{ below: 0, from: 3, to: 2 },
			{ below: 0, from: 3, to: 4 },
		],
		passes: [],
	});
});

test("where a level takes two rows, the way to the second runs between the tiles of the first", () => {
	const levels = levelsOf([place("one"), ...["a", "b", "c", "d"].map((id) => place(id, "one"))]);
	const { tiles, pieces, passes } = treeOf(levels, 3);
	expect(tiles.map(({ row }) => row)).toEqual([0, 1, 1, 2, 2]);
	expect(passes).toEqual([{ row: 1, at: 3 }]);
	expect(pieces.filter(({ below }) => below === 1)).toEqual([
		{ below: 1, from: 3, to: 2 },
		{ below: 1, from: 3, to: 4 },
	]);
	// Past a single tile the way runs beside it.
	expect(treeOf(levels, 1).passes.every(({ at }) => at !== 1)).toBe(true);
});
