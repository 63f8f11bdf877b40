import type { Slip } from "../../draft.ts";

/** Wrong procedures with prices and change. */
export const gaveTheCost: Slip = {
	id: "stopped-before-the-change",
	did: "gave the cost instead of the change",
	feedback: "That is what it costs. How much is the change?",
};

export const dollarAsTenCents: Slip = {
	id: "dollar-as-ten-cents",
	did: "took a dollar for ten cents",
	feedback: "A dollar is worth a hundred cents.",
};

/** Several of the same kind are bought. */
export const paidForOneOfMany: Slip = {
	id: "paid-for-one-thing-only",
	did: "took away the price of only one",
	feedback: "That takes away the price of one. How many are bought?",
};

export const missedNewMoney: Slip = {
	id: "left-out-the-later-money",
	did: "left out the money that came later",
	feedback: "More money came later. Count it, too.",
};

export const paidForOneThing: Slip = {
	id: "paid-for-one-thing-only",
	did: "took away the price of one thing only",
	feedback: "Two things are bought. Take both prices away.",
};

export const gaveOnePrice: Slip = {
	id: "gave-one-price",
	did: "gave one of the prices",
	feedback: "That is one of the prices. What does the question ask for?",
};

export const spentTooMuch: Slip = {
	id: "spent-too-much",
	did: "chose things that cost more than the money",
	feedback: "Add the two prices. Is that more than the money?",
};

export const lookedAtOnePrice: Slip = {
	id: "looked-at-one-price",
	did: "looked at one price only",
	feedback: "Each price alone may fit. Both are paid, so add them.",
};

export const leftOutTheCents: Slip = {
	id: "lost-the-cents",
	did: "left out the cents of the price",
	feedback: "The price has cents as well. They count for each one.",
};

export const lostADollar: Slip = {
	id: "one-dollar-too-many-back",
	did: "did not trade a dollar for the cents",
	feedback: "Check the dollars: one of them is needed for the cents.",
};
