import { expect, test } from "vitest";
import { findCycle } from "./find-cycle.ts";
import { skills } from "./skills.ts";

const graph = (...lines: string[]) =>
	lines.map((line) => {
		const [id = "", ...prerequisites] = line.split(" ");
		return { id, prerequisites };
	});

test.each([
	["nothing to build on", graph("a"), undefined],
	["a line", graph("a b", "b c", "c"), undefined],
	["two ways to the same skill", graph("a b c", "b d", "c d", "d"), undefined],
	["itself", graph("a a"), ["a", "a"]],
	["each other", graph("a b", "b a"), ["a", "b", "a"]],
	["the shorter of two ways", graph("a b d", "b c", "c d", "d a"), ["a", "d", "a"]],
	["a cycle that it only leads to", graph("a b", "b c", "c b"), undefined],
	["what is not there", graph("a gone", "b a"), undefined],
])("%s", (_, all, way) => {
	expect(findCycle(all, "a")).toEqual(way);
});

test("the curriculum has no cycle", () => {
	expect(skills.flatMap(({ id }) => findCycle(skills, id) ?? [])).toEqual([]);
});
