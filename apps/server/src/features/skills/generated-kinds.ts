import { generatorFor } from "@learnin/curriculum/generators/generators";
import { typesMade } from "@learnin/curriculum/generators/types-made";

export interface GeneratedKind {
	question_type: string;
	difficulty: number;
}

/** Which types of question the generator of a skill makes at which difficulty; none where there is no generator. */
export function generatedKinds(skill_id: string): GeneratedKind[] {
	const version = generatorFor(skill_id)?.version;
	const made = version === undefined ? {} : (typesMade[`${skill_id}@${version}`] ?? {});
	return Object.entries(made).flatMap(([question_type, difficulties]) =>
		[...difficulties].map((difficulty) => ({ question_type, difficulty: Number(difficulty) })),
	);
}
