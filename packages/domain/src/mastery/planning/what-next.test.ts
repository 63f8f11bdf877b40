import { describe, expect, test } from "vitest";
import { newCalibration } from "../belief/calibration.ts";
import { chooseDifficulty } from "./choose-difficulty.ts";
import type { Outcome } from "../learning/finished-question.ts";
import { contextOf, graphSkill, type Learner } from "../learning/learner.ts";
import { newQuestionFigures, newStudent, type SkillMastery } from "../learning/learner-state.ts";
import { planSet } from "./plan-set.ts";
import { PRACTICE_REASON_TEXTS, PRACTICE_REASONS } from "./practice-reasons.ts";
import { standingOf } from "../standing.ts";
import { afterAll, newContext } from "../testing/contexts.ts";
import { DAY_MS } from "../../time/day.ts";
import { type WhatNextInput, whatNext } from "./what-next.ts";

const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);
const row = (outcomes: Outcome[], from_ms = 0): SkillMastery =>
	afterAll(newContext(), outcomes, from_ms).mastery;

// add -> multiply -> divide, and time alone
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
		now_ms: HOUR_MS,
		...changes,
	});
}
const brief = (...given: Parameters<typeof next>) =>
	next(...given).map(({ skill_id, reason }) => `${skill_id}: ${reason}`);

describe("what next", () => {
	test("a new student starts with skills without prerequisites, in teaching order", () => {
		expect(brief({})).toEqual(["add: next_new_skill", "time: next_new_skill"]);
	});
	test("a skill opens once its prerequisites are probably known, and comes last while that is only nearly so", () => {
		expect(brief({ add: row(times(2, "first_try")) })).toContain("multiply: next_new_skill");
		expect(brief({ add: row(["first_try", "not_solved"]) }).join()).not.toContain("multiply");
		const nearly = brief({ add: row(["not_solved", "first_try"]) });
		expect(nearly.at(-1)).toBe("multiply: next_new_skill");
	});
	test("learning goes before reviews, reviews before known skills", () => {
		const rows = {
			add: row(times(8, "first_try"), -45 * DAY_MS),
			time: row(times(8, "first_try")),
			multiply: row(["not_solved", "first_try", "not_solved", "not_solved"]),
		};
		expect(brief(rows)).toEqual(["multiply: keep_going", "add: due_for_review", "time: keep_fresh"]);
	});
	test("asks more questions of unknown skills, one where a right answer is proof", () => {
		const wantedOf = (rows: Record<string, SkillMastery>) => next(rows)[0]?.questions;
		expect(wantedOf({ add: row(times(4, "not_solved")) })).toBe(3);
		expect(wantedOf({})).toBe(2);
		expect(wantedOf({ add: row(["not_solved", "not_solved", "first_try", "first_try"]) })).toBe(1);
	});
	test("skills of earlier grades count as known, and are not started as new", () => {
		const grade = { new_skill_ids: new Set(["multiply", "divide"]) };
		expect(brief({}, grade)).toEqual(["multiply: next_new_skill"]);
		expect(brief({ add: row(times(2, "first_try")) }, grade)).toEqual([
			"multiply: next_new_skill",
			"add: keep_fresh",
		]);
	});
	test("a gap from an earlier grade goes first and blocks what builds on it", () => {
		const grade = { new_skill_ids: new Set(["multiply", "divide"]) };
		expect(brief({ add: row(times(3, "not_solved")) }, grade)).toEqual(["add: prerequisite_first"]);
		// One miss is no reason to go back a year.
		expect(brief({ add: row(["not_solved"]) }, grade)[0]).toBe("multiply: next_new_skill");
	});
	test("a skill that was started too early stays, after ready ones", () => {
		const rows = { add: row(times(3, "not_solved")), multiply: row(times(3, "not_solved")) };
		expect(brief(rows)).toEqual(["add: keep_going", "time: next_new_skill", "multiply: keep_going"]);
	});
	test("placed skills are not asked as new, and missing ones are gaps", () => {
		const placed = new Map([
			["add", { known_chance: 0.1, placed_at_ms: 0 }],
			["time", { known_chance: 0.97, placed_at_ms: 0 }],
		]);
		const learner = {
			ability: newStudent(),
			masteries: new Map(),
			figures: new Map(),
			calibration: newCalibration(),
			placed,
		};
		const grade = { learner, new_skill_ids: new Set(["time", "multiply", "divide"]) };
		expect(brief({}, grade)).toEqual(["add: prerequisite_first", "time: keep_fresh"]);
	});
	test("what a placement shows as known stays known until an answer speaks against it", () => {
		const placed = new Map(skills.map(({ skill_id }) => [skill_id, { known_chance: 0.75, placed_at_ms: 0 }]));
		const after = (rows: Record<string, SkillMastery>) =>
			brief(rows, {
				learner: {
					ability: newStudent(),
					masteries: new Map(Object.entries(rows)),
					figures: new Map(),
					calibration: newCalibration(),
					placed,
				},
			});
		expect(after({})[0]).toBe("add: next_new_skill");
		placed.set("divide", { known_chance: 0.2, placed_at_ms: 0 });
		expect(after({})[0]).toBe("divide: next_new_skill");
		expect(after({ add: row(["first_try"]) })[0]).toBe("divide: next_new_skill");
		expect(after({ add: row(["not_solved"]) })[0]).toBe("add: keep_going");
	});
	test("with everything known there is still something to do: the least certain first", () => {
		const rows = Object.fromEntries(
			skills.map(({ skill_id }, at) => [skill_id, row(times(6 + at, "first_try"))]),
		);
		expect(brief(rows)).toHaveLength(4);
		expect(brief(rows).every((each) => each.endsWith("keep_fresh"))).toBe(true);
		expect(brief(rows)[0]).toBe("add: keep_fresh");
	});
	test("with everything known, what is not called mastered is still taught, so that the path and the set agree", () => {
		const { mastered_at_ms: _, ...unmastered } = row(times(6, "first_try"));
		const rows = {
			...Object.fromEntries(skills.map(({ skill_id }) => [skill_id, row(times(6, "first_try"))])),
			multiply: { ...unmastered, mastered_at_ms: null },
		};
		expect(brief(rows)[0]).toMatch(/^multiply: (keep_going|almost_mastered)$/);
		expect(
			brief(rows)
				.slice(1)
				.every((each) => each.endsWith("keep_fresh")),
		).toBe(true);
		// While anything is left to learn, that goes first.
		expect(brief({ ...rows, time: row(times(3, "not_solved")) })[0]).toBe("time: keep_going");
		expect(brief({ ...rows, time: row(times(3, "not_solved")) })).toContain("multiply: keep_fresh");
		const places = planSet({ suggestions: next(rows), mistakes_due: ["add"], size: 10 });
		expect(places[0]?.skill_id).toBe("multiply");
	});
	test("the longest overdue review goes first", () => {
		const rows = {
			add: row(times(8, "first_try"), -45 * DAY_MS),
			time: row(times(8, "first_try"), -75 * DAY_MS),
		};
		const reviews = brief(rows).filter((each) => each.endsWith("due_for_review"));
		expect(reviews).toEqual(["time: due_for_review", "add: due_for_review"]);
	});
	test("a set reviews a mastered skill from the moment that its page says so", () => {
		const known = row(times(8, "first_try"));
		const due = standingOf(newContext({ mastery: known }), 0).review_due_at_ms ?? 0;
		const setAt = (now_ms: number) => {
			// Practiced a moment ago, so that this skill is still in progress.
			const multiply = row(["not_solved", "first_try", "not_solved", "not_solved"], now_ms - HOUR_MS);
			const suggestions = next({ add: known, multiply }, { now_ms });
			return planSet({ suggestions, mistakes_due: [], size: 10 }).flatMap(({ skill_id, reason }) =>
				skill_id === "add" ? [reason] : [],
			);
		};
		expect(standingOf(newContext({ mastery: known }), due - 1).stage).toBe("mastered");
		expect(setAt(due - 1)).not.toContain("due_for_review");
		expect(standingOf(newContext({ mastery: known }), due + 1).stage).toBe("due_for_review");
		expect(setAt(due + 1)[0]).toBe("due_for_review");
	});
	test("a skill in progress is asked at medium difficulty or above, easier only after a struggle", () => {
		const difficultyAfter = (outcomes: Outcome[]) =>
			next({ add: { ...row(outcomes), mean: -1.5 } })[0]?.difficulty;
		expect(difficultyAfter(["first_try", "not_solved", "first_try", "not_solved"])).toBe(3);
		expect(difficultyAfter(times(2, "not_solved"))).toBe(3);
		expect(difficultyAfter(times(4, "not_solved"))).toBeLessThan(3);
	});
});

