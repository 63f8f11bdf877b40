/** What a family does with a new child, in this order. */
export const FIRST_STEPS = ["joined", "starting_point", "first_set", "first_goal"] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

export interface FirstStepState {
	step: FirstStep;
	is_done: boolean;
}

/**
 * The first steps of a child with what is done of them; none once the goal of a day was reached: whoever got there needs
 * no list, also where the starting point was left out.
 */
export function firstStepsOf(done: Readonly<Record<FirstStep, boolean>>): FirstStepState[] {
	if (done.first_goal) return [];
	return FIRST_STEPS.map((step) => ({ step, is_done: done[step] }));
}
