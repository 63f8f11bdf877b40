import type { Slip } from "../../draft.ts";

/** Wrong procedures with places of decimals and powers of ten. */
export const movedPointTheOtherWay: Slip = {
	id: "moved-the-point-the-other-way",
	did: "moved the decimal point the other way",
	feedback: "It looks like the decimal point moved the other way. Should the result be larger or smaller?",
};

export const movedTooFew: Slip = {
	id: "moved-one-place-too-few",
	did: "moved the decimal point one place too few",
	feedback: "Close. How many times is 10 a factor? Count the places again.",
};

export const movedTooFar: Slip = {
	id: "moved-one-place-too-many",
	did: "moved the decimal point one place too far",
	feedback: "The digits are right. The decimal point moved one place too far.",
};

export const multipliedByTheExponent: Slip = {
	id: "exponent-times-ten",
	did: "used 10 times the exponent",
	feedback:
		"It looks like 10 was multiplied by the exponent. The exponent counts how many tens are multiplied.",
};

export const wroteZerosAfterTheDecimal: Slip = {
	id: "added-zeros-at-the-end",
	did: "wrote zeros at the end of the decimal",
	feedback: "Zeros at the end of a decimal do not change it. The digits have to move.",
};

export const gaveThePower: Slip = {
	id: "counted-the-power",
	did: "gave the power instead of the exponent",
	feedback: "That is the power itself. The exponent tells how many tens are multiplied.",
};

export const countedOneTenMore: Slip = {
	id: "counted-one-too-many",
	did: "counted one ten too many",
	feedback: "Count the places from the old decimal point to the new one.",
};

export const tookTheDigit: Slip = {
	id: "took-the-digit",
	did: "gave the digit instead of its value",
	feedback: "That is the digit. Its value depends on its place.",
};

export const startedWithOneths: Slip = {
	id: "mirror-places",
	did: "took the first place after the decimal point for ones",
	feedback: "The first place after the decimal point is tenths. The ones are before it.",
};

export const countedAWholePlace: Slip = {
	id: "whole-number-place",
	did: "gave the value of a place before the decimal point",
	feedback: "That place is before the decimal point. After it, each place is less than 1.",
};

export const onePlaceTooFarRight: Slip = {
	id: "one-place-too-far",
	did: "counted one place too far to the right",
	feedback: "Count the places again: tenths come first.",
};

export const tookTenTimesAgain: Slip = {
	id: "wrong-direction",
	did: "took ten times the given number",
	feedback: "The number you see is already ten times as much. Go the other way.",
};

export const keptTheGivenNumber: Slip = {
	id: "copied",
	did: "copied the given number",
	feedback: "That is the number you started from. What is ten times as much?",
};

export const comparedValuesWrongWay: Slip = {
	id: "wrong-direction",
	did: "compared the wrong way",
	feedback: "Which of the two is farther to the left, and so worth more?",
};

export const comparedDigitsOnly: Slip = {
	id: "looked-at-digits-only",
	did: "looked at the digits only",
	feedback: "The digits look the same. Their places decide what they are worth.",
};

export const miscountedPlaces: Slip = {
	id: "counted-places-wrongly",
	did: "miscounted the places between the digits",
	feedback: "Count the places from one digit to the other. Each one is worth 10 times as much.",
};

export const changedByTen: Slip = {
	id: "changed-by-ten",
	did: "added or subtracted instead of multiplying or dividing",
	feedback:
		"It looks like something was added or taken away. From place to place, numbers are multiplied or divided by 10.",
};

export const countedOnePlaceLess: Slip = {
	id: "one-place-too-low",
	did: "counted one place too few",
	feedback: "Name the places from the right again. Ones come first.",
};

export const countedOnePlaceMore: Slip = {
	id: "one-place-too-high",
	did: "counted one place too many",
	feedback: "Name the places from the right again. Ones come first.",
};

export const omittedTheZeros: Slip = {
	id: "omitted-the-zeros",
	did: "left out the zeros",
	feedback: "An empty place needs a 0 to keep the other digits in their places.",
};

export const omittedOneZero: Slip = {
	id: "omitted-one-zero",
	did: "left out one zero",
	feedback: "One empty place has no 0 yet. How many digits should the number have?",
};

export const wroteThePartsInARow: Slip = {
	id: "wrote-parts-side-by-side",
	did: "wrote the thousands and the rest one after the other",
	feedback: "The rest fills the places of the zeros in the thousands. It does not come after them.",
};

export const comparedFirstDigits: Slip = {
	id: "compared-first-digits-only",
	did: "compared the first digits only",
	feedback: "Count the digits first. A number with more digits is greater.",
};

export const comparedLastDigits: Slip = {
	id: "compared-last-digits",
	did: "compared the last digits",
	feedback: "Begin on the left: the first place where the digits differ decides.",
};

export const swappedPlaces: Slip = {
	id: "swapped-two-digits",
	did: "swapped the last two digits",
	feedback: "Look at the last two places again: tens come before ones.",
};

export const wroteAZeroTooMany: Slip = {
	id: "a-zero-too-many",
	did: "wrote one zero too many",
	feedback: "That is one place too many. Count the digits again.",
};
