import type { Slip } from "../../draft.ts";

/** Wrong procedures with powers of whole numbers, decimals and fractions. */
export const swappedBaseAndExponent: Slip = {
	id: "swapped-base-and-exponent",
	did: "swapped the base and the exponent",
	feedback: "It looks like the base and the exponent changed places. Which number is multiplied?",
};

export const oneFactorShort: Slip = {
	id: "one-factor-too-few",
	did: "counted one factor too few",
	feedback: "One factor is missing. Count the factors, not the multiplication signs.",
};

export const raisedNumeratorOnly: Slip = {
	id: "raised-the-top-only",
	did: "raised only the numerator",
	feedback: "Only the numerator was raised. The parentheses hold the whole fraction.",
};

export const raisedDenominatorOnly: Slip = {
	id: "raised-the-bottom-only",
	did: "raised only the denominator",
	feedback: "Only the denominator was raised. The parentheses hold the whole fraction.",
};

export const keptOnePlace: Slip = {
	id: "kept-one-place",
	did: "kept one decimal place",
	feedback: "The digits are right. Each factor has its own decimal place.",
};

export const ignoredThePoint: Slip = {
	id: "ignored-the-point",
	did: "left out the decimal point",
	feedback: "The digits are right. Where does the decimal point go?",
};

export const raisedTheProduct: Slip = {
	id: "raised-the-product",
	did: "raised the product to the power",
	feedback: "It looks like the product was raised. The exponent belongs only to the number before it.",
};

export const addedFirst: Slip = {
	id: "added-first",
	did: "added before multiplying",
	feedback: "Multiply before you add.",
};
