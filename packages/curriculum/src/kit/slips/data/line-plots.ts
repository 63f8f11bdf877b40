import type { Slip } from "../../draft.ts";

/** Wrong procedures with amounts on line plots. */
export const tookTheAmountOnce: Slip = {
	id: "took-the-amount-once",
	did: "took the amount only once",
	feedback: "That is the amount of one X. How many X’s are there?",
};

export const countedTheCrosses: Slip = {
	id: "counted-crosses",
	did: "counted the X’s instead of adding the amounts",
	feedback: "That is how many X’s there are. Each one is an amount.",
};

export const addedEachAmountOnce: Slip = {
	id: "added-distinct-values-only",
	did: "added each amount only once",
	feedback: "It looks like each amount was added once. Every X counts.",
};

export const gaveTheLargestAmount: Slip = {
	id: "took-the-largest",
	did: "gave the largest amount",
	feedback: "That is the largest amount. How much more is it than the smallest?",
};

export const countedThePlaces: Slip = {
	id: "counted-places",
	did: "counted the steps on the line as wholes",
	feedback: "Those are steps on the line. How much is one step?",
};

export const countedTheAmounts: Slip = {
	id: "counted-places",
	did: "counted the amounts instead of the X’s",
	feedback: "That is how many different amounts there are. Every X counts.",
};

export const stoppedAtTheTotal: Slip = {
	id: "stopped-at-the-total",
	did: "stopped at the total",
	feedback: "That is how much there is in all. It is still to be shared equally.",
};

export const sharedAmongThePlaces: Slip = {
	id: "divided-by-places",
	did: "divided by the number of places with an X",
	feedback: "Share among all the X’s, not among the places of the plot.",
};
