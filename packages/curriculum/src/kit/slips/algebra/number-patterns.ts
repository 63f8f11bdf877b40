import type { Slip } from "../../draft.ts";

/** Wrong procedures with patterns of whole numbers in tables. */
export const doubledTheTerm: Slip = {
	id: "doubled",
	did: "doubled the last number",
	feedback: "It looks like the number was doubled. The step is always the same.",
};

export const skippedATerm: Slip = {
	id: "skipped-a-term",
	did: "left out one number of the pattern",
	feedback: "That number comes one place later.",
};

export const usedAnotherStep: Slip = {
	id: "another-step",
	did: "changed the step",
	feedback: "Keep the step of the other numbers. It is the same all along.",
};

export const lookedAtOneNumber: Slip = {
	id: "looks-at-one-number-only",
	did: "looked at one number only",
	feedback: "Write down the first five numbers. Is it true of all of them?",
};

export const judgedTooQuickly: Slip = {
	id: "judged-too-quickly",
	did: "did not try enough numbers",
	feedback: "Look for a number that breaks this sentence.",
};

export const countedOneNumberOnly: Slip = {
	id: "counts-one-number-only",
	did: "looked at one of the two numbers only",
	feedback: "Look at the sums themselves. How far apart are two next to each other?",
};

export const leftOutAFeature: Slip = {
	id: "left-out-a-true-sentence",
	did: "left out a sentence that is true",
	feedback: "One more sentence is true. Check each one with all of the numbers.",
};

export const mixedUpTheRule: Slip = {
	id: "mixed-up-the-rule",
	did: "used the wrong operation",
	feedback: "Does each number get larger or smaller? Does it change by the same amount each time?",
};

export const onePlaceEarlier: Slip = {
	id: "one-place-too-early",
	did: "stopped one shape too early",
	feedback: "That shape is one place earlier. Count the places from the start.",
};

export const onePlaceLater: Slip = {
	id: "one-place-too-late",
	did: "went one shape too far",
	feedback: "That shape is one place later. Count the places from the start.",
};

export const wroteATerm: Slip = {
	id: "wrote-a-sum",
	did: "wrote one of the sums",
	feedback: "That is a sum. How much does it grow?",
};
