import type { Generator } from "../src/generators/generator.ts";
import { generatorFor, generators } from "../src/generators/generators.ts";
import { skillById } from "../src/skills/skills.ts";

/** The generators of the named skills and grades ("3"), or all. Throws for a name that is none. */
export function chosenGenerators(names: readonly string[]): Generator[] {
	if (names.length === 0) return [...generators];
	return names.flatMap((name) => {
		if (/^[2-8]$/.test(name))
			return generators.filter(({ skill_id }) => `${skillById(skill_id)?.grade}` === name);
		const generator = generatorFor(name);
		if (generator === undefined) throw new Error(`There is no generator ${name}.`);
		return [generator];
	});
}
