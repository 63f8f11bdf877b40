import type { Slip } from "../../draft.ts";

/** Wrong procedures with fractions, the same in every skill where they can show. */
export const addedDenominators: Slip = {
	id: "added-denominators",
	did: "added the denominators, too",
	feedback: "It looks like the denominators were added, too. Adding does not change the size of the parts.",
};

export const subtractedDenominators: Slip = {
	id: "subtracted-denominators",
	did: "subtracted the denominators, too",
	feedback:
		"It looks like the denominators were subtracted, too. Subtracting does not change the size of the parts.",
};

export const numeratorOnly: Slip = {
	id: "numerator-only",
	did: "left out the denominator",
	feedback: "That is the number of parts. What size are they?",
};

export const comparedNumerators: Slip = {
	id: "compared-tops-only",
	did: "compared the numerators only",
	feedback: "It looks like only the numerators were compared. The parts are not the same size.",
};

export const comparedDenominators: Slip = {
	id: "compared-bottoms-only",
	did: "chose the larger denominator",
	feedback: "A larger denominator means more parts, and so smaller ones.",
};

export const comparedGaps: Slip = {
	id: "compared-gaps",
	did: "compared how many parts are missing",
	feedback: "It looks like the missing parts were counted. They are not the same size, either.",
};

export const smallerDenominatorIsMore: Slip = {
	id: "fewer-parts-always-more",
	did: "chose the smaller denominator",
	feedback: "Larger parts are not everything. How many of them are there?",
};

export const keptNumerators: Slip = {
	id: "kept-old-tops",
	did: "kept the numerators when the denominators changed",
	feedback: "The parts are smaller now, so more of them are needed. Multiply the numerator, too.",
};

export const swappedParts: Slip = {
	id: "swapped-top-and-bottom",
	did: "swapped the numerator and the denominator",
	feedback: "It looks like the numerator and the denominator changed places.",
};

export const keptTheNumerator: Slip = {
	id: "kept-the-top",
	did: "kept the numerator",
	feedback: "The parts have another size, so the number of parts changes.",
};

export const addedToBoth: Slip = {
	id: "added-the-same-to-both",
	did: "added the same number to the numerator and the denominator",
	feedback: "It looks like the same number was added to the numerator and the denominator. Multiply both.",
};

export const oneZeroTooMany: Slip = {
	id: "a-zero-too-many",
	did: "wrote one zero too many",
	feedback: "That is one zero too many. How many hundredths are in one tenth?",
};

export const tenthsAsHundredths: Slip = {
	id: "tenths-as-hundredths",
	did: "took the tenths as hundredths",
	feedback: "A tenth is more than a hundredth. Write the tenths as hundredths first.",
};

export const everythingAsTenths: Slip = {
	id: "everything-as-tenths",
	did: "took the hundredths as tenths",
	feedback: "A hundredth is less than a tenth.",
};

export const gaveTheSum: Slip = {
	id: "gave-the-sum",
	did: "gave the sum",
	feedback: "That is the sum. What was added?",
};

export const countedTheOthers: Slip = {
	id: "counted-the-other-parts",
	did: "counted the other parts",
	feedback: "Look at the question again: it looks like the other parts were counted.",
};

export const comparedParts: Slip = {
	id: "part-to-part",
	did: "compared the parts with the other parts",
	feedback: "The denominator counts all parts of the whole, colored or not.",
};

export const multipliedCrosswise: Slip = {
	id: "divided-instead",
	did: "multiplied crosswise",
	feedback:
		"It looks like the fractions were multiplied crosswise. Multiply numerator by numerator and denominator by denominator.",
};

export const addedAcross: Slip = {
	id: "added-tops-and-bottoms",
	did: "added the numerators and added the denominators",
	feedback: "It looks like numerators and denominators were added. Multiply them instead.",
};

export const addedFractions: Slip = {
	id: "added",
	did: "added the fractions instead of multiplying",
	feedback: "It looks like the fractions were added. Multiply to find a part of a part.",
};

export const addedTheWhole: Slip = {
	...addedFractions,
	did: "added the whole number instead of multiplying by it",
	feedback: "It looks like the two numbers were added. The fraction is taken that many times.",
};

export const keptOneDenominator: Slip = {
	id: "kept-one-bottom",
	did: "multiplied the numerators but kept one denominator",
	feedback: "That has the denominator of one of the two fractions. Multiply both denominators.",
};

export const multipliedDenominatorByWhole: Slip = {
	id: "multiplied-both-parts",
	did: "multiplied the denominator by the whole number, too",
	feedback: "The whole number gives more parts, not smaller ones. The denominator stays the same.",
};

export const gaveTheUsedPart: Slip = {
	id: "stopped-after-the-first-step",
	did: "stopped before the last step",
	feedback: "That is an earlier step. What does the question ask for?",
};
