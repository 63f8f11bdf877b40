import type { Slip } from "../../draft.ts";

/** What every line that does not fit is told: the rule by which it is judged. */
const RULE = "A good line follows the points, with about as many above it as below it, all along.";

/** Wrong procedures where a line of best fit is drawn; those of height are told at the end where they show. */
export const tooHighAtTheLeft: Slip = {
	id: "line-too-high-at-the-left",
	did: "drew the left end of the line too high",
	feedback: `On the left, your line is too high. ${RULE}`,
};

export const tooLowAtTheLeft: Slip = {
	id: "line-too-low-at-the-left",
	did: "drew the left end of the line too low",
	feedback: `On the left, your line is too low. ${RULE}`,
};

export const tooHighAtTheRight: Slip = {
	id: "line-too-high-at-the-right",
	did: "drew the right end of the line too high",
	feedback: `On the right, your line is too high. ${RULE}`,
};

export const tooLowAtTheRight: Slip = {
	id: "line-too-low-at-the-right",
	did: "drew the right end of the line too low",
	feedback: `On the right, your line is too low. ${RULE}`,
};

export const readTooHigh: Slip = {
	id: "reading-above-the-line",
	did: "read a height above the line",
	feedback: "Go straight up from the number on the x-axis until you meet your line. The dot is too high.",
};

export const readTooLow: Slip = {
	id: "reading-below-the-line",
	did: "read a height below the line",
	feedback: "Go straight up from the number on the x-axis until you meet your line. The dot is too low.",
};
