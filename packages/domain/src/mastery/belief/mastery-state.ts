import type { Stage } from "../standing.ts";

/** A student's state in a skill, as shown to everyone; in order of progress. */
export const MASTERY_STATES = ["not_started", "learning", "nearly", "mastered"] as const;

export type MasteryState = (typeof MASTERY_STATES)[number];

/** The name of each state, on every page, in every report and email. */
const MASTERY_STATE_WORDS: Readonly<Record<MasteryState, string>> = {
	not_started: "Not started",
	learning: "Learning",
	nearly: "Nearly there",
	mastered: "Mastered",
};

/** The state of a skill at this stage; of a skill never practiced without a stage. */
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

/** What a skill is called that looks known from the starting point and was not started. */
const PLACED_WORDS = { child: "You probably know this", parent: "Not started, likely known" } as const;

/** A skill's state in words; one not started that looks known from the starting point has words of its own. */
export function stateWithPlaced(
	state: MasteryState,
	looks_known: boolean,
	reader: keyof typeof PLACED_WORDS = "parent",
): string {
	return state === "not_started" && looks_known ? PLACED_WORDS[reader] : MASTERY_STATE_WORDS[state];
}

/** A skill's state, and what the starting point and the answers since say of it. */
export interface PlacedState {
	state: MasteryState;
	/** It looks known from the starting point and was not started. */
	looks_known: boolean;
	/** It looked known, and so many questions since were right on the first try, and none was not. */
	shown_right: number;
}

/**
 * A skill's state in words for the child. One that looks known from the starting point has words of its own until it
 * is mastered or an answer is not right: a right answer must not look like a step back to "Learning".
 */
export function ownStateWords({ state, looks_known, shown_right }: PlacedState): string {
	return state !== "mastered" && shown_right > 0
		? `You got ${shown_right} right`
		: stateWithPlaced(state, looks_known, "child");
}

/** Why skills that look known from the starting point, this many, do not count as mastered; null without any. */
export function placedNote(count: number): string | null {
	if (count === 0) return null;
	return count === 1
		? "The starting point found 1 likely known skill that isn’t started yet. It counts as mastered only after practice."
		: `The starting point found ${count} likely known skills that aren’t started yet. They count as mastered only after practice.`;
}

/** The name of the state of a skill at this stage. */
export function stateWords(stage: Stage): string {
	return MASTERY_STATE_WORDS[masteryState(stage)];
}

/** A stage in the course of a skill, where the first questions give no rating yet. */
export function ratingWords(stage: Stage): string {
	return stage === "unknown" ? "No rating yet" : stageWords(stage);
}

/** The same, with a note if a review is due. */
export function stageWords(stage: Stage): string {
	return stage === "due_for_review" ? "Mastered, review due" : stateWords(stage);
}
