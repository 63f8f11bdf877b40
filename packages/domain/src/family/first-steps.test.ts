import { expect, test } from "vitest";
import { firstStepsOf } from "./first-steps.ts";

const nothing = { joined: false, starting_point: false, first_set: false, first_goal: false };

test("a new child has all of them left", () => {
	expect(firstStepsOf(nothing).map(({ is_done }) => is_done)).toEqual([false, false, false, false]);
});

test("finished steps are shown as done, in any order", () => {
	expect(firstStepsOf({ ...nothing, joined: true, first_set: true })).toEqual([
		{ step: "joined", is_done: true },
		{ step: "starting_point", is_done: false },
		{ step: "first_set", is_done: true },
		{ step: "first_goal", is_done: false },
	]);
});

test("the list disappears after the first daily goal", () => {
	expect(firstStepsOf({ ...nothing, joined: true, first_goal: true })).toEqual([]);
});
