import type { Slip } from "../../draft.ts";

/** Wrong procedures where a decimal is written in words, as a sum or as a fraction. */
export const droppedTheZero: Slip = {
	id: "dropped-zero",
	did: "left out a zero after the decimal point",
	feedback:
		"It looks like a zero was left out. Each digit has its own place, and an empty place gets a zero.",
};

export const wroteNoPoint: Slip = {
	id: "whole-number-instead",
	did: "wrote a whole number",
	feedback: "Part of the number is less than 1, so it needs a decimal point.",
};

export const wroteOneZeroMore: Slip = {
	id: "one-zero-too-many",
	did: "wrote one zero too many after the decimal point",
	feedback: "The last digit is one place too far to the right. Which place is named?",
};

export const reversedThePlaces: Slip = {
	id: "reversed-places",
	did: "read the decimal places from the wrong end",
	feedback:
		"It looks like the places were read from the wrong end. Tenths come right after the decimal point.",
};

export const wroteCountsSideBySide: Slip = {
	id: "wrote-counts-side-by-side",
	did: "wrote the numbers side by side",
	feedback: "Only one digit fits in a place. Ten of a place make one of the next larger place.",
};

export const namedAnotherPlace: Slip = {
	id: "named-another-place",
	did: "named another place",
	feedback:
		"The place of the last digit gives the decimal part its name. Count the places after the decimal point.",
};

export const swappedTwoPlaces: Slip = {
	id: "swapped-two-places",
	did: "swapped the tenths and the hundredths",
	feedback: "Two of the digits changed places. Tenths come right after the decimal point.",
};
