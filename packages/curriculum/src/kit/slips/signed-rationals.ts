import type { Slip } from "../draft.ts";
import { addedDenominators } from "./fractions.ts";

/** Wrong procedures with negative fractions, mixed numbers and decimals. */
export const tookThePartAsPositive: Slip = {
	id: "fraction-part-taken-as-positive",
	did: "took the fraction part of a negative mixed number as positive",
	feedback: "The minus sign belongs to the whole mixed number, also to its fraction part.",
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