describe("difficulty", () => {
	const strong = (mean: number) =>
		newContext({ mastery: { ...row(times(3, "first_try")), mean, variance: 0.5 } });

	test("rises with knowledge, from 1 to 5, close to the target chance if possible", () => {
		const chosen = [-3, 0, 1, 2, 4].map((mean) => chooseDifficulty(strong(mean), "learning", HOUR_MS));
		const levels = chosen.map(({ difficulty }) => difficulty);
		expect(levels).toEqual(levels.toSorted());
		expect([levels[0], levels.at(-1)]).toEqual([1, 5]);
		for (const { difficulty, chance } of chosen) {
			if (difficulty > 1 && difficulty < 5) expect(Math.abs(chance - 0.82)).toBeLessThan(0.06);
		}
	});
	test("a known skill is never asked below medium difficulty", () => {
		expect(chooseDifficulty(strong(0), "learning", HOUR_MS).difficulty).toBeLessThan(3);
		expect(chooseDifficulty(strong(0), "review", HOUR_MS).difficulty).toBe(3);
	});
	test("uses what is known about the questions, if anything", () => {
		const context = strong(2);
		const usual = chooseDifficulty(context, "learning", HOUR_MS);
		const harder = (difficulty: 1 | 2 | 3 | 4 | 5) => {
			const figures = newQuestionFigures(difficulty);
			return { ...figures, mean: figures.mean + 1.5 };
		};
		const chosen = chooseDifficulty(context, "learning", HOUR_MS, harder);
		expect(chosen.difficulty).toBeLessThan(usual.difficulty);
	});
});

test("every reason has its own words for child and parent", () => {
	const texts = PRACTICE_REASONS.flatMap((reason) => Object.values(PRACTICE_REASON_TEXTS[reason]));
	expect(new Set(texts).size).toBe(2 * PRACTICE_REASONS.length);
	for (const text of texts) expect(text).toMatch(/^[A-Z].*[^.]$/);
});

test("a graph without weights gives equal weights to prerequisites", () => {
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
