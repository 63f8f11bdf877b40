import { randomInt } from "node:crypto";

/** Seeds of questions are below this. */
export const maxSeed = 2 ** 31;

/** Where the chance in made questions comes from: `fixed` for tests, else a new seed that nobody can foresee. */
export function createSeeds(fixed: number | undefined): () => number {
	return fixed === undefined ? () => randomInt(maxSeed) : () => fixed;
}
