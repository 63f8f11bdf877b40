import type { Slip } from "../../draft.ts";

/** Wrong procedures with masses, liquid volumes and the scales that show them. */
export const countedMarksAsOnes: Slip = {
	id: "each-mark-as-one",
	did: "counted each small mark as one",
	feedback: "Look at the numbers of the scale. How much is one small step?",
};

export const readTheNextNumber: Slip = {
	id: "read-the-next-number",
	did: "read the next number of the scale",
	feedback: "It has not reached that number.",
};

export const readTheNumberBefore: Slip = {
	id: "read-the-number-before",
	did: "read the number before",
	feedback: "It is past that number. Look at the marks between the numbers.",
};

export const oneMarkOff: Slip = {
	id: "one-mark-off",
	did: "counted one mark too many",
	feedback: "Very close. Count the marks again.",
};

export const choseTheWrongUnit: Slip = {
	id: "wrong-unit",
	did: "chose the wrong unit",
	feedback: "Look at the unit. Is it far too small or far too large?",
};

export const choseFarTooMuch: Slip = {
	id: "far-too-much-of-it",
	did: "chose far too much",
	feedback: "That is far too much. Imagine lifting it or filling it.",
};

export const judgedByTheSize: Slip = {
	id: "by-size-not-by-mass",
	did: "judged by the size",
	feedback: "A thing can be large and light. How heavy does it feel?",
};
