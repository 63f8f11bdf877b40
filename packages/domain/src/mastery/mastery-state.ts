import type { Stage } from "./standing.ts";

/** Where a student stands in a skill, as everybody reads it; in the order of progress. */
export const MASTERY_STATES = ["not_started", "learning", "nearly", "mastered"] as const;

export type MasteryState = (typeof MASTERY_STATES)[number];

/** The one name of each state, on every page, in every report and mail. */
export const MASTERY_STATE_WORDS: Readonly<Record<MasteryState, string>> = {
	not_started: "Not started",
	learning: "Learning",
	nearly: "Nearly there",
	mastered: "Mastered",
};

/** The state of a skill that was practiced to this stage; of one that never was without a stage. */
export function masteryState(stage: Stage | undefined): MasteryState {
	switch (stage) {
		case undefined:
			return "not_started";
		case "unknown":
		case "learning":
			return "learning";
		case "nearly":
			return "nearly";
		case "mastered":
		case "due_for_review":
			return "mastered";
	}
}

/** The name of the state of a skill that was practiced to this stage. */
export function stateWords(stage: Stage): string {
	return MASTERY_STATE_WORDS[masteryState(stage)];
}

/** The same, and that a review is due where it is. */
export function stageWords(stage: Stage): string {
	return stage === "due_for_review" ? "Mastered, review due" : stateWords(stage);
}
