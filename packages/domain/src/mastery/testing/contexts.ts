import { newCalibration } from "../belief/calibration.ts";
import type { FinishedQuestion, Outcome } from "../learning/finished-question.ts";
import { type Learned, learnFromQuestion } from "../learning/learn-from-question.ts";
import { newQuestionFigures, newSkill, newSkillFigures, newStudent } from "../learning/learner-state.ts";
import type { SkillContext } from "../learning/learner-state.ts";

export const MINUTE_MS = 60_000;

/** A new student before a skill without prerequisites. */
export function newContext(changes: Partial<SkillContext> = {}): SkillContext {
	return {
		ability: newStudent(),
		mastery: newSkill(),
		prerequisites: [],
		figures: newSkillFigures(),
		calibration: newCalibration(),
		...changes,
	};
}

/** A context with one new prerequisite per weight. */
export function contextOn(...weights: number[]): SkillContext {
	return newContext({ prerequisites: weights.map((weight) => ({ weight, mastery: newSkill() })) });
}

/** A typed question of medium difficulty with that outcome, at that time. */
export function finished(outcome: Outcome, finished_at_ms = 0, guess_chance = 0): FinishedQuestion {
	return { outcome, finished_at_ms, guess_chance };
}

/** The context after a question of medium difficulty. */
export function after(context: SkillContext, question: FinishedQuestion): SkillContext {
	return withLearned(context, learnFromQuestion(context, question, newQuestionFigures(3)));
}

/** The context with the learned rows in place. */
export function withLearned(context: SkillContext, learned: Learned): SkillContext {
	return {
		...context,
		ability: learned.ability,
		mastery: learned.mastery,
		prerequisites: context.prerequisites.map(({ weight }, at) => ({
			weight,
			mastery: learned.prerequisites[at]!,
		})),
	};
}

/** The context after questions with these outcomes, one minute apart. */
export function afterAll(context: SkillContext, outcomes: readonly Outcome[], from_ms = 0): SkillContext {
	return outcomes.reduce(
		(now, outcome, at) => after(now, finished(outcome, from_ms + at * MINUTE_MS)),
		context,
	);
}
