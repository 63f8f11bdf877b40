import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import type { Generator } from "../generators/generator.ts";
import { finishQuestion } from "./questions/finish-question.ts";
import { type Random, seededRandoms } from "../random/seeded-random.ts";

/** Makes one question, or returns undefined if the random numbers do not fit. */
export type Way = (random: Random) => Question | undefined;

/** The ways of asking at each difficulty, all equally likely; a comment says what makes the next one harder. */
export type Levels = Readonly<Record<Difficulty, readonly Way[]>>;

/** More draws than any reasonable constraint needs. */
const MAX_DRAWS = 500;

/**
 * A generator of a skill. Numbers that do not fit are redrawn for the same way, so that all ways stay equally likely.
 */
export function defineSkill(skill_id: string, version: number, levels: Levels): Generator {
	const randoms = seededRandoms(`${skill_id}:`);
	const numberOfWay = (random: Random, difficulty: Difficulty) =>
		random.integer(0, levels[difficulty].length - 1);
	return {
		skill_id,
		version,
		wayOf: (seed, difficulty) => numberOfWay(randoms(`${difficulty}:${seed}`), difficulty),
		generate: (seed, difficulty) => {
			const random = randoms(`${difficulty}:${seed}`);
			const way = levels[difficulty][numberOfWay(random, difficulty)] as Way;
			for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
				const question = way(random);
				if (question !== undefined) return finishQuestion(question);
			}
			throw new Error(`${skill_id}: nothing drawn at difficulty ${difficulty} fits.`);
		},
	};
}
