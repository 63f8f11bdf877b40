import { generatorFor } from "@learnin/curriculum/generators/generators";
import { skills } from "@learnin/curriculum/skills/skills";
import type { Db } from "../../platform/db/database.ts";
import { upsertSkills } from "./skills.queries.ts";

/** Writes the curriculum's skill graph into the database; the same rows again change nothing. */
export async function seedSkills(db: Db): Promise<void> {
	await upsertSkills(
		db,
		skills.map(({ id, grade, domain, domain_name, standard, name, child_name, parent_name }) => ({
			id,
			grade,
			domain,
			domain_name,
			standard,
			name,
			child_name,
			parent_name,
			has_generator: generatorFor(id) !== undefined,
		})),
	);
}
