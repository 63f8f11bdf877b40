import type { Difficulty } from "@learnin/domain/question/difficulty";

/** The parent's choice, relative to the child's suggested difficulty. */
export type SheetLevel = "suiting" | "easier" | "harder";

/** If nothing is known about the child in a skill, a sheet rises like this from its first to its last question. */
const gentleClimb: readonly Difficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];
/** Steps around the suggested difficulty: easier at the start and harder at the end of a sheet. */
const stepsAround = [-1, -1, 0, 0, 0, 0, 0, 0, 1, 1];
const stepOfLevel = { easier: -1, suiting: 0, harder: 1 };

/**
 * The difficulty of each of `count` questions of one skill, gently rising; `suiting` is undefined if too little is
 * known.
 */
export function sheetDifficulties(
	count: number,
	suiting: Difficulty | undefined,
	level: SheetLevel,
): Difficulty[] {
	return Array.from({ length: count }, (_, at) => {
		const tenth = Math.floor((at * gentleClimb.length) / count);
		const usual = suiting === undefined ? (gentleClimb[tenth] ?? 1) : suiting + (stepsAround[tenth] ?? 0);
		return atLevel(usual, level);
	});
}

/** A difficulty adjusted as requested: a step easier or harder, within 1 to 5. */
export function atLevel(difficulty: number, level: SheetLevel): Difficulty {
	return Math.min(5, Math.max(1, difficulty + stepOfLevel[level])) as Difficulty;
}
