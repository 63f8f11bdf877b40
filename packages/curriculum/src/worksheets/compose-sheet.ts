import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { drawQuestions } from "../generators/draw-questions.ts";
import type { Generator } from "../generators/generator.ts";
import { generatorFor } from "../generators/generators.ts";

/** The request for one place of a sheet. */
export interface WantedOnSheet {
	skill_id: string;
	difficulty: Difficulty;
}

/** Everything needed to make the same question again. */
export interface SheetItem extends WantedOnSheet {
	generator_version: number;
	seed: number;
}

/**
 * One question for each request, no two alike; deterministic for a seed. If a difficulty has no more questions, the
 * closest one is used; if the whole skill has none, the place is skipped.
 */
export function composeSheet(wanted: readonly WantedOnSheet[], seed: number): SheetItem[] {
	const seen = new Set<string>();
	return wanted.flatMap(({ skill_id, difficulty }, place) => {
		const generator = generatorFor(skill_id);
		return generator === undefined ? [] : drawNew(generator, difficulty, seedOfPlace(seed, place), seen);
	});
}

/** The question of an item, or undefined if its skill asks other questions now. */
export function questionOfItem({
	skill_id,
	difficulty,
	generator_version,
	seed,
}: SheetItem): Question | undefined {
	const generator = generatorFor(skill_id);
	return generator?.version === generator_version ? generator.generate(seed, difficulty) : undefined;
}

function drawNew(generator: Generator, wanted: Difficulty, seed: number, seen: Set<string>): SheetItem[] {
	for (const difficulty of nearestFirst(wanted)) {
		const [drawn] = drawQuestions({ generator, difficulty, seed, count: 1, seen });
		if (drawn === undefined || seen.has(drawn.fingerprint)) continue;
		seen.add(drawn.fingerprint);
		const { skill_id, version } = generator;
		return [{ skill_id, difficulty, generator_version: version, seed: drawn.seed }];
	}
	return [];
}

function nearestFirst(wanted: Difficulty): Difficulty[] {
	const all: Difficulty[] = [1, 2, 3, 4, 5];
	return all.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
}

/** Spreads the seeds of places and of adjacent sheets. */
function seedOfPlace(seed: number, place: number): number {
	return Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b) >>> 1;
}
