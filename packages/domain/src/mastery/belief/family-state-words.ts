import { type PlacedState, stateWithPlaced } from "./mastery-state.ts";

/** Like `ownStateWords`, for the child's parent: nor must a parent read a step back. Apart: the dashboards do not need it. */
export function familyStateWords({ state, looks_known, shown_right }: PlacedState): string {
	return state !== "mastered" && shown_right > 0
		? `Likely known, ${shown_right} right so far`
		: stateWithPlaced(state, looks_known);
}
