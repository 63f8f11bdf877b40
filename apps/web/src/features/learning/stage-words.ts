import { stageWords, stateWithPlaced } from "@learnin/domain/mastery/belief/mastery-state";
import type { Stage } from "@learnin/domain/mastery/standing";

export interface Standing {
	stage: Stage;
	is_begun: boolean;
	looks_known: boolean;
}

/** A student's stage, in a few words. */
export function standingName({ stage, is_begun, looks_known }: Standing): string {
	if (is_begun) return stageWords(stage);
	return stateWithPlaced("not_started", looks_known, "child");
}

/** The fill level of a tile, 0 to 1: the same for all skills of a stage, so that it is comparable. */
export function fillOf({ stage, is_begun }: Pick<Standing, "stage" | "is_begun">): number {
	const fills: Record<Stage, number> = {
		unknown: is_begun ? 0.15 : 0,
		learning: 0.4,
		nearly: 0.75,
		mastered: 1,
		due_for_review: 1,
	};
	return fills[stage];
}

/** How the tile of a skill is drawn: one that the starting point found known does not look empty. */
export function artOf({ place, stage, is_begun, looks_known }: Standing & { place: number }) {
	return { place, fill: fillOf({ stage, is_begun }), isKnown: looks_known && !is_begun };
}
