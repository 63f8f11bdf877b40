import { stateWords } from "@learnin/domain/mastery/belief/mastery-state";
import type { Stage } from "@learnin/domain/mastery/standing";
import { expect, test } from "vitest";
import { calmWords, growthWords, masteredOf } from "./growth-words.ts";

const skill = { skill_id: "add", name: "Add", grade: 3, place: 0, tried: 3, first_try: 2, shown_right: 0 };
const stages: Stage[] = ["unknown", "learning", "nearly", "mastered"];

test.each(stages)("a new skill that is %s now has the name that every page gives it", (stage_after) => {
	const kind = stage_after === "mastered" ? "mastered" : "moved";
	expect(growthWords({ ...skill, kind, stage_before: "unknown", stage_after, was_begun: false })).toBe(
		stateWords(stage_after),
	);
});

test("a skill at the same stage is only surer", () => {
	const begun = { ...skill, kind: "surer", was_begun: true } as const;
	expect(growthWords({ ...begun, stage_before: "nearly", stage_after: "nearly" })).toBe("A little stronger");
	expect(growthWords({ ...begun, stage_before: "unknown", stage_after: "learning" })).toBe(
		"A little stronger",
	);
	expect(growthWords({ ...begun, kind: "moved", stage_before: "learning", stage_after: "nearly" })).toBe(
		"Nearly there",
	);
});

test("only mastered skills with a tile on the page are told there", () => {
	const mastered = ["A", "B", "C", "D", "E"].map((name) => ({ kind: "mastered", name }) as const);
	expect(masteredOf([{ kind: "moved", name: "Z" }, ...mastered])).toEqual(["A", "B", "C"]);
});

test("in calm mode the line about a skill says that it is mastered, since nothing else does", () => {
	expect(calmWords({ kind: "mastered", name: "Add" })).toBe("Add (mastered)");
	expect(calmWords({ kind: "surer", name: "Add" })).toBe("Add");
});

test("a right answer to a skill that the child knew is no step back", () => {
	const shown = { ...skill, kind: "moved", shown_right: 1, was_begun: false } as const;
	const stages = { stage_before: "unknown", stage_after: "learning" } as const;
	expect(growthWords({ ...shown, ...stages })).toBe("You got 1 right");
});
