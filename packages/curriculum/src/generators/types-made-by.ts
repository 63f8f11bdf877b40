import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { QuestionType } from "@learnin/domain/question/question";
import type { Generator } from "./generator.ts";

/** So many questions of each difficulty show which types a generator makes. */
const seeds = 20;
const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** What a sample of a generator's questions shows. */
export interface TypesMade {
	/** Which types it makes at which difficulties: "FILL_ONE 1234, SELECT_ALL 35". */
	types: string;
	/** Which of them are answered by an interaction, in the same form; empty if none. */
	interactions: string;
}

/** Which types a generator makes at which difficulties, and which of them with an interaction. */
export function typesMadeBy(generator: Generator): TypesMade {
	const [all, made] = [new Map<QuestionType, string>(), new Map<QuestionType, string>()];
	for (const difficulty of difficulties)
		for (let seed = 0; seed < seeds; seed += 1) {
			const { question_type, interaction } = generator.generate(seed, difficulty);
			note(all, question_type, difficulty);
			if (interaction) note(made, question_type, difficulty);
		}
	return { types: textOf(all), interactions: textOf(made) };
}

function note(made: Map<QuestionType, string>, type: QuestionType, difficulty: Difficulty): void {
	const known = made.get(type) ?? "";
	if (!known.endsWith(`${difficulty}`)) made.set(type, `${known}${difficulty}`);
}

function textOf(made: ReadonlyMap<QuestionType, string>): string {
	return [...made].map(([type, at]) => `${type} ${at}`).join(", ");
}

/** The types of such a text, each once for every difficulty at which it is made. */
export function kindsIn(made: string): { question_type: QuestionType; difficulty: Difficulty }[] {
	if (made === "") return [];
	return made.split(", ").flatMap((each) => {
		const [question_type, at = ""] = each.split(" ") as [QuestionType, string?];
		return [...at].map((difficulty) => ({ question_type, difficulty: Number(difficulty) as Difficulty }));
	});
}
