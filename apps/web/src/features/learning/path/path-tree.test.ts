import { expect, test } from "vitest";
import type { Place } from "./path.ts";
import { levelsOf, opened, type Tree, treeOf } from "./path-tree.ts";

/** Each test makes its skills in teaching order. */
let made = 0;

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
		skill: { id, name: id, grade: 3, place: made++, domain: "OA", prerequisites, ...standing },
	};
}

const idsOf = (levels: Place[][]) => levels.map((level) => level.map(({ skill }) => skill.id).join(" "));

test("a skill hangs below the last of those that it builds on", () => {
	const levels = levelsOf([
		place("a", "of another unit"),
		place("b"),
		place("under b", "a", "b"),
		place("under a", "a"),
		place("last", "under a", "under b", "b"),
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
		opening: 2,
		passes: [],
	});
});

test("a skill that builds on two has a way from each, unless it would cross another", () => {
	const both = levelsOf([place("a"), place("b"), place("of both", "a", "b")]);
	expect(treeOf(both, 3).pieces).toEqual([
		{ below: 0, from: 4, to: 3 },
		{ below: 0, from: 2, to: 3 },
	]);
	expect(treeOf(both, 3).opening).toBe(1);
	const crossed = levelsOf([
		place("a"),
		place("b"),
		place("of a", "a"),
		place("of b and a", "b", "a"),
		place("x"),
	]);
	expect(treeOf(crossed, 3).pieces).toContainEqual({ below: 0, from: 1, to: 4 });
	const outside = levelsOf([place("a"), place("b"), place("of a", "a", "b"), place("of b", "b")]);
	expect(crossings(treeOf(outside, 3))).toBe(0);
});

test("where a level takes two rows, the way to the second runs between the tiles of the first", () => {
	const levels = levelsOf([place("one"), ...["a", "b", "c", "d"].map((id) => place(id, "one"))]);
	const { tiles, pieces, passes } = treeOf(levels, 3);
	expect(tiles.map(({ row }) => row)).toEqual([0, 1, 2, 1, 2]);
	expect(passes).toEqual([
		{ row: 1, at: 3 },
		{ row: 1, at: 5 },
	]);
	expect(pieces.filter(({ below }) => below === 1)).toEqual([
		{ below: 1, from: 3, to: 2 },
		{ below: 1, from: 5, to: 4 },
	]);
});

/** Lines in one gap that end in the other order than they begin. */
function crossings({ pieces }: Tree): number {
	return pieces.filter((one) =>
		pieces.some((other) => other.below === one.below && other.from < one.from && other.to > one.to),
	).length;
}

test.each([3, 4, 6])("with %i tiles in a row no ways cross, however often they fork", (columns) => {
	let state = columns;
	// Park and Miller's generator: the same numbers in every run.
	const draw = (below: number) => {
		state = (state * 48_271) % 2_147_483_647;
		return state % below;
	};
	for (let unit = 0; unit < 200; unit += 1) {
		const names = Array.from({ length: 4 + draw(17) }, (_, at) => `${at}`);
		const places = names.map((name, at) => place(name, ...names.slice(0, at).filter(() => draw(4) === 0)));
		expect(crossings(treeOf(levelsOf(places), columns))).toBe(0);
	}
});
