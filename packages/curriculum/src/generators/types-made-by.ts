import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { QuestionType } from "@learnin/domain/question/question";
import type { Generator } from "./generator.ts";

/** So many questions of each difficulty show which types a generator makes. */
const seeds = 20;
const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

/**
 * Which types a generator makes at which difficulties, as a sample of its questions shows: "FILL_ONE 1234, SELECT_ALL 35".
 */
export function typesMadeBy(generator: Generator): string {
	const made = new Map<QuestionType, string>();
	for (const difficulty of difficulties)
		for (let seed = 0; seed < seeds; seed += 1) {
			const { question_type } = generator.generate(seed, difficulty);
			const known = made.get(question_type) ?? "";
			if (!known.endsWith(`${difficulty}`)) made.set(question_type, `${known}${difficulty}`);
		}
	return [...made].map(([type, at]) => `${type} ${at}`).join(", ");
}

/** The types of such a text, each once for every difficulty at which it is made. */
export function kindsIn(made: string): { question_type: QuestionType; difficulty: Difficulty }[] {
	return made.split(", ").flatMap((each) => {
		const [question_type, at = ""] = each.split(" ") as [QuestionType, string?];
		return [...at].map((difficulty) => ({ question_type, difficulty: Number(difficulty) as Difficulty }));
	});
}
