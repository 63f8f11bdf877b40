import { describe, expect, test } from "vitest";
import { setToContinue } from "../../practice/set-to-continue.ts";
import { placeOnPath } from "./place-on-path.ts";

const given = { kind: "assignment", skill_id: "given" };
const own = { kind: "skill", skill_id: "own" };
const daily = { kind: "daily", skill_id: null };
const steps = [
	{ skill_id: "due", reason: "due_for_review" },
	{ skill_id: "new", reason: "next_new_skill" },
] as const;
const suggestions = [
	{ skill_id: "later", reason: "keep_going" },
	{ skill_id: "own", reason: "almost_mastered" },
] as const;
const nothing = { unfinished: [], steps: [], suggestions: [], isMastered: () => false };

test("the set to continue is the newest own one", () => {
	expect(setToContinue([given, daily, own])).toBe(daily);
	expect(setToContinue([given])).toBeUndefined();
});

describe("the position on the path", () => {
	test("is the skill of the set to continue, whatever comes after it", () => {
		const open = { ...nothing, unfinished: [given, own], steps, suggestions };
		expect(placeOnPath(open)).toEqual({ skill_id: "own", reason: "almost_mastered" });
		expect(placeOnPath({ ...open, suggestions: [] })?.reason).toBe("keep_fresh");
	});

	test("is what today's set teaches, also while that set is open", () => {
		expect(placeOnPath({ ...nothing, unfinished: [daily, own], steps, suggestions })?.skill_id).toBe("new");
		expect(placeOnPath({ ...nothing, unfinished: [given], steps, suggestions })?.skill_id).toBe("new");
	});

	test("is what the next set would teach, and nothing if everything is known", () => {
		const taught = { ...nothing, steps, suggestions, isMastered: (id: string) => id === "new" };
		expect(placeOnPath(taught)?.skill_id).toBe("later");
		expect(placeOnPath({ ...taught, isMastered: () => true })).toBeNull();
	});
});
