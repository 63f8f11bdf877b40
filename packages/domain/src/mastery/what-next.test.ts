import { describe, expect, test } from "vitest";
import { newCalibration } from "./calibration.ts";
import { chooseDifficulty, easiestChance } from "./choose-difficulty.ts";
import type { Outcome } from "./finished-question.ts";
import { contextOf, graphSkill, type Learner } from "./learner.ts";
import { newQuestionFigures, newStudent, type SkillMastery } from "./learner-state.ts";
import { PRACTICE_REASON_TEXTS, PRACTICE_REASONS } from "./practice-reasons.ts";
import { standingOf } from "./standing.ts";
import { afterAll, DAY_MS, newContext } from "./testing/contexts.ts";
import { type WhatNextInput, whatNext } from "./what-next.ts";

const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);
const row = (outcomes: Outcome[], from_ms = 0): SkillMastery =>
	afterAll(newContext(), outcomes, from_ms).mastery;

// add -> multiply -> divide, and time on its own
const skills = [
	graphSkill("add", []),
	graphSkill("time", []),
	graphSkill("multiply", ["add"]),
	graphSkill("divide", ["multiply"]),
];
const HOUR_MS = DAY_MS / 24;

function next(rows: Record<string, SkillMastery>, changes: Partial<WhatNextInput> = {}) {
	const learner: Learner = {
		ability: newStudent(),
		masteries: new Map(Object.entries(rows)),
		figures: new Map(),
		calibration: newCalibration(),
	};
	return whatNext({
		learner,
		skills,
		new_skill_ids: new Set(skills.map(({ skill_id }) => skill_id)),
		mistakes_due: new Set(),
		last_skill_id: null,
		now_ms: HOUR_MS,
		...changes,
	});
}
const brief = (...given: Parameters<typeof next>) =>
	next(...given).map(({ skill_id, reason }) => `${skill_id}: ${reason}`);

describe("what next", () => {
	test("a new student begins with what builds on nothing, in teaching order", () => {
		expect(brief({})).toEqual(["add: next_new_skill", "time: next_new_skill"]);
	});
	test("a skill opens once what it builds on is nearly or fully mastered", () => {
		expect(brief({ add: row(times(8, "first_try")) })).toContain("multiply: next_new_skill");
		expect(brief({ add: row(times(3, "first_try")) })).toContain("multiply: next_new_skill");
		expect(brief({ add: row(times(3, "not_solved")) }).join()).not.toContain("multiply");
	});
	test("each reason in its place, each skill once", () => {
		const rows = {
			add: row(times(8, "first_try"), -9 * DAY_MS),
			time: row(times(3, "first_try")),
			multiply: row(["not_solved", "first_try", "not_solved", "not_solved"]),
		};
		expect(brief(rows, { mistakes_due: new Set(["multiply"]) })).toEqual([
			"multiply: mistake_to_make_good",
			"add: due_for_review",
			"time: almost_mastered",
		]);
		expect(brief(rows)).toEqual(["add: due_for_review", "time: almost_mastered", "multiply: keep_going"]);
	});
	test("a skill too hard even at its easiest sends back to what it builds on", () => {
		const rows = { multiply: row(times(5, "not_solved")) };
		expect(brief(rows, { new_skill_ids: new Set(["multiply", "divide"]) })).toEqual([
			"add: prerequisite_first",
			"multiply: keep_going",
		]);
	});
	test("what belongs to earlier grades counts as known, and is not begun as new", () => {
		expect(brief({}, { new_skill_ids: new Set(["multiply", "divide"]) })).toEqual([
			"multiply: next_new_skill",
		]);
	});
	test("the skill of the question before comes last, so that skills are mixed", () => {
		const rows = { add: row(times(3, "first_try")), time: row(["not_solved", "first_try", "not_solved"]) };
		expect(brief(rows)[0]).toBe("add: almost_mastered");
		expect(brief(rows, { last_skill_id: "add" }).at(-1)).toBe("add: almost_mastered");
		expect(next(rows, { last_skill_id: "add" })).toHaveLength(next(rows).length);
	});
	test("when all sits there is still something to do: what rested longest", () => {
		const rows = Object.fromEntries(
			skills.map(({ skill_id }, at) => [skill_id, row(times(8, "first_try"), -at * HOUR_MS)]),
		);
		expect(brief(rows)).toEqual([
			"divide: keep_fresh",
			"multiply: keep_fresh",
			"time: keep_fresh",
			"add: keep_fresh",
		]);
	});
	test("the longest overdue review goes first", () => {
		const rows = {
			add: row(times(8, "first_try"), -9 * DAY_MS),
			time: row(times(8, "first_try"), -20 * DAY_MS),
		};
		expect(brief(rows).slice(0, 2)).toEqual(["time: due_for_review", "add: due_for_review"]);
	});
});

describe("difficulty", () => {
	const strong = (mean: number) =>
		newContext({ mastery: { ...row(times(3, "first_try")), mean, variance: 0.5 } });

	test("rises with what is known, from 1 to 5, near the chance aimed at where it can", () => {
		const chosen = [-3, 0, 1, 2, 4].map((mean) => chooseDifficulty(strong(mean), "learning", HOUR_MS));
		const levels = chosen.map(({ difficulty }) => difficulty);
		expect(levels).toEqual(levels.toSorted());
		expect([levels[0], levels.at(-1)]).toEqual([1, 5]);
		for (const { difficulty, chance } of chosen) {
			if (difficulty > 1 && difficulty < 5) expect(Math.abs(chance - 0.82)).toBeLessThan(0.06);
		}
	});
	test("what sits is never asked below middle difficulty", () => {
		expect(chooseDifficulty(strong(0), "learning", HOUR_MS).difficulty).toBeLessThan(3);
		expect(chooseDifficulty(strong(0), "review", HOUR_MS).difficulty).toBe(3);
	});
	test("goes by what is known about the questions, where something is", () => {
		const context = strong(2);
		const usual = chooseDifficulty(context, "learning", HOUR_MS);
		const harder = (difficulty: 1 | 2 | 3 | 4 | 5) => {
			const figures = newQuestionFigures(difficulty);
			return { ...figures, mean: figures.mean + 1.5 };
		};
		const chosen = chooseDifficulty(context, "learning", HOUR_MS, harder);
		expect(chosen.difficulty).toBeLessThan(usual.difficulty);
		expect(easiestChance(context, HOUR_MS, harder)).toBeLessThan(easiestChance(context, HOUR_MS));
	});
});

test("every reason is said to child and parent in its own words", () => {
	const texts = PRACTICE_REASONS.flatMap((reason) => Object.values(PRACTICE_REASON_TEXTS[reason]));
	expect(new Set(texts).size).toBe(2 * PRACTICE_REASONS.length);
	for (const text of texts) expect(text).toMatch(/^[A-Z].*[^.]$/);
});

test("a graph without weights gives each prerequisite the same", () => {
	const skill = graphSkill("divide", ["multiply", "add"]);
	expect(skill.prerequisites.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
	const learner = {
		ability: newStudent(),
		masteries: new Map(),
		figures: new Map(),
		calibration: newCalibration(),
	};
	expect(standingOf(contextOf(learner, skill), 0)).toMatchObject({ stage: "unknown", evidence: 0 });
});
