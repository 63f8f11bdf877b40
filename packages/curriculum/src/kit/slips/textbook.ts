import type { Slip } from "../draft.ts";

/** Wrong procedures of textbooks' lists that show where an answer is typed. */
export const miscountedByOne: Slip = {
	id: "off-by-one",
	did: "counted one too many or too few",
	feedback: "Very close. Count again.",
};

export const aTenTooMany: Slip = {
	id: "a-ten-too-many",
	did: "carried a ten too many",
	feedback: "Very close. Look at the tens again.",
};

export const forgotNewThousand: Slip = {
	id: "forgot-new-thousand",
	did: "left out the new thousand",
	feedback: "The hundreds make more than nine. It looks like the new thousand was left out.",
};

export const keptOpenedThousand: Slip = {
	id: "forgot-an-opened-thousand",
	did: "traded a thousand but did not cross it out",
	feedback: "A thousand was traded for hundreds. How many thousands are left?",
};

export const zeroMinusIsZero: Slip = {
	id: "zero-minus-is-zero",
	did: "wrote 0 where something is taken from 0",
	feedback: "When there are 0, there is nothing to take from. Trade with the place to the left first.",
};

export const wroteSumsSideBySide: Slip = {
	id: "wrote-sums-side-by-side",
	did: "wrote both digits in each place",
	feedback: "A place holds one digit. What happens to ten or more in a place?",
};

export const oneMoreInEach: Slip = {
	id: "one-too-many-in-each",
	did: "counted one too many in each group",
	feedback: "It looks like each group was one too large. How many are in each group?",
};

export const leftOutThePartOfTens: Slip = {
	id: "left-out-the-tens-row",
	did: "left out the partial product of the tens",
	feedback: "One partial product is missing. Multiply by the tens as well.",
};

export const misplacedTheZero: Slip = {
	id: "zero-in-the-wrong-place",
	did: "wrote the 0 in the wrong place",
	feedback: "The digits are right. In which place is there nothing to share?",
};

export const countedAnHourMore: Slip = {
	id: "an-hour-too-much",
	did: "counted an hour too much",
	feedback: "Did a whole hour pass? Count on from the first time.",
};

export const addedTheMinutes: Slip = {
	id: "added-the-minutes",
	did: "added the minutes of both times",
	feedback: "It looks like the minutes were added. Count on from the first time to the second.",
};

export const numeratorsMultiplied: Slip = {
	id: "multiplied-the-tops",
	did: "multiplied the numerators",
	feedback: "It looks like the numerators were multiplied. Count the parts together.",
};

export const addedEverything: Slip = {
	id: "added-all-numbers",
	did: "added all the numbers",
	feedback: "Look at the signs: not every number is added.",
};

export const addedBaseAndExponent: Slip = {
	id: "added-the-exponent",
	did: "added the exponent",
	feedback: "The exponent tells how many times the base is a factor. It is not added.",
};

export const keptTheMinusToo: Slip = {
	id: "kept-the-minus-too",
	did: "turned it over, and kept the minus as well",
	feedback: "The minus of the exponent means one over the power. It does not make the value negative.",
};

export const dividedByOneLess: Slip = {
	id: "divided-by-one-less",
	did: "divided by one value too few",
	feedback: "How many values are there? Count every one of them.",
};

export const copiedTheOtherNumber: Slip = {
	id: "copied-the-known-number",
	did: "copied a number of the equation",
	feedback: "That number is in the equation already. Put it in for the variable and check.",
};

export const missedAFactOfOnes: Slip = {
	id: "off-by-one",
	did: "made a mistake by one in the ones",
	feedback: "Very close. Check the ones again.",
};

export const addedNumeratorAndDenominator: Slip = {
	id: "added-top-and-bottom",
	did: "added the numerator and the denominator",
	feedback: "It looks like the numerator and the denominator were added. How many wholes do the parts make?",
};

export const halvedTheRectangle: Slip = {
	id: "halved-the-area",
	did: "took half of the area",
	feedback: "It looks like the area was halved. Every square inside counts.",
};

export const pointTwoPlacesOff: Slip = {
	id: "point-two-places-off",
	did: "put the decimal point two places too far to the left",
	feedback: "The digits are right, but the decimal point is two places off. Estimate to check.",
};
