import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";

/** Endless questions of one skill. */
export interface Generator {
	skill_id: string;
	/** Goes up with every change of any question it makes: attempts point at (skill, version, seed, difficulty). */
	version: number;
	/** The same question forever for the same seed and difficulty. `seed` is any whole number. */
	generate(seed: number, difficulty: Difficulty): Question;
}
