import type { Slip } from "../../draft.ts";

/** Wrong procedures in division. */
export const droppedZero: Slip = {
	id: "dropped-zero",
	did: "left out a zero in the quotient",
	feedback: "It looks like a place was skipped where nothing could be shared. That place needs a zero.",
};

export const dividedEachDigit: Slip = {
	id: "divided-each-digit-alone",
	did: "divided each digit by itself and dropped what was left",
	feedback: "What is left over in one place is regrouped into the next place, and divided there.",
};

export const remainderTooLarge: Slip = {
	id: "remainder-larger-than-divisor",
	did: "left a remainder that is larger than the divisor",
	feedback: "The divisor fits into that remainder again.",
};

export const missingToTheNext: Slip = {
	id: "missing-to-the-next",
	did: "found how much is missing to the next multiple",
	feedback: "That is what is missing to the next multiple. What is left over?",
};

export const swappedQuotientAndRemainder: Slip = {
	id: "swapped-quotient-and-remainder",
	did: "swapped the quotient and the remainder",
	feedback: "It looks like the quotient and the remainder changed places.",
};

export const leftOutTheRemainder: Slip = {
	id: "left-out-the-remainder",
	did: "left out the remainder",
	feedback: "Multiplying back gives the part that was divided evenly. Add the remainder.",
};

export const onePlaceOff: Slip = {
	id: "one-place-off",
	did: "got one place too many or too few",
	feedback: "The digits are right. Estimate: how many digits should the quotient have?",
};

export const dividedOneKind: Slip = {
	id: "divided-one-kind-only",
	did: "divided only the first number",
	feedback: "That shares the first kind only. Put both kinds together first.",
};

export const addedInsteadOfDividing: Slip = {
	id: "added-the-divisor",
	did: "added the number of groups",
	feedback: "It looks like everything was added. Sharing equally is division.",
};

export const subtractedTheRemainder: Slip = {
	id: "subtracted-the-remainder",
	did: "subtracted the remainder",
	feedback: "The remainder was left over, so it belongs to the number. Add it.",
};

export const multipliedTheRemainder: Slip = {
	id: "multiplied-the-remainder",
	did: "multiplied the remainder, too",
	feedback: "Only the quotient is multiplied by the divisor. The remainder is added once.",
};

export const anyRemainderIsFine: Slip = {
	id: "any-remainder-is-fine",
	feedback: "That can be left over: each group cannot get one more.",
};

export const thoughtOfTheDividend: Slip = {
	id: "compared-with-the-dividend",
	feedback: "That is less than the divisor, so it can be a remainder.",
};

export const forgotZeroRemainder: Slip = {
	id: "small-remainder-refused",
	feedback: "A small remainder is possible, and so is 0.",
};
