import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { drawQuestions } from "../../generators/draw-questions.ts";
import type { Generator } from "../../generators/generator.ts";

/** A worksheet of so many has no question twice. */
const LEAST_SPACE = 30;
/** So many are drawn, and all differ. */
const DRAWN = 100;
/** Where a draw begins; a small sample is drawn from the first alone. */
const STARTS = [0, 1_000, 2 ** 30];
/** Where the questions at hand are less than what is drawn, seeds are walked up to this one to find others. */
const LONGEST_WALK = 3_000;

export interface Variety {
	/** Different questions at the least varied difficulty, as far as seeds were looked at. */
	distinct: number;
	faults: string[];
}

/**
 * Whether the questions drawn for a learner differ from one another at every difficulty. `by_difficulty` are those of the
 * first seeds, which are not made a second time.
 */
export function questionsVary(
	{ generate }: Pick<Generator, "generate">,
	by_difficulty: readonly (readonly Question[])[],
): Variety {
	const looked = by_difficulty.map((made, at) => {
		const difficulty = (at + 1) as Difficulty;
		const generateOnce = (seed: number) => made[seed] ?? generate(seed, difficulty);
		const distinct = distinctCount(generateOnce, made.length);
		const isSmall = distinct < LEAST_SPACE;
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

/** Of the first `seeds` questions; where they are too few to draw from, seeds are walked until they are enough. */
function distinctCount(generate: (seed: number) => Question, seeds: number): number {
	const found = new Set<string>();
	for (let seed = 0; seed < seeds; seed += 1) found.add(whatIsAsked(generate(seed)));
	const enough = Math.max(LEAST_SPACE, Math.min(DRAWN, seeds));
	for (let seed = seeds; seed < LONGEST_WALK && found.size < enough; seed += 1)
		found.add(whatIsAsked(generate(seed)));
	return found.size;
}

/** Draws as many as a learner may want: where there are hardly so many, nine of ten, since some come up rarely. */
function repeatsOf(
	generate: (seed: number) => Question,
	difficulty: Difficulty,
	{ distinct, made }: { distinct: number; made: number },
): string[] {
	const count = Math.min(DRAWN, made, Math.floor(distinct * 0.9));
	const starts = made < DRAWN ? STARTS.slice(0, 1) : STARTS;
	return starts.flatMap((seed) => {
		const drawn = drawQuestions({ generator: { generate }, difficulty, seed, count });
		const different = new Set(drawn.map(({ fingerprint }) => fingerprint)).size;
		if (different === count) return [];
		return [`${count} drawn from seed ${seed} at difficulty ${difficulty} have ${different} different ones`];
	});
}
