import type { Slip } from "../../draft.ts";

/** Wrong procedures with odd and even numbers. */
export const lookedAtTheTens: Slip = {
	id: "looked-at-the-tens",
	did: "looked at the tens digit",
	feedback: "The ones digit decides, not the tens digit.",
};

export const overlookedTheSingleOne: Slip = {
	id: "overlooked-the-single-one",
	did: "overlooked the one that is left over",
	feedback: "Draw that many dots in pairs. Is one dot left alone?",
};

export const sawOneLeftOver: Slip = {
	id: "saw-one-left-over",
	did: "miscounted the pairs",
	feedback: "Draw that many dots in pairs. Does every dot have a partner?",
};

export const wroteTheWhole: Slip = {
	id: "wrote-the-whole",
	did: "wrote the whole number",
	feedback: "That is all of them. How many are in one of the two equal groups?",
};

export const tookAwayTwo: Slip = {
	id: "took-away-two",
	did: "took away two",
	feedback: "It looks like two were taken away. Make two equal groups instead.",
};

export const countedDotsAsPairs: Slip = {
	id: "counted-dots-as-pairs",
	did: "counted the dots instead of the pairs",
	feedback: "Those are the dots. Two dots make one pair.",
};

export const splitUnevenly: Slip = {
	id: "split-into-unequal-parts",
	did: "split the number into parts that are not equal",
	feedback: "That sum is right, but are its two numbers equal?",
};

export const nearlyDouble: Slip = {
	id: "nearly-a-double",
	did: "used a double that is one off",
	feedback: "Those two numbers are equal, but what is their sum?",
};

export const oddPlusOddIsOdd: Slip = {
	id: "odd-and-odd-stay-odd",
	did: "thought that two odd numbers make an odd number",
	feedback: "Each of the two numbers leaves one dot alone. Do the two single dots make a pair?",
};

export const mixedUpParity: Slip = {
	id: "mixed-up-the-kinds",
	did: "mixed up odd and even",
	feedback: "Draw dots in pairs for both numbers and push them together. Is one left alone?",
};
