import type { Slip } from "../../draft.ts";

/** Wrong procedures in stories of two steps. */
export const stoppedAtTheFirstStep: Slip = {
	id: "stopped-after-the-first-step",
	did: "stopped after the first step",
	feedback: "That is the first step. There is one more step to do.",
};

export const addedGroupsAndSize: Slip = {
	id: "used-the-numbers-in-order",
	did: "added the number of groups and their size",
	feedback: "It looks like the groups were added. Equal groups are multiplied.",
};

export const addedAllInStory: Slip = {
	id: "added-all-in-the-story",
	did: "added all three numbers",
	feedback: "It looks like all the numbers were added. What happens at the end of the story?",
};

export const usedOnlyTwoNumbers: Slip = {
	id: "left-out-a-number",
	did: "left out one of the numbers",
	feedback: "One of the numbers was not used. Read the story again.",
};

export const swappedTheSteps: Slip = {
	id: "swapped-the-steps",
	did: "swapped the two steps",
	feedback: "Which numbers belong to the equal groups? Begin with those.",
};

export const estimatedFarTooHigh: Slip = {
	id: "far-too-much",
	did: "estimated far too high",
	feedback: "That is far from it. Round the numbers to tens first.",
};
