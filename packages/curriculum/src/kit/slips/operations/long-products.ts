import type { Slip } from "../../draft.ts";

/** Wrong procedures where numbers of several digits are multiplied and divided. */
export const didNotShift: Slip = {
	id: "did-not-shift-partial-product",
	did: "multiplied by the tens digit as if it were ones",
	feedback: "It looks like the tens were multiplied as ones. A number times tens gives tens.",
};

export const leftOutThePartOfOnes: Slip = {
	id: "left-out-a-partial-product",
	did: "left out the product with the ones",
	feedback: "One partial product is missing. Multiply by the ones as well.",
};

export const skippedTheZeroInside: Slip = {
	id: "skipped-zero-inside",
	did: "left out the 0 inside the number",
	feedback: "It looks like the 0 inside was left out. It keeps the other digits in their places.",
};

export const forgotTheCarriedTens: Slip = {
	id: "forgot-carry",
	did: "forgot to add the regrouped tens",
	feedback: "Very close. Were tens regrouped that were not added?",
};

export const quotientTooLong: Slip = {
	id: "wrong-size-of-answer",
	did: "wrote one zero too many",
	feedback: "The digits are right. Estimate first: how many digits should the quotient have?",
};

export const roundedTheQuotientUp: Slip = {
	id: "rounded-up",
	did: "rounded up",
	feedback: "That counts one more than can be filled. Read the question again.",
};

export const gaveTheFullGroups: Slip = {
	id: "gave-the-quotient",
	did: "gave the quotient",
	feedback: "That is how many are full. What happens to the rest?",
};

export const gaveTheRemainder: Slip = {
	id: "gave-the-remainder",
	did: "gave the remainder",
	feedback: "That is what is left over. Read the question again.",
};

export const gaveTheTotal: Slip = {
	id: "gave-the-total",
	did: "gave the total",
	feedback: "That is how many there are in all. What happens after that?",
};

export const regroupedNothing: Slip = {
	id: "left-out-the-carries",
	did: "worked out each place and regrouped nothing",
	feedback: "It looks like nothing was regrouped. What happens when a place makes ten or more?",
};

export const addedBeforeMultiplying: Slip = {
	id: "added-the-carry-first",
	did: "added the regrouped tens before multiplying",
	feedback: "It looks like the regrouped tens were added too early. Multiply first, then add them.",
};

export const multipliedMatchingPlaces: Slip = {
	id: "tens-by-tens-ones-by-ones",
	did: "multiplied only tens by tens and ones by ones",
	feedback: "Each part of one number is multiplied by each part of the other: four products, not two.",
};

export const droppedTheRest: Slip = {
	id: "dropped-the-remainder",
	did: "dropped the remainder",
	feedback: "That is how many times it fits. What happens to the ones that are left over?",
};
