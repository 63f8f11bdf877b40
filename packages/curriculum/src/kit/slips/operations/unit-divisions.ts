import type { Slip } from "../../draft.ts";

/** Wrong procedures where a unit fraction is divided, or something is divided by one. */
export const multipliedByTheFraction: Slip = {
	id: "multiplied-by-the-fraction",
	did: "multiplied instead of dividing",
	feedback:
		"It looks like the numbers were multiplied. Should the answer be less than or greater than the first number?",
};

export const dividedTheWrongNumber: Slip = {
	id: "reversed-dividend-and-divisor",
	did: "divided in the wrong order",
	feedback: "It looks like the two numbers changed places. Which one is divided?",
};

export const addedToTheDenominator: Slip = {
	id: "added-to-the-bottom",
	did: "added the whole number and the denominator",
	feedback:
		"It looks like the whole number and the denominator were added. Draw the parts to see how many there are.",
};

export const subtractedToFindTheDivisor: Slip = {
	id: "subtracted-the-bottoms",
	did: "subtracted the denominators",
	feedback: "It looks like the denominators were subtracted. Into how many pieces was each part cut?",
};

export const dividedTheDenominator: Slip = {
	id: "divided-the-bottom",
	did: "divided the denominator",
	feedback: "A smaller denominator means larger parts. Dividing makes the parts smaller.",
};

export const countedOneWhole: Slip = {
	id: "parts-of-one-whole",
	did: "counted the parts of one whole only",
	feedback: "Those are the parts of one whole. How many wholes are there?",
};

export const gaveTheFractionAgain: Slip = {
	id: "gave-the-fraction",
	did: "gave the fraction that is divided",
	feedback: "That is what is divided. How large is each piece?",
};

export const subtractedOnePart: Slip = {
	id: "subtracted-one-part",
	did: "subtracted instead of dividing",
	feedback: "It looks like one number was subtracted. The story divides something into equal parts.",
};

export const checkedWithTheDividend: Slip = {
	id: "multiplied-the-dividend",
	did: "multiplied the dividend",
	feedback: "That multiplies what was divided. Multiply the quotient by the divisor.",
};

export const checkedWithTheDenominator: Slip = {
	id: "used-the-bottom-number",
	did: "multiplied by the denominator",
	feedback: "The quotient is multiplied by the divisor. Which number is the divisor?",
};

export const checkedWholeNumbers: Slip = {
	id: "bottoms-only",
	did: "multiplied the whole numbers only",
	feedback: "That product is right, but it does not lead back to the dividend.",
};

export const tookPiecesOfThePart: Slip = {
	id: "took-pieces-of-the-part",
	did: "compared the pieces with the part instead of the whole",
	feedback: "That compares the pieces with the part that was cut. Compare them with the whole.",
};

export const tookOnePieceOnly: Slip = {
	id: "one-piece-only",
	did: "found one piece only",
	feedback: "That is one piece. How many are there in the question?",
};

export const gaveWholesOnly: Slip = {
	id: "gave-the-quotient",
	did: "left out what remains to be shared",
	feedback: "The whole ones are shared. What is left over is shared as well.",
};

export const remainderAsDecimal: Slip = {
	id: "remainder-as-decimal-part",
	did: "wrote the remainder after a decimal point",
	feedback: "The remainder is not a decimal part. Write it over the divisor.",
};

export const shareOfOneThing: Slip = {
	id: "unit-share",
	did: "shared only one of the things",
	feedback: "That is the share of one of them. How many are shared?",
};

export const tookTheDividend: Slip = {
	id: "took-the-first-denominator",
	did: "gave the denominator of the dividend",
	feedback: "That is how many parts the whole had at first. Into how many pieces was each part cut?",
};

export const tookTheDenominator: Slip = {
	id: "took-the-bottom",
	did: "gave the denominator",
	feedback: "That is how many share. What is it that they share?",
};

export const invertedBoth: Slip = {
	id: "turned-over-both",
	did: "used the reciprocals of both fractions",
	feedback: "It looks like both fractions were turned over. Only the divisor is.",
};

export const keptTheCommonDenominator: Slip = {
	id: "kept-the-bottom",
	did: "divided the numerators and kept the denominator",
	feedback: "The parts have the same size, so only count them. How many times does the divisor fit?",
};

export const dividedWholesApart: Slip = {
	id: "divided-wholes-and-parts-apart",
	did: "divided the whole numbers and the fractions separately",
	feedback: "Write each mixed number as a fraction before you divide.",
};

export const tookTheDivisorAway: Slip = {
	id: "subtracted",
	did: "subtracted the second number",
	feedback: "Taking it away once is not enough. How many times can it be taken away?",
};

export const forgotWhatWasUsed: Slip = {
	id: "forgot-the-first-step",
	did: "divided all of it",
	feedback: "Some of it is used first. How much is left to divide?",
};

/** The same where all the parts are known and the wholes are asked for. */
export const multipliedForTheWholes: Slip = {
	...multipliedByTheFraction,
	feedback: "It looks like the numbers were multiplied. Are there more wholes than parts, or fewer?",
};

export const subtractedForTheWholes: Slip = {
	...subtractedOnePart,
	feedback: "It looks like one number was subtracted. How many times can one whole be made of the parts?",
};

export const gaveThePartsOfOne: Slip = {
	...tookTheDenominator,
	feedback: "That is how many parts one whole has. How many wholes are there?",
};
