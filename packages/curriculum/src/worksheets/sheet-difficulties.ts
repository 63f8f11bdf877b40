import type { Difficulty } from "@learnin/domain/question/difficulty";

/** What a parent asked for, against what suits the child. */
export type SheetLevel = "suiting" | "easier" | "harder";

/** Where nothing is known about the child in a skill, a sheet climbs like this from its first to its last question. */
const gentleClimb: readonly Difficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];
/** Around what suits: how much easier the beginning and how much harder the end of a sheet is. */
const stepsAround = [-1, -1, 0, 0, 0, 0, 0, 0, 1, 1];
const stepOfLevel = { easier: -1, suiting: 0, harder: 1 };

/** The difficulty of each of `count` questions of one skill, gently rising; `suiting` is undefined where too little is known. */
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

/** A difficulty as it was asked for: a step easier or harder, within 1 to 5. */
export function atLevel(difficulty: number, level: SheetLevel): Difficulty {
	return Math.min(5, Math.max(1, difficulty + stepOfLevel[level])) as Difficulty;
}
