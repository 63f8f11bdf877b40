import { describe, expect, test } from "vitest";
import { newCalibration } from "./calibration.ts";
import { knownChance } from "./known-chance.ts";
import { learnFromQuestion } from "../learning/learn-from-question.ts";
import { contextOf, graphSkill, type Learner, placedBelief } from "../learning/learner.ts";
import { newQuestionFigures, newSkill, newStudent, type SkillMastery } from "../learning/learner-state.ts";
import { standingOf } from "../standing.ts";
import { finished } from "../testing/contexts.ts";
import { DAY_MS } from "../../time/day.ts";

const PLACED_AT = 100 * DAY_MS;
const skill = graphSkill("fractions", []);

function learnerWith(known_chance: number, own?: SkillMastery): Learner {
	return {
		ability: newStudent(),
		masteries: new Map(own === undefined ? [] : [["fractions", own]]),
		placed: new Map([["fractions", { known_chance, placed_at_ms: PLACED_AT }]]),
		figures: new Map(),
		calibration: newCalibration(),
	};
}

const masteryOf = (learner: Learner, at = PLACED_AT) => standingOf(contextOf(learner, skill), at).mastery;

describe("a skill without its own answers", () => {
	test.each([
		[0.98, 0.75, 0.95],
		[0.5, 0.45, 0.55],
		[0.02, 0.05, 0.25],
	])("placed at %d is somewhere from %d to %d", (chance, least, most) => {
		expect(masteryOf(learnerWith(chance))).toBeGreaterThan(least);
		expect(masteryOf(learnerWith(chance))).toBeLessThan(most);
	});
	test("is never mastered by a placement alone", () => {
		const standing = standingOf(contextOf(learnerWith(0.99), skill), PLACED_AT);
		expect(standing).toMatchObject({ stage: "unknown", evidence: 0, review_due_at_ms: null });
	});
	test("is moved by a few answers", () => {
		let learner = learnerWith(0.98);
		for (const day of [1, 2, 3]) {
			const question = finished("not_solved", PLACED_AT + day * DAY_MS);
			const { ability, mastery } = learnFromQuestion(
				contextOf(learner, skill),
				question,
				newQuestionFigures(3),
			);
			learner = { ...learner, ability, masteries: new Map([["fractions", mastery]]) };
		}
		expect(masteryOf(learner, PLACED_AT + 3 * DAY_MS)).toBeLessThan(0.5);
	});
});

describe("a skill with its own answers", () => {
	const own = (updated_at_ms: number): SkillMastery => ({
		...newSkill(),
		mean: -2,
		variance: 1.5,
		updated_at_ms,
		finished_count: 6,
		evidence: 6,
	});
	test("from before the placement moves toward it and keeps its counts", () => {
		const { mastery } = contextOf(learnerWith(0.98, own(PLACED_AT - 1)), skill);
		expect(mastery.mean).toBeGreaterThan(-0.5);
		expect(mastery).toMatchObject({ finished_count: 6, evidence: 6, updated_at_ms: PLACED_AT });
	});
	test("traces from before no longer outweigh the placement", () => {
		const memory = { stability_days: 3, difficulty: 5, reviewed_at_ms: PLACED_AT - 1, known_chance: 0.02 };
		const context = contextOf(learnerWith(0.98, { ...own(PLACED_AT - 1), memory }), skill);
		expect(knownChance(context, PLACED_AT)).toBeGreaterThan(0.1);
	});
	test("from after it is unchanged", () => {
		const after = own(PLACED_AT + 1);
		expect(contextOf(learnerWith(0.98, after), skill).mastery).toEqual(after);
	});
});

test("counts as a prerequisite too", () => {
	const builds_on = graphSkill("ratios", ["fractions"]);
	const chanceWith = (chance: number) =>
		standingOf(contextOf(learnerWith(chance), builds_on), PLACED_AT).mastery;
	expect(chanceWith(0.95)).toBeGreaterThan(chanceWith(0.05));
});

test("a learner includes what was placed", () => {
	expect(placedBelief(learnerWith(0.7), "fractions")).toEqual({ known_chance: 0.7, placed_at_ms: PLACED_AT });
	expect(placedBelief(learnerWith(0.7), "ratios")).toBeUndefined();
	expect(placedBelief({}, "fractions")).toBeUndefined();
});
