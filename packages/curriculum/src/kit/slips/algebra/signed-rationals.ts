import type { Slip } from "../../draft.ts";
import { addedDenominators } from "../fractions/fractions.ts";

/** Wrong procedures with negative fractions, mixed numbers and decimals. */
export const tookThePartAsPositive: Slip = {
	id: "fraction-part-taken-as-positive",
	did: "took the part after the whole number as positive",
	feedback: "The minus sign belongs to the whole number and to the part after it.",
};

export const workedAcrossDenominators: Slip = {
	...addedDenominators,
	did: "added or subtracted the denominators, too",
	feedback: "It looks like the denominators were added or subtracted. Find a common denominator first.",
};

export const invertedTheFirst: Slip = {
	id: "inverted-the-wrong-fraction",
	did: "took the reciprocal of the first number instead of the divisor",
	feedback: "It looks like the first number was turned over. Take the reciprocal of the divisor.",
};

export const didNotInvert: Slip = {
	id: "did-not-invert",
	did: "multiplied by the divisor instead of its reciprocal",
	feedback:
		"It looks like the numbers were multiplied as they are. Division needs the reciprocal of the divisor.",
};

export const misplacedThePoint: Slip = {
	id: "point-misplaced",
	did: "put the decimal point one place too far to the right",
	feedback: "The digits are right. Where does the decimal point belong?",
};

export const multipliedInParts: Slip = {
	id: "multiplied-in-parts",
	did: "multiplied the whole numbers and the fractions separately",
	feedback: "Write both mixed numbers as fractions greater than 1 first.",
};

export const leftOutTheLastNumber: Slip = {
	id: "left-out-the-last-number",
	did: "left out the last number",
	feedback: "There is one more number to come.",
};

export const gaveOneDistance: Slip = {
	id: "gave-one-value",
	did: "gave how far one of the numbers is from zero",
	feedback: "That is how far one of them is from zero. How far apart are the two?",
};

export const gaveTheWholeChange: Slip = {
	id: "gave-the-whole-change",
	did: "gave the whole change",
	feedback: "That is the whole change. How much is it in each step?",
};

export const usedTheEndValue: Slip = {
	id: "used-the-end-value",
	did: "divided the last value instead of the change",
	feedback: "Divide the change, not the last value.",
};

export const countedItOnce: Slip = {
	id: "counted-it-once",
	did: "counted the repeated change only once",
	feedback: "That change happens several times.",
};

export const addedTheLoss: Slip = {
	id: "added-the-cost",
	did: "added what is lost",
	feedback: "Does that change make the value greater or less?",
};

export const lostTheStartSign: Slip = {
	id: "lost-the-start-sign",
	did: "left out the minus sign of the start",
	feedback: "The start is below zero.",
};

export const gaveWhatIsGone: Slip = {
	id: "gave-what-was-spent",
	did: "gave what is gone or counted already",
	feedback: "That is what is gone or counted already. How much is left?",
};

export const leftOutTheShare: Slip = {
	id: "forgot-the-share",
	did: "left out the share",
	feedback: "The share counts as well.",
};

export const tookShareOfTheRest: Slip = {
	id: "took-part-of-the-rest",
	did: "took the share of the rest instead of the whole",
	feedback: "The share is a part of the whole, not of the rest.",
};

export const roundedTheFraction: Slip = {
	id: "rounded-and-went-on",
	did: "rounded the fraction to a decimal first",
	feedback: "It looks like the fraction was rounded to a decimal first. Stay with the fraction.",
};

export const usedDenominatorAlone: Slip = {
	id: "divided-by-the-bottom-only",
	did: "left out the numerator",
	feedback: "How many of the parts does each one hold?",
};

export const dividedByTheShare: Slip = {
	id: "divided-by-the-fraction",
	did: "divided by the fraction",
	feedback: "It looks like the number was divided by the fraction. Each one adds its part.",
};

export const sameRateForAll: Slip = {
	id: "extra-hours-at-the-usual-wage",
	did: "used the usual rate for all hours",
	feedback: "Some hours have a higher rate.",
};

export const higherRateForAll: Slip = {
	id: "all-hours-at-the-higher-wage",
	did: "used the higher rate for all hours",
	feedback: "Only some of the hours have the higher rate.",
};

export const halfRateOnly: Slip = {
	id: "only-the-half-for-extra-hours",
	did: "took half of the rate instead of one and a half times the rate",
	feedback: "One and a half times: the whole rate and half of it.",
};

export const forgotToHalve: Slip = {
	id: "forgot-to-halve",
	did: "did not divide by 2",
	feedback: "That is free in all. It is shared by two sides.",
};

export const halvedOnlyOne: Slip = {
	id: "halved-the-wall-only",
	did: "halved the whole width and left out the middle part",
	feedback: "The part in the middle takes up space, too.",
};

export const addedToHalve: Slip = {
	id: "added-the-picture",
	did: "added the two widths",
	feedback: "The part in the middle covers some of the whole. Is it added?",
};
