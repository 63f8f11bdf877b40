import type { Slip } from "../../draft.ts";

/** Wrong procedures with rational and irrational numbers, and with roots between whole numbers. */
export const allRootsIrrational: Slip = {
	id: "all-roots-are-irrational",
	did: "took every root for an irrational number",
	feedback: "Is this root a whole number?",
};

export const roundedToRational: Slip = {
	id: "rounded-and-called-rational",
	did: "trusted the digits that a calculator shows",
	feedback: "A calculator shows only the first digits. Do they end there?",
};

export const fractionsIrrational: Slip = {
	id: "fractions-are-irrational",
	did: "took a fraction for an irrational number because its decimal is long",
	feedback: "It is written as a quotient of two integers. What does that make it?",
};

export const decimalsIrrational: Slip = {
	id: "decimals-are-irrational",
	did: "took a decimal that ends for an irrational number",
	feedback: "A decimal that ends can be written with a denominator of 10, 100, or 1,000.",
};

export const repeatingIrrational: Slip = {
	id: "repeating-is-irrational",
	did: "took a repeating decimal for an irrational number",
	feedback: "A decimal that repeats can be written as a fraction.",
};

export const piIsAFraction: Slip = {
	id: "22-over-7-equals-pi",
	did: "took π for a fraction or a decimal that ends",
	feedback: "Fractions and decimals that end only come close to π.",
};

export const wholePartMakesRational: Slip = {
	id: "whole-part-makes-it-rational",
	did: "looked at the whole number only and left out the root",
	feedback: "The root has a decimal that never ends. Does the whole number change that?",
};

export const neitherKind: Slip = {
	id: "neither",
	did: "took it for neither of the two",
	feedback: "Every number on the number line is one of the two.",
};

export const notWholeIsIrrational: Slip = {
	id: "not-whole-is-irrational",
	did: "took every number that is not whole for an irrational one",
	feedback: "Fractions are not whole, either. What is true of them?",
};

export const everyNumberRational: Slip = {
	id: "every-number-is-rational",
	did: "took every number for a rational one",
	feedback: "Some numbers cannot be written as a fraction of two integers.",
};

export const oneSquareTooLow: Slip = {
	id: "one-too-small",
	did: "took the next smaller whole number",
	feedback: "Square the next whole number. Is its square still below?",
};

export const oneSquareTooHigh: Slip = {
	id: "one-too-large",
	did: "took the next larger whole number",
	feedback: "Square the smaller whole number. Is it above already?",
};

export const gaveTheSquares: Slip = {
	id: "gave-the-square",
	did: "gave the square numbers instead of their roots",
	feedback: "Those are square numbers. The question asks for the root.",
};

export const otherNeighbor: Slip = {
	id: "wrong-neighbor",
	did: "took the whole number on the other side",
	feedback: "Compare with the square of the number halfway between.",
};

export const gaveTheGap: Slip = {
	id: "gave-the-distance",
	did: "gave the distance to the square number",
	feedback: "That is how far it is from the square number. How large is the root?",
};

export const stoppedAtTheWhole: Slip = {
	id: "took-the-whole-number",
	did: "stopped at the whole number below",
	feedback: "That is the whole number below. Now find the tenths.",
};

export const tookTheOtherRoot: Slip = {
	id: "took-the-other-root",
	did: "took the other root",
	feedback: "That is the place of the other root. Which of the two is greater?",
};

export const doubledForSquared: Slip = {
	id: "doubled-for-squared",
	did: "doubled the roots instead of squaring them",
	feedback: "It looks like the roots were doubled. A number is its square root times itself.",
};

export const guessedTooHigh: Slip = {
	id: "linear-guess-too-high",
	did: "guessed a decimal that is too large",
	feedback: "Square it. Is it too large?",
};

export const guessedTooLow: Slip = {
	id: "linear-guess-too-low",
	did: "guessed a decimal that is too small",
	feedback: "Square it. Is it too small?",
};

export const comparedWithoutSquaring: Slip = {
	id: "compared-without-squaring",
	did: "compared without squaring",
	feedback: "Square both numbers, and compare.",
};

export const roundedAsEqual: Slip = {
	id: "rounded-taken-as-equal",
	did: "took a rounded root for the exact one",
	feedback: "The decimal of the root never ends. Can it be exactly that decimal?",
};

export const roundedFirst: Slip = {
	id: "rounded-before-multiplying",
	did: "rounded the root down before multiplying",
	feedback: "Rounding the root first loses too much.",
};

export const leftOutTheSum: Slip = {
	id: "left-out-the-sum",
	did: "left out the number that is added",
	feedback: "There is still a number to add.",
};

export const factorNotSquared: Slip = {
	id: "factor-not-squared",
	did: "did not square the factor under the root sign",
	feedback: "Under the root sign, the factor has to be squared.",
};
