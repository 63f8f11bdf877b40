import type { Difficulty } from "../question/difficulty.ts";
import type { Calibration } from "./calibration.ts";
import type { Normal } from "./logistic.ts";
import type { Memory } from "./memory.ts";

// All of it is plain numbers, so that a row or a JSON text can hold it. Times are milliseconds since 1970.

/** What a student can do in general, in log odds; one per student. 0 is the average student. */
export interface StudentAbility extends Normal {
	/** When it was last learned about; null before the first question. */
	updated_at_ms: number | null;
}

/** What a student knows of one skill beyond the general ability, in log odds; one per student and skill. */
export interface SkillMastery extends Normal {
	/** When it was last learned about, also through a harder skill; null before. */
	updated_at_ms: number | null;
	/** Questions of the skill itself that were finished. */
	finished_count: number;
	/** What they weigh as evidence: a first try counts 1, less where help was used, nothing was tried, or luck is enough. */
	evidence: number;
	/** Null until the first question of the skill itself. */
	memory: Memory | null;
	/** Since when it counts as mastered; null when it does not. */
	mastered_at_ms: number | null;
}

/** How hard a skill is for everybody, in log odds; learned from all students, one per skill. */
export type SkillFigures = Normal;

/** How much harder than its skill a question is; one per question, or per difficulty of a generator. */
export type QuestionFigures = Normal;

/** Spread of students' abilities, of one student's skills, of skills and of questions, before anything is known. */
export const PRIOR_VARIANCE = { ability: 0.8, skill: 2, skill_figures: 1, question_figures: 0.3 } as const;

/** Log odds between two neighbouring difficulties, until answers have shown better. */
const DIFFICULTY_STEP = 0.5;
const MIDDLE_DIFFICULTY = 3;

/** The ability of a student who has done nothing yet. */
export function newStudent(): StudentAbility {
	return { mean: 0, variance: PRIOR_VARIANCE.ability, updated_at_ms: null };
}

/** What is known about a student's skill before its first question. */
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

/** The figures of a skill that nobody has practised. */
export function newSkillFigures(): SkillFigures {
	return { mean: 0, variance: PRIOR_VARIANCE.skill_figures };
}

/** The figures of a question that nobody has finished; the stated difficulty is all there is to go by. */
export function newQuestionFigures(difficulty: Difficulty): QuestionFigures {
	return {
		mean: (difficulty - MIDDLE_DIFFICULTY) * DIFFICULTY_STEP,
		variance: PRIOR_VARIANCE.question_figures,
	};
}

/** What a skill stands on, as far as one student has it. */
export interface PrerequisiteMastery {
	mastery: SkillMastery;
	/** How much of it is used in the skill, 0 to 1. */
	weight: number;
}

/** All that the chance on one skill of one student depends on. */
export interface SkillContext {
	ability: StudentAbility;
	mastery: SkillMastery;
	/** The skills to know first, in the graph's order. */
	prerequisites: readonly PrerequisiteMastery[];
	figures: SkillFigures;
	/** The same for all skills. */
	calibration: Calibration;
}
