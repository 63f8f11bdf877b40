import type { Difficulty } from "@learnin/domain/question/difficulty";

/** The entry for a difficulty, from the one for 1 to the one for 5. */
export function level<T>(difficulty: Difficulty, entries: readonly [T, T, T, T, T]): T {
	return entries[(difficulty - 1) as 0 | 1 | 2 | 3 | 4];
}
