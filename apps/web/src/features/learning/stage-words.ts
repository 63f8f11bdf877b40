import type { Stage } from "@learnin/domain/mastery/standing";

export type { Stage };

/** In the order of progress. */
export const stages: readonly Stage[] = ["unknown", "learning", "nearly", "mastered", "due_for_review"];

const names: Readonly<Record<Stage, string>> = {
	unknown: "Not yet enough answers",
	learning: "Learning",
	nearly: "Nearly there",
	mastered: "Mastered",
	due_for_review: "Time to review",
};

export interface Standing {
	stage: Stage;
	is_begun: boolean;
}

export function stageName(stage: Stage): string {
	return names[stage];
}

/** Where a learner stands, in a few words. */
export function standingName({ stage, is_begun }: Standing): string {
	return is_begun ? names[stage] : "Not started";
}

/** How much of a tile is filled, 0 to 1: the same for all skills of a stage, so that it can be read. */
export function fillOf({ stage, is_begun }: Standing): number {
	const fills: Record<Stage, number> = {
		unknown: is_begun ? 0.15 : 0,
		learning: 0.4,
		nearly: 0.75,
		mastered: 1,
		due_for_review: 1,
	};
	return fills[stage];
}
