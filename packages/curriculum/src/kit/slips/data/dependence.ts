import type { Slip } from "../../draft.ts";

/** Wrong procedures with two quantities of which one depends on the other. */
export const swappedTheRoles: Slip = {
	id: "swapped-the-roles",
	did: "swapped the independent and the dependent variable",
	feedback: "The roles changed places. Which quantity follows from the other one?",
};

export const bothFollow: Slip = {
	id: "both-at-once",
	feedback: "One of them can be chosen. Only the other one follows from it.",
};

export const noneFollows: Slip = {
	id: "none-depends",
	feedback: "One of them follows from the other one. Read the first sentence again.",
};

export const tookThemForRelated: Slip = {
	id: "took-unrelated-quantities-for-related",
	did: "took two unrelated quantities for dependent ones",
	feedback: "Does one of these two really follow from the other? Read what each letter is.",
};

export const rateAsSum: Slip = {
	id: "rate-taken-as-sum",
	did: "added the rate once instead of multiplying by it",
	feedback: "The rate was added once. Each step adds it again, so it is a factor.",
};

export const rateAsDifference: Slip = {
	id: "rate-taken-as-difference",
	did: "subtracted instead of multiplying",
	feedback: "The second quantity grows with the first one. What is done to the first one each time?",
};

export const tookTheNextRow: Slip = {
	id: "took-the-next-row",
	did: "took the value of the next row",
	feedback: "That is the value for the next row. How many times is the rate taken here?",
};

export const multipliedAgain: Slip = {
	id: "multiplied-again",
	did: "multiplied instead of dividing",
	feedback: "Here the result is known. Go backward.",
};

export const gaveTheRate: Slip = {
	id: "gave-the-rate",
	did: "gave the rate",
	feedback: "That is the rate. What does the question ask for?",
};

export const swappedRateAndStart: Slip = {
	id: "swapped-rate-and-start",
	did: "swapped the starting amount and the rate",
	feedback: "The starting amount and the rate changed places. Which number is there at the beginning?",
};

export const beganAtTheOrigin: Slip = {
	id: "began-at-the-origin",
	did: "left out the starting amount",
	feedback: "The graph does not begin at the origin. How much is there at the start?",
};
