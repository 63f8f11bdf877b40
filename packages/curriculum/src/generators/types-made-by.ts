import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { QuestionType } from "@learnin/domain/question/question";
import type { Generator } from "./generator.ts";

/** So many questions of each difficulty show which types a generator makes. */
const seeds = 20;
const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** Types of question, each with the difficulties at which it is made, "12345". */
export type TypesMade = Readonly<Partial<Record<QuestionType, string>>>;

/** Which types a generator makes at which difficulty, as a sample of its questions shows. */
export function typesMadeBy(generator: Generator): TypesMade {
	const made: Partial<Record<QuestionType, string>> = {};
	for (const difficulty of difficulties)
		for (let seed = 0; seed < seeds; seed += 1) {
			const { question_type } = generator.generate(seed, difficulty);
			const known = made[question_type] ?? "";
			if (!known.endsWith(`${difficulty}`)) made[question_type] = `${known}${difficulty}`;
		}
	return made;
}
