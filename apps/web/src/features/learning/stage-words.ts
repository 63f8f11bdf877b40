import { masteryState, ownStateWords, stageWords } from "@learnin/domain/mastery/belief/mastery-state";
import type { Stage } from "@learnin/domain/mastery/standing";

export interface Standing {
	stage: Stage;
	is_begun: boolean;
	looks_known: boolean;
	/** It looked known, and so many answers since were right on the first try, and none was not. */
	shown_right: number;
}

/** A student's stage, in a few words. */
export function standingName({ stage, is_begun, looks_known, shown_right }: Standing): string {
	if (stage === "due_for_review") return stageWords(stage);
	const state = masteryState(is_begun ? stage : undefined);
	return ownStateWords({ state, looks_known, shown_right });
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
export function artOf({
	place,
	stage,
	is_begun,
	looks_known,
}: Omit<Standing, "shown_right"> & { place: number }) {
	return { place, fill: fillOf({ stage, is_begun }), isKnown: looks_known && !is_begun };
}
