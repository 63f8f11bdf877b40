import type { SkillKind } from "@learnin/domain/practice/vary-types";
import { generatorFor } from "./generators.ts";
import { interactionsMade, typesMade } from "./types-made.ts";
import { kindsIn } from "./types-made-by.ts";

/** Which types of question the generator of a skill makes at which difficulty; none where there is no generator. */
export function generatedKinds(skill_id: string): SkillKind[] {
	return kindsOf(typesMade, skill_id);
}

/** The types that the generator of a skill asks by an interaction at which difficulty. */
export function generatedInteractions(skill_id: string): SkillKind[] {
	return kindsOf(interactionsMade, skill_id);
}

function kindsOf(made: Readonly<Record<string, string>>, skill_id: string): SkillKind[] {
	const version = generatorFor(skill_id)?.version;
	return version === undefined ? [] : kindsIn(made[`${skill_id}@${version}`] ?? "");
}
