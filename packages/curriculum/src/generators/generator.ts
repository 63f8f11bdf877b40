import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import type { Random } from "../random/seeded-random.ts";
import { seededRandom } from "../random/seeded-random.ts";

/** Endless questions of one skill. */
export interface Generator {
	skill_id: string;
	/** Goes up with every change of any question it makes: attempts point at (skill, version, seed, difficulty). */
	version: number;
	/** The same question for ever for the same seed and difficulty. `seed` is any whole number. */
	generate(seed: number, difficulty: Difficulty): Question;
}

/** A generator from a recipe that draws all its choices from the given stream. */
export function defineGenerator(
	skill_id: string,
	version: number,
	make: (random: Random, difficulty: Difficulty) => Question,
): Generator {
	return {
		skill_id,
		version,
		generate: (seed, difficulty) => make(seededRandom(`${skill_id}:${difficulty}:${seed}`), difficulty),
	};
}
