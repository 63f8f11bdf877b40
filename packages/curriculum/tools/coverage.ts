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
				const asked = askedIn(id);
				return [
					at === 0 ? code : "",
					id,
					generator === undefined ? "none" : `version ${generator.version}`,
					asked.types.join(" "),
					asked.kinds.join(" "),
				];
			}),
		);
	const empty = [...standards].filter(([, ids]) => !ids.some((id) => generatorFor(id) !== undefined));
	const made = skills.filter(({ id }) => generatorFor(id) !== undefined).length;
	return [
		table(["standard", "skill", "generator", "question types", "made by"], rows),
		`${standards.size} standards, ${skills.length} skills, ${made} generators; standards without a generator: ${empty.length === 0 ? "none" : empty.map(([code]) => code).join(" ")}`,
		madeBy(),
		"",
	].join("\n");
}

/** How many skills have answers that are made, and how many each way to make one. */
function madeBy(): string {
	const kinds = skills.map(({ id }) => askedIn(id).kinds).filter((each) => each.length > 0);
	const counts = new Map<string, number>();
	for (const kind of kinds.flat()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	const each = [...counts].sort(([, one], [, other]) => other - one);
	return `${kinds.length} skills with answers that are made: ${each.map(([kind, count]) => `${kind} ${count}`).join(", ")}`;
}

interface Asked {
	types: string[];
	/** How answers are made. */
	kinds: string[];
}

const found = new Map<string, Asked>();

/** The question types of a skill and its ways to make an answer, as a sample of its questions shows. */
function askedIn(skill_id: string): Asked {
	const known = found.get(skill_id);
	if (known !== undefined) return known;
	const generator = generatorFor(skill_id);
	const questions = DIFFICULTIES.flatMap((difficulty) =>
		Array.from({ length: generator === undefined ? 0 : 40 }, (_, seed) =>
			generator?.generate(seed, difficulty),
		),
	);
	const sorted = (names: readonly (string | undefined)[]) =>
		[...new Set(names)].filter((name) => name !== undefined).sort();
	const asked = {
		types: sorted(questions.map((question) => question?.question_type)),
		kinds: sorted(questions.map((question) => question?.interaction?.kind)),
	};
	found.set(skill_id, asked);
	return asked;
}
