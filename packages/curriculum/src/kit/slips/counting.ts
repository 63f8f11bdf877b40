import type { Slip } from "../draft.ts";

/** Wrong procedures with lists that are counted into a chart. */
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
