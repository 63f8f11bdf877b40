import type { Slip } from "../../draft.ts";

/** Wrong procedures where one fraction is taken several times. */
export const multipliedOnlyTheDenominator: Slip = {
	id: "multiplied-only-the-bottom",
	did: "multiplied only the denominator",
	feedback: "Multiplying the denominator makes the parts smaller. There are more parts, of the same size.",
};

export const addedTheCount: Slip = {
	id: "added-the-whole-number",
	did: "added the whole number to the numerator",
	feedback: "It looks like the whole number was added. The fraction is taken that many times.",
};

export const gaveTheCount: Slip = {
	id: "count-of-servings",
	did: "gave the number of times",
	feedback: "That is how many times it is taken. How much is it each time?",
};

export const roundedUpFirst: Slip = {
	id: "rounded-up-first",
	did: "went one whole too far",
	feedback: "How many full wholes can be made of the parts?",
};

export const gaveWhatWasUsed: Slip = {
	id: "gave-what-was-used",
	did: "gave the amount that was used",
	feedback: "That is how much is used. The question asks for what is left.",
};

export const gaveTheProduct: Slip = {
	id: "gave-the-number-of-parts",
	did: "gave the number of all parts",
	feedback: "That is how many parts there are in all. How many times is the fraction taken?",
};

export const subtractedTheNumerators: Slip = {
	id: "subtracted-the-numerators",
	did: "subtracted the numerators",
	feedback: "It looks like the numerators were subtracted. The fraction is multiplied here.",
};

export const multipliedTheNumerators: Slip = {
	id: "multiplied-the-numerators",
	did: "multiplied the numerators",
	feedback: "It looks like the numerators were multiplied. The product is given here, so go back from it.",
};

export const addedInsteadOfMultiplying: Slip = {
	id: "added-instead",
	did: "added the two numbers",
	feedback: "It looks like the two numbers were added. The amount is taken several times, so multiply.",
};

export const tookItOnce: Slip = {
	id: "took-it-once",
	did: "subtracted the amount only once",
	feedback: "One amount is subtracted. How many times is it used?",
};
