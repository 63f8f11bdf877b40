import { generatorFor } from "../src/generators/generators.ts";
import { skills } from "../src/skills/skills.ts";
import { DIFFICULTIES } from "../src/testing/check-generator.ts";
import { table } from "./table.ts";

/** Every standard with its skills, their generators and the question types they use. */
export function coverage(): string {
	const standards = new Map<string, string[]>();
	for (const { id, standard, also_covers } of skills)
		for (const code of [standard, ...also_covers]) standards.set(code, [...(standards.get(code) ?? []), id]);
	const rows = [...standards]
		.sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
		.flatMap(([code, ids]) =>
			ids.map((id, at) => {
				const generator = generatorFor(id);
				return [
					at === 0 ? code : "",
					id,
					generator === undefined ? "none" : `version ${generator.version}`,
					typesOf(id).join(" "),
				];
			}),
		);
	const empty = [...standards].filter(([, ids]) => !ids.some((id) => generatorFor(id) !== undefined));
	const made = skills.filter(({ id }) => generatorFor(id) !== undefined).length;
	return [
		table(["standard", "skill", "generator", "question types"], rows),
		`${standards.size} standards, ${skills.length} skills, ${made} generators; standards without a generator: ${empty.length === 0 ? "none" : empty.map(([code]) => code).join(" ")}`,
		"",
	].join("\n");
}

function typesOf(skill_id: string): string[] {
	const generator = generatorFor(skill_id);
	if (generator === undefined) return [];
	const types = DIFFICULTIES.flatMap((difficulty) =>
		Array.from({ length: 40 }, (_, seed) => generator.generate(seed, difficulty).question_type),
	);
	return [...new Set(types)].sort();
}
