import { setImmediate as othersTurn } from "node:timers/promises";
import { generatorFor, generators } from "@learnin/curriculum/generators/generators";
import type { Difficulty } from "@learnin/domain/question/difficulty";

/** So many questions of each difficulty show which types a generator makes. */
const seeds = 12;
const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

export interface GeneratedKind {
	question_type: string;
	difficulty: number;
}

/** By skill. A generator asks the same for as long as this process lives. */
const known = new Map<string, readonly GeneratedKind[]>();

/** Which types of question the generator of a skill makes at which difficulty; none where there is no generator. */
export function generatedKinds(skill_id: string): readonly GeneratedKind[] {
	const kinds = known.get(skill_id) ?? sample(skill_id);
	known.set(skill_id, kinds);
	return kinds;
}

function sample(skill_id: string): GeneratedKind[] {
	const generator = generatorFor(skill_id);
	if (generator === undefined) return [];
	return difficulties.flatMap((difficulty) => {
		const made = Array.from({ length: seeds }, (_, seed) => generator.generate(seed, difficulty));
		const types = new Set(made.map(({ question_type }) => question_type));
		return [...types].map((question_type) => ({ question_type, difficulty }));
	});
}

/** Learns all of them, with pauses, so that nobody waits for it. */
export async function learnGeneratedKinds(): Promise<void> {
	for (const { skill_id } of generators) {
		if (known.has(skill_id)) continue;
		generatedKinds(skill_id);
		await othersTurn();
	}
}
