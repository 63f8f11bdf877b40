import type { Slip } from "../../draft.ts";

/** Wrong procedures with decimals. */
export const linedUpLastDigits: Slip = {
	id: "lined-up-right-ends",
	did: "lined up the last digits instead of the decimal points",
	feedback: "It looks like the last digits were lined up. Line up the decimal points, tenths below tenths.",
};

export const swappedDecimalParts: Slip = {
	id: "smaller-from-larger-decimals",
	did: "took the smaller digits from the larger ones after the decimal point",
	feedback:
		"It looks like the smaller part after the decimal point was taken from the larger one. Trade one whole for ten tenths.",
};

export const keptPlacesOfOneFactor: Slip = {
	id: "kept-places-of-one-factor",
	did: "counted the decimal places of only one factor",
	feedback: "It looks like the decimal places of only one factor were counted. Count those of both.",
};

export const pointTooFarLeft: Slip = {
	id: "point-misplaced",
	did: "put the decimal point one place too far to the left",
	feedback:
		"The digits are right, but the decimal point is one place too far to the left. Estimate to check.",
};

export const pointTooFarRight: Slip = {
	id: "point-too-far-right",
	did: "put the decimal point one place too far to the right",
	feedback:
		"The digits are right, but the decimal point is one place too far to the right. Estimate to check.",
};

export const movedOnePointOnly: Slip = {
	id: "moved-one-point-only",
	did: "moved the decimal point in the divisor only",
	feedback: "It looks like only the divisor was multiplied. Multiply both numbers by the same power of 10.",
};

export const droppedTheDigits: Slip = {
	id: "dropped-the-digits",
	did: "dropped the digits without looking at them",
	feedback: "It looks like the last digits were dropped. Look at the first of them before you decide.",
};

export const alwaysRoundedUp: Slip = {
	id: "rounded-up-always",
	did: "rounded up",
	feedback: "It looks like the number was rounded up. Which of the two neighbors is nearer?",
};

export const lostTheCarriedNine: Slip = {
	id: "nine-became-zero-without-carrying",
	did: "turned the 9 into 0 and left the place before it as it was",
	feedback: "When a 9 goes up, it becomes 0, and the digit to its left goes up by one.",
};

export const changedNothing: Slip = {
	id: "changed-nothing",
	did: "left the number as it was",
	feedback: "That is the number itself, not rounded. Which two rounded numbers is it between?",
};

export const gaveTheRoundedNumber: Slip = {
	id: "gave-the-rounded-number",
	did: "gave the rounded number",
	feedback: "That is the rounded number. Which numbers below and above it round to it?",
};

export const roundedToAnotherPlace: Slip = {
	id: "rounded-to-another-place",
	did: "rounded to another place",
	feedback: "That is rounded to another place. Which place does the question name?",
};

export const longerDecimalIsLarger: Slip = {
	id: "longer-is-larger",
	did: "took the decimal with more digits for the larger one",
	feedback: "More digits do not make a decimal larger. Compare place by place, tenths first.",
};

export const shorterDecimalIsLarger: Slip = {
	id: "shorter-is-larger",
	did: "took the decimal with fewer digits for the larger one",
	feedback: "Fewer digits do not make a decimal larger. Compare place by place, tenths first.",
};

export const comparedFromTheRight: Slip = {
	id: "compared-from-the-right",
	did: "compared the last digits first",
	feedback: "The places on the left are worth more. Compare from left to right, tenths first.",
};

export const stoppedAtTheTenths: Slip = {
	id: "compared-tenths-only",
	did: "compared only as far as the tenths",
	feedback: "The tenths do not tell everything. Look at the places after them, too.",
};

export const stoppedBeforeChange: Slip = {
	id: "stopped-after-the-first-step",
	did: "gave the cost instead of the change",
	feedback: "That is the cost. How much of the money is left?",
};

export const roundedTwice: Slip = {
	id: "rounded-twice",
	did: "rounded one place after the other",
	feedback:
		"It looks like the number was rounded more than once. Look only at the digit right after the place.",
};

export const oneStepFurther: Slip = {
	id: "one-step-off",
	did: "went one step too far",
	feedback: "That is one step too far. Which two rounded numbers is it between?",
};

export const keptTheDigitsAfter: Slip = {
	id: "kept-the-digits-behind",
	did: "kept the digits after the place",
	feedback: "You rounded the right place. Now the digits after it become 0.",
};

export const addedAllAmounts: Slip = {
	id: "added-everything",
	did: "added all three numbers",
	feedback: "It looks like all the numbers were added. Look at the sign, or at what happens last.",
};

export const tookAwayAll: Slip = {
	id: "took-away-all",
	did: "subtracted both numbers",
	feedback: "Only the number right after the minus sign is subtracted.",
};

export const gaveTheOtherSign: Slip = {
	id: "swapped-the-signs",
	did: "swapped the signs",
	feedback: "It looks like the two signs changed places. Each sign belongs to the number after it.",
};

export const halfRoundedTheOtherWay: Slip = {
	id: "half-rounded-the-other-way",
	did: "rounded the middle the wrong way",
	feedback: "Very close. Which way does a number right in the middle round?",
};

export const hundredthsAsTenths: Slip = {
	id: "hundredths-as-tenths",
	did: "wrote the hundredths in the place of the tenths",
	feedback: "Hundredths are in the second place after the decimal point. What is in the first place?",
};

export const tenthsAsHundredthsPlace: Slip = {
	id: "tenths-in-the-second-place",
	did: "wrote the tenths in the place of the hundredths",
	feedback: "Tenths are in the first place after the decimal point.",
};

export const readAsAWhole: Slip = {
	id: "read-as-a-whole-number",
	did: "wrote a whole number",
	feedback: "That is a whole number. Where are the parts of one whole?",
};

export const wroteBothNumbers: Slip = {
	id: "top-and-bottom-as-decimal",
	did: "wrote the numerator and the denominator around the decimal point",
	feedback: "It looks like the numerator and the denominator were written around the point.",
};

export const wrongPowerOfTen: Slip = {
	id: "wrong-bottom",
	did: "took the wrong denominator",
	feedback: "Count the places after the decimal point: one is tenths, and two are hundredths.",
};

export const digitsAsBothParts: Slip = {
	id: "digits-as-top-and-bottom",
	did: "wrote one digit over the other",
	feedback: "The digits after the decimal point together are the numerator.",
};
