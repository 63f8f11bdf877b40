import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { drawQuestions } from "../../generators/draw-questions.ts";
import type { Generator } from "../../generators/generator.ts";

/** A worksheet or a set of fifty questions has no duplicates, even after a few were met. */
const MIN_SPACE = 60;
/** How many are drawn, all different. */
const DRAWN = 100;
/** Start seeds of a draw; a small sample only uses the first. */
const STARTS = [0, 1_000, 2 ** 30];
/** If the given questions are too few, more seeds up to this one are tried. */
const MAX_SEEDS = 3_000;

export interface Variety {
	/** Distinct questions at the least varied difficulty, among the seeds tried. */
	distinct: number;
	faults: string[];
}

/**
 * Whether the questions drawn for a student differ from each other at every difficulty. `by_difficulty` has those of
 * the first seeds, to avoid making them again.
 */
export function questionsVary(
	{ generate }: Pick<Generator, "generate">,
	by_difficulty: readonly (readonly Question[])[],
): Variety {
	const looked = by_difficulty.map((made, at) => {
		const difficulty = (at + 1) as Difficulty;
		const generateOnce = (seed: number) => made[seed] ?? generate(seed, difficulty);
		const distinct = distinctCount(generateOnce, made.length);
		const isSmall = distinct < MIN_SPACE;
		return {
			distinct,
			faults: [
				...(isSmall ? [`only ${distinct} questions at difficulty ${difficulty}`] : []),
				...repeatsOf(generateOnce, difficulty, { distinct, made: made.length }),
			],
		};
	});
	return {
		distinct: Math.min(...looked.map(({ distinct }) => distinct)),
		faults: looked.flatMap(({ faults }) => faults).map((fault) => `questions-vary: ${fault}`),
	};
}

/** Counts the first `seeds` questions; if they are too few to draw from, more seeds are tried. */
function distinctCount(generate: (seed: number) => Question, seeds: number): number {
	const found = new Set<string>();
	for (let seed = 0; seed < seeds; seed += 1) found.add(whatIsAsked(generate(seed)));
	const enough = Math.max(MIN_SPACE, Math.min(DRAWN, seeds));
	for (let seed = seeds; seed < MAX_SEEDS && found.size < enough; seed += 1)
		found.add(whatIsAsked(generate(seed)));
	return found.size;
}

/** Draws as many as a student may want; if there are barely enough, nine of ten, since some are rare. */
function repeatsOf(
	generate: (seed: number) => Question,
	difficulty: Difficulty,
	{ distinct, made }: { distinct: number; made: number },
): string[] {
	const count = Math.min(DRAWN, made, Math.floor(distinct * 0.9));
	const starts = made < DRAWN ? STARTS.slice(0, 1) : STARTS;
	return starts.flatMap((seed) => {
		const drawn = drawQuestions({ generator: { generate, wayOf: () => 0 }, difficulty, seed, count });
		const different = new Set(drawn.map(({ fingerprint }) => fingerprint)).size;
		if (different === count) return [];
		return [`${count} drawn from seed ${seed} at difficulty ${difficulty} have ${different} different ones`];
	});
}
