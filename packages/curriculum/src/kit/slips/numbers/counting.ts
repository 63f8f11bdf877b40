import type { Slip } from "../../draft.ts";

/** Wrong procedures with things and numbers that are counted one after the other. */
export const leftOneOut: Slip = {
	id: "left-one-out",
	feedback: "One is missing in this column. Cross out each entry of the list as you draw it.",
};

export const countedOneTwice: Slip = {
	id: "counted-one-twice",
	feedback: "There is one too many in this column. Cross out each entry of the list as you draw it.",
};

export const drewTheDifference: Slip = {
	id: "drew-the-difference",
	feedback: "That is the difference to the other column. Begin at that column and go up or down from it.",
};

export const mixedUpMoreAndFewer: Slip = {
	id: "mixed-up-more-and-fewer",
	feedback:
		"It looks like more and fewer were mixed up. Should this column be higher or lower than the other?",
};

export const wentByOne: Slip = {
	id: "went-by-one",
	did: "counted by ones",
	feedback: "It looks like the step was only one. Keep the step of the list.",
};

export const changedTheStep: Slip = {
	id: "other-step",
	did: "changed the step",
	feedback: "It looks like the step changed on the way. It stays the same.",
};

export const stoppedAfterOneStep: Slip = {
	id: "stopped-after-one-step",
	did: "counted one step only",
	feedback: "That is one step only. How many steps does the story tell of?",
};

export const skippedANumber: Slip = {
	id: "skipped-a-number",
	did: "skipped a number",
	feedback: "That number comes one step later. Write the next one.",
};

export const lookedAtOneDigit: Slip = {
	id: "looked-at-one-digit",
	did: "looked at one digit only",
	feedback: "Look at the whole numbers. How much is it from one to the next?",
};
