import type { Random } from "../random/seeded-random.ts";
import { NAMES } from "./words.ts";

/** Two different people. */
export function people(random: Random): [string, string] {
	return random.shuffle(NAMES).slice(0, 2) as [string, string];
}
