import type { Slip } from "../../draft.ts";

/** Wrong procedures where fractions and mixed numbers are multiplied. */
export const multipliedApart: Slip = {
	id: "multiplied-wholes-and-fractions-apart",
	did: "multiplied the whole numbers and the fractions separately",
	feedback:
		"It looks like the whole numbers and the fractions were multiplied separately. Each part of one number meets each part of the other.",
};

export const multipliedTheWholeOnly: Slip = {
	id: "multiplied-whole-part-only",
	did: "multiplied only the whole number and kept the fraction",
	feedback: "The fraction is multiplied as well, not only the whole number.",
};

export const addedTheSides: Slip = {
	id: "added-the-sides",
	did: "added the two sides",
	feedback: "It looks like the sides were added. The area is the length times the width.",
};

export const foundThePerimeter: Slip = {
	id: "perimeter",
	did: "found the perimeter",
	feedback: "That is the distance around. The area is what is covered inside.",
};

export const countedTheTiles: Slip = {
	id: "counted-tiles",
	did: "counted the small rectangles as whole units",
	feedback: "That is the number of small rectangles. Each is only a fraction of the square unit.",
};

export const tookOnePartOnly: Slip = {
	id: "took-one-part-only",
	did: "found only one part",
	feedback: "That is the size of one part. How many parts are taken?",
};

export const multiplyingMakesLarger: Slip = {
	id: "multiplying-makes-bigger",
	did: "thought that multiplying always makes a number larger",
	feedback: "Multiplying does not always make a number larger. Compare the factor with 1.",
};

export const fractionsMakeSmaller: Slip = {
	id: "fractions-make-smaller",
	did: "thought that a fraction always makes a number smaller",
	feedback: "A fraction does not always make a number smaller. Compare the factor with 1.",
};

export const tookTheFactorAsOne: Slip = {
	id: "factor-taken-as-one",
	did: "took the factor for 1",
	feedback:
		"A number stays the same only when the factor is exactly 1. Compare the numerator and the denominator.",
};

export const comparedFactorNumerators: Slip = {
	id: "compared-factor-tops",
	did: "compared only the numerators of the factors",
	feedback: "It looks like only the numerators were compared. Compare each factor with 1.",
};
