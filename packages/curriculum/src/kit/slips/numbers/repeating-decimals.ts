import type { Slip } from "../../draft.ts";

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

export const ratioNotSimplified: Slip = {
	...notSimplified,
	did: "did not simplify the ratio",
	feedback: "Both numbers still have a common factor. Divide both by it.",
};

export const fractionBarAsPoint: Slip = {
	id: "wrote-top-and-bottom-with-a-point",
	did: "wrote a decimal point for the fraction bar",
	feedback: "The fraction bar means division. It is not a decimal point.",
};

export const decimalOnePlaceOff: Slip = {
	id: "point-one-place-off",
	did: "put the decimal point one place too far to the right",
	feedback: "The digits are right. Is the fraction more or less than 1?",
};

export const denominatorAsDigits: Slip = {
	id: "denominator-as-digits",
	did: "wrote the denominator after the decimal point",
	feedback: "The denominator tells into how many parts 1 is divided. Divide the numerator by it.",
};

export const roundedTheDecimal: Slip = {
	id: "rounded-and-called-exact",
	did: "rounded the decimal",
	feedback: "That is rounded. The digits go on forever.",
};

export const stoppedAfterOneRound: Slip = {
	id: "stopped-after-one-round",
	did: "stopped after the first round of digits",
	feedback: "The digits go on. Which of them repeat?",
};

export const everyDigitRepeats: Slip = {
	id: "repeated-all-digits",
	did: "let every digit after the decimal point repeat",
	feedback: "Not all digits repeat. Where do they start to repeat?",
};

export const sawAnotherPrime: Slip = {
	id: "saw-another-prime",
	did: "thought that a decimal with several digits must repeat",
	feedback: "Take the denominator apart into prime factors. Are there any other than 2 and 5?",
};

export const overlookedAPrime: Slip = {
	id: "overlooked-another-prime",
	did: "overlooked a prime factor other than 2 and 5",
	feedback: "Take the denominator apart into prime factors. Are there any other than 2 and 5?",
};

export const tookOddForEnding: Slip = {
	id: "took-odd-for-ending",
	feedback: "The look of the fraction does not tell. Find the prime factors of the denominator.",
};

export const tookLargeForRepeating: Slip = {
	id: "large-denominator-repeats",
	feedback: "A large denominator can still be made of twos and fives.",
};

export const dividedTooBriefly: Slip = {
	id: "divided-too-briefly",
	feedback: "Divide further. Does a remainder repeat, or is nothing left?",
};
