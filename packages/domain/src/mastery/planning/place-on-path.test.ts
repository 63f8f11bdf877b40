import { describe, expect, test } from "vitest";
import { setToContinue } from "../../practice/session/set-to-continue.ts";
import { firstToLearn, nextToLearn, placeOnPath } from "./place-on-path.ts";

const given = { kind: "assignment" };
const own = { kind: "skill" };
const daily = { kind: "daily" };
const steps = [
	{ skill_id: "due", reason: "due_for_review" },
	{ skill_id: "new", reason: "next_new_skill" },
] as const;
const suggestions = [
	{ skill_id: "later", reason: "keep_going" },
	{ skill_id: "close", reason: "almost_mastered" },
] as const;
const nothing = { steps: [], suggestions: [], isMastered: () => false };

test("the set to continue is today's, whatever was opened or given since", () => {
	expect(setToContinue([given, own, daily])).toBe(daily);
	expect(setToContinue([given, own])).toBeUndefined();
});

describe("the position on the path", () => {
	test("is what today's set teaches", () => {
		expect(placeOnPath({ ...nothing, steps, suggestions })?.skill_id).toBe("new");
	});

	test("is what the next set would teach, and nothing if everything is known", () => {
		const taught = { ...nothing, steps, suggestions, isMastered: (id: string) => id === "new" };
		expect(placeOnPath(taught)?.skill_id).toBe("later");
		expect(placeOnPath({ ...taught, isMastered: () => true })).toBeNull();
	});
});

describe("what is learned next", () => {
	test("begins with the position on the path, and names each skill once", () => {
		const open = { ...nothing, steps: [...steps, ...suggestions], suggestions };
		expect(nextToLearn(open).map(({ skill_id }) => skill_id)).toEqual(["new", "later", "close"]);
		expect(nextToLearn(open)[0]).toEqual(placeOnPath(open));
	});

	test("has no reviews, and no skill that is mastered", () => {
		const open = { ...nothing, steps, suggestions, isMastered: (id: string) => id === "later" };
		expect(nextToLearn(open).map(({ skill_id }) => skill_id)).toEqual(["new", "close"]);
	});
});

describe("the result of a starting point", () => {
	const namesOf = (open: Parameters<typeof firstToLearn>[0]) =>
		firstToLearn(open).map(({ skill_id }) => skill_id);

	test("names what today's set teaches, which is not mastered", () => {
		const open = { ...nothing, steps: [...steps, suggestions[0]], suggestions };
		expect(namesOf(open)).toEqual(["new", "later"]);
		expect(namesOf({ ...open, isMastered: (id: string) => id === "new" })).toEqual(["later"]);
	});

	test("names the position on the path if today's set only repeats", () => {
		const open = { ...nothing, steps: [steps[0]], suggestions };
		expect(firstToLearn(open)).toEqual([placeOnPath(open)]);
		expect(namesOf({ ...open, isMastered: () => true })).toEqual([]);
	});
});
