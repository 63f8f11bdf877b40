import type { SkillKind } from "@learnin/domain/practice/vary-types";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { QuestionType } from "@learnin/domain/question/question";
import { generatorFor } from "./generators.ts";
import { typesMade } from "./types-made.ts";

/** Which types of question the generator of a skill makes at which difficulty; none where there is no generator. */
export function generatedKinds(skill_id: string): SkillKind[] {
	const version = generatorFor(skill_id)?.version;
	const made = version === undefined ? {} : (typesMade[`${skill_id}@${version}`] ?? {});
	return Object.entries(made).flatMap(([question_type, difficulties]) =>
		[...difficulties].map((difficulty) => ({
			question_type: question_type as QuestionType,
			difficulty: Number(difficulty) as Difficulty,
		})),
	);
}
