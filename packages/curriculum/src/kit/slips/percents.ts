import type { Slip } from "../draft.ts";

/** Wrong procedures with percents. */
export const tookTheRest: Slip = {
	id: "took-the-rest",
	did: "found the rest instead of the part",
	feedback: "That is what remains. The question asks for the part itself.",
};

export const subtractedThePercent: Slip = {
	id: "subtracted-the-percent",
	did: "subtracted the percent as if it were a plain number",
	feedback: "The percent was subtracted as a number. Find that part of the whole instead.",
};

export const addedThePercent: Slip = {
	id: "added-the-percent",
	did: "added the percent as if it were a plain number",
	feedback: "The percent was added as a number. It says which part of the whole is meant.",
};

export const dividedByThePercent: Slip = {
	id: "divided-by-the-percent",
	did: "divided the whole by the percent",
	feedback: "The whole was divided by the percent. Percent means out of one hundred.",
};

export const percentOnePlaceOff: Slip = {
	id: "percent-one-place-off",
	did: "moved the decimal point one place instead of two",
	feedback: "The digits are right, but the decimal point is one place off. Percent means hundredths.",
};

export const tookPercentAsAnswer: Slip = {
	id: "took-percent-as-answer",
	did: "gave the percent as the answer",
	feedback: "That is how many out of one hundred. The whole is another number here.",
};

export const tookPercentOfThePart: Slip = {
	id: "took-percent-of-the-part",
	did: "found the percent of the part",
	feedback:
		"The percent of the known number was found. The known number is a part already. What is the whole?",
};

export const stoppedAtOneStep: Slip = {
	id: "found-one-step-only",
	did: "stopped at a smaller percent",
	feedback: "That belongs to a smaller percent. How much is 100%?",
};

export const gaveTheOtherPart: Slip = {
	id: "gave-the-other-part",
	did: "found the other part instead of the whole",
	feedback: "That is the other part. The question asks for the whole.",
};

export const usedTheOtherPercent: Slip = {
	id: "used-the-wrong-percentage",
	did: "used the percent of the other part",
	feedback: "That percent belongs to the other part. Which percent belongs to the given number?",
};
