import type { Slip } from "../draft.ts";

/** Wrong procedures with integers that tell something. */
export const addedASign: Slip = {
	id: "added-a-sign",
	did: "wrote a minus sign without need",
	feedback: "The size is right. On which side of zero is it?",
};

export const tookTheStartingPoint: Slip = {
	id: "took-for-zero",
	did: "took it for zero",
	feedback: "Zero is where counting starts. How far away is this, and on which side?",
};

export const miscopiedTheNumber: Slip = {
	id: "miscopied-the-number",
	did: "used a different number from the one given",
	feedback: "Look at the number in the question again.",
};

export const thoughtZeroIsNegative: Slip = {
	id: "zero-taken-as-negative",
	did: "took zero for a negative number",
	feedback: "Zero is neither positive nor negative. What does it stand for?",
};

export const thoughtZeroIsPositive: Slip = {
	id: "zero-taken-as-positive",
	did: "took zero for a positive number",
	feedback: "Zero is neither positive nor negative. What does it stand for?",
};

export const gaveTheWholeMove: Slip = {
	id: "gave-the-change",
	did: "gave the change",
	feedback: "That is the change. Where does it end?",
};

export const comparedWithoutSigns: Slip = {
	id: "compared-sizes-without-signs",
	did: "compared the absolute values",
	feedback: "It looks like the sizes were compared without the signs. Which number is farther to the left?",
};

export const tookTheOtherEnd: Slip = {
	id: "took-the-other-end",
	did: "mixed up least and greatest",
	feedback: "It looks like least and greatest were mixed up. Read the question again.",
};

export const stoppedAtTheWholes: Slip = {
	id: "looked-at-the-wholes-only",
	did: "did not compare all of the numbers",
	feedback: "Compare it with each of the other numbers. Is one of them farther out?",
};

export const misreadTheStory: Slip = {
	id: "larger-size-is-warmer",
	did: "mixed up the two places",
	feedback: "The sign fits. Which of the two places has the lower number?",
};

export const bothDirectionAndDot: Slip = {
	id: "direction-and-boundary",
	did: "mixed up the direction and the boundary",
	feedback: "Look at the direction and at the boundary again. Try a greater number.",
};

export const forgotOneStep: Slip = {
	id: "forgot-one-step",
	did: "did only one of the steps",
	feedback: "Put it in place of the letter, and work out the left side.",
};
