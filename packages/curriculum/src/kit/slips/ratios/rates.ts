import type { Slip } from "../../draft.ts";

/** Wrong procedures with rates and equal ratios. */
export const multipliedForRate: Slip = {
	id: "multiplied",
	did: "multiplied the two numbers instead of dividing",
	feedback: "The numbers were multiplied. The amount for one is less than the amount for all.",
};

export const subtractedForRate: Slip = {
	id: "subtracted",
	did: "subtracted the two numbers instead of dividing",
	feedback: "One number was subtracted from the other. Split the amount into equal parts instead.",
};

export const gaveTheAmount: Slip = {
	id: "kept-the-amount",
	did: "gave the whole amount",
	feedback: "That is the whole amount. How much is it for one?",
};

export const rateOnePlaceOff: Slip = {
	id: "point-one-place-off",
	did: "put the decimal point one place too far to the right",
	feedback: "The digits are right. About how large must the amount for one be?",
};

export const amountOnePlaceOff: Slip = {
	...rateOnePlaceOff,
	feedback: "The digits are right. Estimate first: about how large must the answer be?",
};

export const repeatedTheAmount: Slip = {
	...gaveTheAmount,
	did: "repeated the amount that is given",
	feedback: "The problem already gives that amount. Which amount does the question ask for?",
};

export const addedToBothAmounts: Slip = {
	id: "added-the-same-amount",
	did: "added the same number to both amounts",
	feedback: "The same number was added to both. In equal ratios, both are multiplied by the same number.",
};

export const turnedTheRatioOver: Slip = {
	id: "turned-the-ratio-over",
	did: "turned one of the ratios over",
	feedback: "One of the ratios was turned over. Which amount belongs to which?",
};

export const forgotToDivide: Slip = {
	id: "multiplied-only",
	did: "multiplied and forgot to divide",
	feedback: "That is only the product. Divide as well: how much belongs to one?",
};

export const stoppedAtTheRate: Slip = {
	id: "gave-the-unit-rate",
	did: "stopped at the unit rate",
	feedback: "That is the amount for one. How much is it for all?",
};

export const dividedForAmount: Slip = {
	id: "divided",
	did: "divided by the rate the wrong way",
	feedback: "Does the amount get larger or smaller here? Check whether to multiply or to divide.",
};

export const addedForAmount: Slip = {
	id: "added",
	did: "added the two numbers",
	feedback: "The numbers were added. The whole rate counts again for each one.",
};

export const onePartOfTwo: Slip = {
	id: "one-part-only",
	did: "left out one of the two parts",
	feedback: "That is one of the two parts. The other one counts, too.",
};

export const comparedTotals: Slip = {
	id: "compared-total-prices",
	did: "compared the totals",
	feedback: "The totals were compared, but they are not for the same amount. Find how much it is for one.",
};

export const tookTheLargestPack: Slip = {
	id: "took-the-largest-pack",
	did: "took the largest amount",
	feedback: "The largest pack is not always the best buy. Find the price of one.",
};

export const leftOutTheLastStep: Slip = {
	id: "left-out-the-last-step",
	did: "left out the last step of the story",
	feedback: "That is right before the last step. Read the end of the story again.",
};

export const addedTheSpeeds: Slip = {
	id: "added-speeds",
	did: "added the speeds and the times",
	feedback: "The speeds were added. Each part has its own time and its own speed.",
};

export const multipliedByOneTime: Slip = {
	id: "one-time-for-both",
	did: "used the same time for both parts",
	feedback: "The same time was used for both parts. Each part has its own time.",
};

export const tookADenominator: Slip = {
	id: "took-a-denominator",
	did: "took a denominator before solving for y",
	feedback: "Solve for $y$ first. What is $x$ multiplied by when $y$ is alone?",
};

export const tookTheCoefficient: Slip = {
	id: "took-the-coefficient",
	did: "took the coefficient of x before solving for y",
	feedback: "Solve for $y$ first. The coefficient of $x$ counts only when $y$ is alone.",
};

export const multipliedAmounts: Slip = {
	...multipliedForRate,
	feedback: "The numbers were multiplied. To find the amount for one, divide.",
};

export const dividedNumeratorsOnly: Slip = {
	id: "divided-only-the-numerators",
	did: "divided only the numerators",
	feedback: "It looks like only the numerators were divided. The denominators count, too.",
};
