import type { Slip } from "../../draft.ts";

/** Wrong procedures that show with numbers of every kind. */
export const addedInstead: Slip = {
	id: "other-operation",
	did: "added instead of subtracting",
	feedback: "That is the sum. Look at the sign, or at what happens in the story.",
};

export const subtractedInstead: Slip = {
	id: "other-operation",
	did: "subtracted instead of adding",
	feedback: "That is the difference. Look at the sign, or at what happens in the story.",
};

export const copiedANumber: Slip = {
	id: "copied-a-number",
	did: "copied a number of the question",
	feedback: "The question already gives that number. What does it ask for?",
};

/** In one of several boxes. */
export const copiedANumberIntoABox: Slip = {
	...copiedANumber,
	feedback: "The question already gives that number. What belongs in this box?",
};

export const oneOff: Slip = {
	id: "one-part-off",
	did: "counted one part too many",
	feedback: "That is very close. Count the parts again.",
};

export const oneTooLarge: Slip = {
	id: "one-too-large",
	did: "took a number that is one too large",
	feedback: "Very close. Put your number in place of the letter and check both sides.",
};

export const usedOneNumber: Slip = {
	id: "one-part-only",
	did: "used only one of the numbers",
	feedback: "It looks like only one of the amounts was used. The other one counts, too.",
};

export const turnedTheSign: Slip = {
	id: "turned-the-sign-around",
	did: "turned the sign around",
	feedback: "The open side of the sign faces the larger number.",
};

export const answeredTheOtherWay: Slip = {
	id: "turned-the-comparison-around",
	did: "turned the comparison around",
	feedback: "It is the other way around. Which of the two amounts is larger?",
};

export const saidEqual: Slip = {
	id: "judged-by-the-look",
	did: "judged by the look of the numbers",
	feedback: "Are they really equal? Write both in the same form to be sure.",
};

/** In a story without a sign. */
export const answeredTheOther: Slip = {
	...turnedTheSign,
	did: "answered the opposite question",
	feedback: "Read the question again. Does it ask for the larger or the smaller number?",
};

export const tookThemForEqual: Slip = {
	...saidEqual,
	did: "took the numbers for equal",
	feedback: "Compare digit by digit, from the left. Are all the digits the same?",
};

/** In an order. */
export const nextToTheEnd: Slip = {
	...oneOff,
	did: "took the number next to the one that is asked for",
	feedback: "That is very close. Is there one number even farther in that direction?",
};
