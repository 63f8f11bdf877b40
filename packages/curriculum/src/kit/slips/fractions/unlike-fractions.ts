import type { Slip } from "../../draft.ts";

/** Wrong procedures where fractions with unlike denominators are added or subtracted. */
export const renamedOneOnly: Slip = {
	id: "changed-one-top-only",
	did: "renamed only the first fraction",
	feedback: "It looks like only the first fraction was renamed. Each one needs the common denominator.",
};

export const multipliedNumerators: Slip = {
	id: "multiplied-the-fractions",
	did: "multiplied the fractions",
	feedback: "It looks like the fractions were multiplied. Look at the sign, or at what happens in the story.",
};

export const leftOutTheLastFraction: Slip = {
	id: "left-out-the-last-part",
	did: "left out the last fraction",
	feedback: "The first two fractions are done. There is one more.",
};

export const tookAPartOfTheRest: Slip = {
	id: "took-part-of-the-rest",
	did: "took the second fraction of what was left",
	feedback:
		"It looks like the second fraction was taken of the rest. In the story it is a part of the whole.",
};

export const estimatedTooLow: Slip = {
	id: "estimated-too-low",
	did: "estimated too low",
	feedback: "Compare each number with 0, one half, and 1. Is the result really that small?",
};

export const estimatedTooHigh: Slip = {
	id: "estimated-too-high",
	did: "estimated too high",
	feedback: "Compare each number with 0, one half, and 1. Is the result really that large?",
};
