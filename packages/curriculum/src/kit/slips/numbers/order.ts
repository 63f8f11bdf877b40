import type { Slip } from "../../draft.ts";

/** Wrong procedures with the order of operations. */
export const workedLeftToRight: Slip = {
	id: "worked-left-to-right",
	did: "worked from left to right",
	feedback:
		"It looks like the steps were done in reading order. Multiply and divide before you add and subtract.",
};

export const leftOutTheBrackets: Slip = {
	id: "left-out-brackets",
	did: "left out the parentheses",
	feedback: "It looks like the parentheses were skipped. What is inside them comes first.",
};

export const addedTooEarly: Slip = {
	id: "added-first",
	did: "added or subtracted before multiplying or dividing",
	feedback: "It looks like adding or subtracting came too early. Multiply and divide first.",
};

export const stoppedAfterTheFirst: Slip = {
	id: "stopped-after-first-step",
	did: "stopped after the first step",
	feedback: "That is a good first step. The rest is still to be worked out.",
};

export const movedTheParentheses: Slip = {
	id: "moved-the-parentheses",
	did: "put the parentheses in another place",
	feedback: "Work out this expression: parentheses first. Does it give the number?",
};
