import type { Slip } from "../draft.ts";

/** Wrong procedures with places of decimals and powers of ten. */
export const movedPointTheOtherWay: Slip = {
	id: "moved-the-point-the-other-way",
	did: "moved the decimal point the other way",
	feedback: "It looks like the decimal point moved the other way. Should the result be larger or smaller?",
};

export const movedTooFew: Slip = {
	id: "moved-one-place-too-few",
	did: "moved the decimal point one place too few",
	feedback: "Close. How many times is 10 a factor? Count the places once more.",
};

export const movedTooFar: Slip = {
	id: "moved-one-place-too-many",
	did: "moved the decimal point one place too far",
	feedback: "The digits fit. The decimal point moved one place too far.",
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
	feedback: "Count the places once more: tenths come first.",
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
	feedback: "It looks like something was added or taken away. Ten times as much is a multiplication.",
};
