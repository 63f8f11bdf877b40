import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";

/** Endless questions of one skill. */
export interface Generator {
	skill_id: string;
	/** Goes up with every change of any question it makes: attempts point at (skill, version, seed, difficulty). */
	version: number;
	/** The same question forever for the same seed and difficulty. `seed` is any whole number. */
	generate(seed: number, difficulty: Difficulty): Question;
	/**
	 * Which of its ways to ask this seed takes at this difficulty, from 0, without making the question. All questions of
	 * one way have one type, and are either made or typed or chosen.
	 */
	wayOf(seed: number, difficulty: Difficulty): number;
}
