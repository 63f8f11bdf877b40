import { describe, expect, test } from "vitest";
import { setToContinue } from "../../practice/set-to-continue.ts";
import { placeOnPath } from "./place-on-path.ts";

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
