import type { Slip } from "../../draft.ts";
import { addedFactors, multipliedToDivide, subtractedFactors, subtractedOnce } from "./multiplication.ts";

/** Wrong procedures with products, quotients and powers of negative numbers. */
export const twoNegativesAsNegative: Slip = {
	id: "negative-times-negative-is-negative",
	did: "made the product of two negative numbers negative",
	feedback: "The absolute value is right. What is the sign when both numbers are negative?",
};

export const miscountedSigns: Slip = {
	id: "counted-signs-wrongly",
	did: "miscounted the negative factors",
	feedback: "Count the negative factors. Each pair of them makes a positive product.",
};

export const overlookedZero: Slip = {
	id: "overlooked-zero",
	did: "overlooked the factor zero",
	feedback: "Look at every factor. What does zero do to a product?",
};

export const signsCancelToZero: Slip = {
	id: "signs-cancel-to-zero",
	did: "thought that the signs cancel to zero",
	feedback: "Signs do not cancel to zero in a product. When is a product zero?",
};

export const minusInThePower: Slip = {
	id: "sign-of-the-power",
	did: "did not see which number the exponent belongs to",
	feedback: "Look at the parentheses. Is the minus sign part of the base?",
};

export const stoppedAtThePower: Slip = {
	id: "left-out-the-factor",
	did: "stopped after finding the power",
	feedback: "That is the power. It is still to be multiplied.",
};

export const zeroDividesToZero: Slip = {
	id: "swapped-the-zeros",
	did: "mixed up dividing zero and dividing by zero",
	feedback: "Write it as a multiplication. Which number times the divisor gives the dividend?",
};

export const zeroAsOne: Slip = {
	id: "zero-taken-as-one",
	did: "divided by 1 instead of 0",
	feedback: "A number stays the same when it is divided by 1. Here there is a zero.",
};

export const quotientOfEquals: Slip = {
	id: "quotient-of-equals",
	did: "took the quotient for 1",
	feedback: "Only a number divided by itself gives 1.",
};

export const twoSignsAsOne: Slip = {
	id: "two-signs-taken-as-one",
	did: "counted two minus signs as one",
	feedback: "A negative number divided by a negative number gives a positive quotient.",
};

export const droppedQuotientSign: Slip = {
	id: "dropped-the-sign",
	did: "left out the minus sign",
	feedback: "Is the quotient positive or negative? Look at the signs.",
};

export const turnedTheFractionOver: Slip = {
	id: "turned-over",
	did: "swapped the numerator and the denominator",
	feedback: "The numerator and the denominator changed places.",
};

export const workedFromTheRight: Slip = {
	id: "worked-from-the-right",
	did: "worked from right to left",
	feedback: "Multiplication and division are done from left to right.",
};

export const addedSigned: Slip = {
	...addedFactors,
	feedback: "That is the sum of the numbers. Look at the operation sign.",
};

export const addedAllSigned: Slip = { ...addedSigned, did: "added all the numbers" };

export const stoppedAfterDividing: Slip = {
	id: "stopped-after-the-first-step",
	did: "stopped after the first division",
	feedback: "That is a good first step. There is one more number to divide by.",
};

export const subtractedSigned: Slip = {
	...subtractedFactors,
	feedback: "That is the difference of the numbers. Look at the operation sign.",
};

export const subtractedSignedDivisor: Slip = {
	...subtractedOnce,
	feedback: "That is the difference of the numbers. Look at the operation sign.",
};

export const multipliedSigned: Slip = {
	...multipliedToDivide,
	feedback: "That is the product of the numbers. Look at the operation sign.",
};
