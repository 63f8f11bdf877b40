import { randomInt } from "node:crypto";

/** Seeds of questions are below this. */
export const maxSeed = 2 ** 31;

/** The source of randomness in generated questions: `fixed` for tests, else a new unpredictable seed. */
export function createSeeds(fixed: number | undefined): () => number {
	return fixed === undefined ? () => randomInt(maxSeed) : () => fixed;
}
