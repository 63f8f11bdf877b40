import type { Slip } from "../../draft.ts";

/** Wrong procedures with scientific notation. */
export const wrongExponentSign: Slip = {
	id: "wrong-sign-of-the-exponent",
	did: "used the opposite sign for the exponent",
	feedback: "Is the number large or small? That decides the sign of the exponent.",
};

export const mantissaOutOfRange: Slip = {
	id: "mantissa-not-between-1-and-10",
	feedback: "The first factor has to be at least 1 and less than 10.",
};

export const countedZeros: Slip = {
	id: "counted-zeros",
	did: "counted the zeros instead of the places",
	feedback: "Count the places that the decimal point moves, not the zeros.",
};

export const addedZerosOnly: Slip = {
	id: "added-zeros-only",
	did: "wrote as many zeros as the exponent says",
	feedback: "The digit after the decimal point takes one of the places.",
};

export const onePlaceShort: Slip = {
	id: "one-place-short",
	did: "moved the decimal point one place too few",
	feedback: "Count the places again. One is missing.",
};

export const onePlaceTooMany: Slip = {
	id: "one-place-too-many",
	did: "counted one place too many",
	feedback: "Count the places again. There is one too many.",
};

export const comparedFirstFactors: Slip = {
	id: "compared-the-first-numbers-only",
	did: "compared the first factors only",
	feedback: "The powers of ten differ as well.",
};

export const comparedPowersOnly: Slip = {
	id: "compared-the-powers-only",
	did: "compared the powers of ten only",
	feedback: "The first factors differ as well.",
};

export const subtractedFirstFactors: Slip = {
	id: "subtracted-the-first-numbers",
	did: "subtracted the first factors instead of dividing them",
	feedback: "“How many times as many” asks for a quotient.",
};

export const sizeOfNegativeExponent: Slip = {
	id: "larger-size-of-negative-exponent",
	feedback: "The farther below zero the exponent is, the smaller the number.",
};

export const tookOtherEnd: Slip = {
	id: "took-the-smallest",
	feedback: "Compare the powers of ten again. Which end does the question ask for?",
};

export const overlookedPower: Slip = {
	id: "overlooked-the-power",
	feedback: "Look at all the powers of ten before you look at the first factors.",
};

export const addedUnlikePowers: Slip = {
	id: "added-unlike-powers",
	did: "combined first factors of different powers of ten",
	feedback: "The powers of ten differ. Write both numbers with the same one first.",
};

export const addedPowersInSum: Slip = {
	id: "adds-exponents-when-adding",
	did: "added the exponents in a sum",
	feedback: "When numbers are added, their exponents are not.",
};

export const leftOutOfForm: Slip = {
	id: "left-out-of-form",
	did: "stopped before the first factor was less than 10",
	feedback: "The first factor has to be less than 10. One more step is needed.",
};

export const keptExponentInForm: Slip = {
	id: "forgot-to-raise-the-exponent",
	did: "changed the first factor without changing the exponent",
	feedback: "When the first factor is divided by 10, the exponent goes up by 1.",
};

export const addedFirstFactors: Slip = {
	id: "wrong-operation-with-first-numbers",
	did: "added the first factors",
	feedback: "Multiply or divide the first factors, as the sign says.",
};

export const subtractedFirstNumbers: Slip = {
	id: "subtracted-the-first-numbers",
	did: "subtracted the first factors",
	feedback: "Divide the first factors, as the sign says.",
};
