import type { Slip } from "../../draft.ts";

/** Wrong procedures with graphs that have a scale, and with line plots. */
export const ignoredTheScale: Slip = {
	id: "ignored-the-scale",
	did: "counted each step as one",
	feedback: "It looks like each step or dot was counted as one. Look at the scale or the key.",
};

export const halfCountedAsWhole: Slip = {
	id: "half-counted-as-whole",
	did: "counted the half as a whole",
	feedback: "A half counts only half.",
};

export const leftOutTheHalf: Slip = {
	id: "half-left-out",
	did: "left out the half",
	feedback: "It looks like the half was left out.",
};

export const oneStepTooMany: Slip = {
	id: "one-step-too-many",
	did: "counted one step too many",
	feedback: "One step too many. Look where it ends.",
};

export const oneStepTooFew: Slip = {
	id: "one-step-too-few",
	did: "counted one step too few",
	feedback: "One step too few. Look where it ends.",
};

export const gaveOneOfTwo: Slip = {
	id: "gave-one-number",
	did: "gave one of the numbers",
	feedback: "That is one of the numbers. Which step is missing?",
};

export const readTheMarkBefore: Slip = {
	id: "read-the-mark-before",
	did: "read the mark before",
	feedback: "Those are above the mark before. Go straight up from the number.",
};

export const countedTheMarkToo: Slip = {
	id: "counted-the-mark-itself",
	did: "counted the mark itself, too",
	feedback: "Those above the mark are just as long, not longer.",
};

export const countedTheShorterOnes: Slip = {
	id: "counted-the-shorter-ones",
	did: "counted the shorter ones",
	feedback: "Those are shorter. Longer ones are to the right.",
};

export const countedOneColumnOnly: Slip = {
	id: "counted-the-next-mark-only",
	did: "counted one column only",
	feedback: "That is one column only. Are there more to the right?",
};

export const tookTheLongest: Slip = {
	id: "took-the-longest",
	did: "took the longest one",
	feedback: "That is the longest one. Which length is the most common?",
};

export const countedMarksFromTheStart: Slip = {
	id: "counted-marks-from-the-start",
	did: "counted all the marks",
	feedback: "Count the fourths after the last whole inch only.",
};

export const roundedUpTheInches: Slip = {
	id: "rounded-up",
	did: "went on to the next inch",
	feedback: "It has not reached that inch.",
};

export const countedWhatIsMissing: Slip = {
	id: "counted-what-is-missing",
	did: "counted what is missing to the next inch",
	feedback: "Those are missing to the next inch. How many are there after the last one?",
};

export const wroteTheInches: Slip = {
	id: "wrote-the-whole-inches",
	did: "wrote the whole inches",
	feedback: "Those are inches. Count the X’s.",
};
