import { chanceOfRight, moveBy } from "../belief/answer-model.ts";
import { type FinishedQuestion, type Outcome, type Sign, signOf } from "./finished-question.ts";
import type {
	PrerequisiteMastery,
	QuestionFigures,
	SkillContext,
	SkillMastery,
	StudentAbility,
} from "./learner-state.ts";
import { logOddsOn, stillThere, studentParts, sumOf } from "../belief/log-odds.ts";
import { logOddsOf, meanChance, moderation, type Normal } from "../belief/logistic.ts";
import { heldChance } from "../belief/known-chance.ts";
import { tracedAfter } from "../belief/knowledge-tracing.ts";
import { firstMemory, practisedInside, reviewedMemory } from "../belief/memory.ts";
import type { Observation } from "./observation.ts";
import { earnsMastery, isMasteryGiven, keepsMastery } from "../standing.ts";

/**
 * Log odds gained by working on a question and reading its explanation, for a new skill; less if much is
 * known. Success teaches more (Pavlik, Cen and Koedinger 2009, "Performance factors analysis").
 */
const GAIN_BY_PRACTICE = { success: 2, failure: 0.3 } as const;
/**
 * After this many questions of a skill another one brings half as much: more of the same will not help a
 * student who makes no progress.
 */
const GAIN_HALVED_AFTER = 30;
/**
 * Retrievability never falls below this: such a student has nothing left to forget, and must be able to
 * recover. Two hundredths, minus possible rounding in the log odds.
 */
const MIN_RETENTION = 0.02 - 1e-12;
/**
 * The part of a full review that a prerequisite of weight 1 gets when a skill built on it is answered right.
 */
const REVIEW_INSIDE = 0.3;

/** The changes of one finished question; store all of them in one transaction. */
export interface Learned {
	ability: StudentAbility;
	mastery: SkillMastery;
	/** In the given order. */
	prerequisites: SkillMastery[];
	/** For `learnAboutQuestion`, immediately or later. */
	observation: Observation;
}

/**
 * The estimates after one finished question. It takes and returns the rows of the skill, of its direct
 * prerequisites and of the student, so its cost grows with the number of prerequisites. The caller applies a
 * question exactly once: the state does not show whether it was applied before. Questions of one student come
 * in the order in which they were finished.
 */
export function learnFromQuestion(
	context: SkillContext,
	question: FinishedQuestion,
	question_figures: QuestionFigures,
): Learned {
	const now_ms = question.finished_at_ms;
	const sign = signOf(question.outcome);
	const parts = studentParts(context, now_ms);
	const circumstances = { guess_chance: question.guess_chance, still_there: stillThere(context, now_ms) };
	const log_odds = logOddsOn(context, now_ms, question_figures);
	const move = moveBy(sign, log_odds, circumstances);
	const moved: SkillContext = {
		...context,
		ability: { ...move(parts.ability), updated_at_ms: laterOf(context.ability, now_ms) },
		mastery: practised(context, move(parts.skill), sign, question),
		prerequisites: parts.prerequisites.map(({ below, ...part }) => ({
			...below,
			mastery: practisedBelow(below, move(part), sign, now_ms),
		})),
	};
	const mastery = withMastery(withPractice(context, moved, sign, now_ms), sign, now_ms);
	return {
		ability: moved.ability,
		mastery,
		prerequisites: moved.prerequisites.map((below) => below.mastery),
		observation: {
			student: sumOf(parts),
			...circumstances,
			model_chance: chanceOfRight(log_odds, circumstances),
			is_answered: question.outcome !== "skipped",
			is_right: sign.is_right,
			weight: sign.weight,
		},
	};
}

