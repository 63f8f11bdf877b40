import type { Slip } from "../../draft.ts";

/** Wrong procedures with equal fractions, simplest form and mixed numbers. */
export const keptThePartner: Slip = {
	id: "copied",
	did: "kept the number as it was",
	feedback: "That number did not change. Do the same to the numerator as to the denominator.",
};

export const factorAsNumerator: Slip = {
	id: "gave-the-factor",
	did: "wrote the factor as the numerator",
	feedback: "That is the factor. Use it on the numerator and on the denominator.",
};

export const turnedTheOperation: Slip = {
	id: "turned-the-operation-around",
	did: "divided where it takes multiplying, or the other way around",
	feedback: "Are the parts smaller or larger than before? That tells whether to multiply or to divide.",
};

export const changedOnlyTheNumerator: Slip = {
	id: "changed-only-the-top",
	feedback: "Only the numerator changed. Multiply the denominator by the same number.",
};

export const dividedOnlyTheNumerator: Slip = {
	id: "divided-only-the-top",
	did: "divided only the numerator",
	feedback: "The denominator has not changed. Divide it by the same number as the numerator.",
};

export const dividedOnlyTheDenominator: Slip = {
	id: "divided-only-the-bottom",
	did: "divided only the denominator",
	feedback: "Only the denominator was divided. Divide the numerator by the same number.",
};

export const subtractedFromBoth: Slip = {
	id: "subtracted-the-same-number",
	did: "subtracted the same number from the numerator and the denominator",
	feedback: "It looks like the same number was subtracted from both. Divide both by a common factor instead.",
};

export const stoppedSimplifying: Slip = {
	id: "stopped-simplifying",
	did: "stopped before the fraction was in simplest form",
	feedback:
		"That is an equal fraction. Can its numerator and denominator still be divided by the same number?",
};

export const swappedWholesAndRest: Slip = {
	id: "remainder-as-whole",
	did: "swapped the whole number and the numerator",
	feedback: "It looks like the wholes and the parts left over changed places.",
};

export const oneWholeTooFew: Slip = {
	id: "one-whole-too-few",
	did: "took out one whole too few",
	feedback: "You’re close. Check whether one more whole can be taken out.",
};

export const numeratorAsDenominator: Slip = {
	id: "swapped-bottom",
	did: "used the old numerator as the denominator",
	feedback: "The parts keep their size, so the denominator stays the same.",
};

export const leftOutTheRest: Slip = {
	id: "left-out-the-rest",
	did: "left out the parts that do not make a whole",
	feedback: "Those are the wholes. Some parts are left over.",
};

export const addedTheWholes: Slip = {
	id: "added-whole-to-top",
	did: "added the whole number to the numerator",
	feedback: "Each whole has as many parts as the denominator says.",
};

export const multipliedByTheNumerator: Slip = {
	id: "multiplied-whole-by-top",
	did: "multiplied the whole number by the numerator",
	feedback: "Multiply the whole number by the denominator: it tells how many parts each whole has.",
};

export const leftOutTheParts: Slip = {
	id: "forgot-the-parts",
	did: "left out the numerator of the mixed number",
	feedback: "Those are the parts of the wholes. Add the parts that were there already.",
};

export const wholesInTheDenominator: Slip = {
	id: "multiplied-the-bottom-too",
	did: "multiplied the denominator by the whole number, too",
	feedback: "The parts keep their size, so the denominator stays the same.",
};

export const subtractedTheDenominators: Slip = {
	id: "difference-as-factor",
	did: "subtracted the denominators to find the factor",
	feedback: "That is how much larger the denominator is. Which number is it multiplied by?",
};

export const onlyTriedTwo: Slip = {
	id: "only-tried-two",
	did: "only tried to divide by 2",
	feedback: "Another number divides its numerator and its denominator. Try 2, 3, and 5.",
};

export const onlyTriedOne: Slip = {
	id: "missed-a-common-factor",
	did: "missed a number that divides both",
	feedback: "A number greater than 1 divides its numerator and its denominator. Look for it.",
};

export const lookedAtTheSize: Slip = {
	id: "looked-at-the-size-of-the-numbers",
	did: "took the smallest numbers",
	feedback: "Small numbers can have a common factor, too. Look for a number that divides both.",
};
