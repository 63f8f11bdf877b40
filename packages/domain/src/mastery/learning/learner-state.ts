import type { Difficulty } from "../../question/difficulty.ts";
import type { Calibration } from "../belief/calibration.ts";
import type { Normal } from "../belief/logistic.ts";
import type { Memory } from "../belief/memory.ts";

// Everything is plain numbers, so that a row or a JSON text can hold it. Times are milliseconds since 1970.

/** A student's general ability, in log odds; one per student. 0 is the average student. */
export interface StudentAbility extends Normal {
	/** When it was last updated; null before the first question. */
	updated_at_ms: number | null;
}

/** A student's knowledge of one skill beyond the general ability, in log odds; one per student and skill. */
export interface SkillMastery extends Normal {
	/** When it was last updated, also through a harder skill; null if never. */
	updated_at_ms: number | null;
	/** Finished questions of the skill itself. */
	finished_count: number;
	/**
	 * Their weight as evidence: a first try counts 1, less if help was used or guessing could suffice; a skip is
	 * none.
	 */
	evidence: number;
	/** Null before the first question of the skill itself. */
	memory: Memory | null;
	/** Since when it counts as mastered; null if it does not. */
	mastered_at_ms: number | null;
}

/** How hard a skill is for everyone, in log odds; learned from all students, one per skill. */
export type SkillFigures = Normal;

/** How much harder than its skill a question is; one per question, or per difficulty of a generator. */
export type QuestionFigures = Normal;

/** Prior variance of students' abilities, of one student's skills, of skills and of questions. */
export const PRIOR_VARIANCE = { ability: 0.8, skill: 2, skill_figures: 1, question_figures: 0.3 } as const;

/** Log odds between two adjacent difficulties, until answers show otherwise. */
const DIFFICULTY_STEP = 0.5;
const MIDDLE_DIFFICULTY = 3;

/** The ability of a new student. */
export function newStudent(): StudentAbility {
	return { mean: 0, variance: PRIOR_VARIANCE.ability, updated_at_ms: null };
}

/** A student's skill before its first question. */
export function newSkill(): SkillMastery {
	return {
		mean: 0,
		variance: PRIOR_VARIANCE.skill,
		updated_at_ms: null,
		finished_count: 0,
		evidence: 0,
		memory: null,
		mastered_at_ms: null,
	};
}

/** Whether a question of the skill itself was ever tried; one that was only skipped starts nothing. */
export function isStarted({ evidence }: Pick<SkillMastery, "evidence">): boolean {
	return evidence > 0;
}

/** The figures of a skill that no one has practiced. */
export function newSkillFigures(): SkillFigures {
	return { mean: 0, variance: PRIOR_VARIANCE.skill_figures };
}

/** The figures of a question that no one has finished, from its stated difficulty. */
export function newQuestionFigures(difficulty: Difficulty): QuestionFigures {
	return {
		mean: (difficulty - MIDDLE_DIFFICULTY) * DIFFICULTY_STEP,
		variance: PRIOR_VARIANCE.question_figures,
	};
}

/** A prerequisite of a skill, and one student's mastery of it. */
export interface PrerequisiteMastery {
	mastery: SkillMastery;
	/** How much of it the skill uses, 0 to 1. */
	weight: number;
}

/** Everything that a student's chance on one skill depends on. */
export interface SkillContext {
	ability: StudentAbility;
	mastery: SkillMastery;
	/** Prerequisites, in the graph's order. */
	prerequisites: readonly PrerequisiteMastery[];
	figures: SkillFigures;
	/** The same for all skills. */
	calibration: Calibration;
}