/** The skill after its question, before the gain from practice. */
function practised(
	before: SkillContext,
	moved: Normal,
	sign: Sign,
	{ finished_at_ms: now_ms, guess_chance, outcome }: FinishedQuestion,
): SkillMastery {
	const { memory, finished_count, evidence, mastered_at_ms } = before.mastery;
	const reviewed =
		memory === null ? firstMemory(sign.recall, now_ms) : reviewedMemory(memory, sign.recall, now_ms);
	const known_chance = tracedAfter(heldChance(before, now_ms), { ...sign, guess_chance });
	return {
		...moved,
		updated_at_ms: laterOf(before.mastery, now_ms),
		finished_count: finished_count + 1,
		evidence: evidence + (outcome === "skipped" ? 0 : evidenceOf(sign, guess_chance)),
		memory: { ...reviewed, known_chance, in_a_row: inARow(memory?.in_a_row ?? 0, sign, outcome) },
		mastered_at_ms,
	};
}

/** The row after one more question; a skip says nothing. */
function inARow(before: number, { is_right }: Sign, outcome: Outcome): number {
	if (outcome === "skipped") return before;
	return is_right ? Math.max(0, before) + 1 : Math.min(0, before) - 1;
}

/** Five lucky choices between two options are not rare. */
function evidenceOf({ is_right, weight }: Sign, guess_chance: number): number {
	return weight * (is_right ? 1 - guess_chance : 1);
}

/**
 * A prerequisite after a question of the skill above it: credited or blamed, and partially reviewed by a
 * success.
 */
function practisedBelow(
	{ mastery, weight }: PrerequisiteMastery,
	moved: Normal,
	sign: Sign,
	now_ms: number,
): SkillMastery {
	const { memory } = mastery;
	const is_reviewed = memory !== null && sign.is_right;
	return {
		...mastery,
		...moved,
		updated_at_ms: laterOf(mastery, now_ms),
		memory: is_reviewed ? practisedInside(memory, REVIEW_INSIDE * weight, now_ms) : memory,
	};
}

/** An offline answer may arrive after later ones; time does not go back for it. */
function laterOf({ updated_at_ms }: { updated_at_ms: number | null }, now_ms: number): number {
	return Math.max(updated_at_ms ?? now_ms, now_ms);
}

/**
 * Adds the gain from practice. After a failure the memory restarts, so what was forgotten is subtracted from
 * the skill; in all, a failure never raises the mastery.
 */
function withPractice(before: SkillContext, moved: SkillContext, sign: Sign, now_ms: number): SkillContext {
	const gained = withMean(moved, moved.mastery.mean + gainFrom(moved, sign, now_ms));
	if (sign.is_right) return gained;
	const { mean, variance } = logOddsOn(gained, now_ms);
	const known = Math.min(meanChance({ mean, variance }), meanChance(logOddsOn(before, now_ms)));
	const left = Math.min(known, Math.max(MIN_RETENTION, known * stillThere(before, now_ms)));
	return withMean(gained, gained.mastery.mean - mean + logOddsOf(left) / moderation(variance));
}

/** The log odds gained by working on the question and reading its explanation. */
function gainFrom(moved: SkillContext, sign: Sign, now_ms: number): number {
	const unknown = 1 - meanChance(logOddsOn(moved, now_ms));
	const novelty = GAIN_HALVED_AFTER / (GAIN_HALVED_AFTER + moved.mastery.finished_count);
	return (sign.is_right ? GAIN_BY_PRACTICE.success : GAIN_BY_PRACTICE.failure) * unknown * novelty;
}

function withMean(context: SkillContext, mean: number): SkillContext {
	return { ...context, mastery: { ...context.mastery, mean } };
}

/** The skill's row with mastery given, kept or taken away; a right answer takes nothing away. */
function withMastery(context: SkillContext, { is_right }: Sign, now_ms: number): SkillMastery {
	const { mastery } = context;
	if (keepsMastery(context, now_ms) || (is_right && isMasteryGiven(context))) return mastery;
	return { ...mastery, mastered_at_ms: earnsMastery(context, now_ms) ? now_ms : null };
}
