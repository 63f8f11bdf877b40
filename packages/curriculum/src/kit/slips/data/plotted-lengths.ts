import type { Slip } from "../../draft.ts";

/** Wrong procedures with line plots of measurements. */
export const countedOneCrossLess: Slip = {
	id: "one-cross-off",
	did: "miscounted the X’s",
	feedback: "Very close. Count the X’s over that mark again.",
};

export const countedTheMarkItself: Slip = {
	id: "counted-the-mark-itself",
	did: "counted those of that length, too",
	feedback: "The X’s over the mark itself are just as long.",
};

export const tookStepsAsWholes: Slip = {
	id: "counted-marks-as-wholes",
	did: "took the steps for whole units",
	feedback: "Those are steps on the line. Each step is one eighth.",
};

export const gaveTheLongest: Slip = {
	id: "gave-the-largest",
	did: "gave the longest one",
	feedback: "That is the longest one. What does the question ask for?",
};

export const comparedCrosses: Slip = {
	id: "counts-as-lengths",
	did: "took numbers of X’s for lengths",
	feedback: "Those are numbers of X’s. The lengths are below the line.",
};

export const tookItOnceOnly: Slip = {
	id: "took-the-length-once",
	did: "took the length once",
	feedback: "That is one of them. How many X’s are there?",
};

export const tookDifferentMarks: Slip = {
	id: "took-different-marks",
	did: "took two other lengths",
	feedback: "Look at the X’s from the right end: which two lengths are there?",
};
