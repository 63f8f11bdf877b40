import type { Slip } from "../draft.ts";

/** Wrong procedures with repeating decimals. */
export const takenAsEnding: Slip = {
	id: "repeating-taken-as-ending",
	did: "treated the repeating digits as if they ended",
	feedback: "The digits under the bar repeat forever. They do not end there.",
};

export const wrongNines: Slip = {
	id: "wrong-number-of-nines",
	did: "used the wrong number of nines",
	feedback: "The denominator has one nine for each digit under the bar.",
};

export const leftOutWhole: Slip = {
	id: "left-out-the-whole-part",
	did: "left out the whole number",
	feedback: "The whole number belongs to it as well.",
};

export const allDigitsRepeat: Slip = {
	id: "all-digits-repeat",
	did: "let every digit after the decimal point repeat",
	feedback: "Only the digits under the bar repeat.",
};

export const lastDigitRepeats: Slip = {
	id: "only-the-last-digit-repeats",
	did: "let only the last digit repeat",
	feedback: "Divide further. Which group of digits comes again?",
};

export const swappedDigits: Slip = {
	id: "swapped-the-digits",
	did: "swapped the digits",
	feedback: "Check the order of the digits by dividing.",
};

export const keptDigitsAfterPoint: Slip = {
	id: "kept-the-digits-after-the-point",
	did: "kept the digits after the decimal point",
	feedback: "The digits after the decimal point are the same in both numbers, so they cancel.",
};

export const notSimplified: Slip = {
	id: "did-not-simplify",
	did: "did not simplify the fraction",
	feedback: "Divide the numerator and the denominator by their common factor.",
};
