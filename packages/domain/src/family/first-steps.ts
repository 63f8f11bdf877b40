/** What a family does for a new child, in order. */
export const FIRST_STEPS = ["joined", "starting_point", "first_set", "first_goal"] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

export interface FirstStepState {
	step: FirstStep;
	is_done: boolean;
}

/**
 * The first steps of a child, with those that are done. None once a daily goal was reached: that child needs
 * no list, even without placement.
 */
export function firstStepsOf(done: Readonly<Record<FirstStep, boolean>>): FirstStepState[] {
	if (done.first_goal) return [];
	return FIRST_STEPS.map((step) => ({ step, is_done: done[step] }));
}
