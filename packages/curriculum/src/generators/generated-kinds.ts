import type { SkillKind } from "@learnin/domain/practice/vary-types";
import { generatorFor } from "./generators.ts";
import { typesMade } from "./types-made.ts";
import { kindsIn } from "./types-made-by.ts";

/** Which types of question the generator of a skill makes at which difficulty; none where there is no generator. */
export function generatedKinds(skill_id: string): SkillKind[] {
	const version = generatorFor(skill_id)?.version;
	return version === undefined ? [] : kindsIn(typesMade[`${skill_id}@${version}`] ?? "");
}
