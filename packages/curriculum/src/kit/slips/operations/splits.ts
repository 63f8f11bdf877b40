import type { Slip } from "../../draft.ts";

/** Wrong procedures where a rectangle is split to multiply. */
export const splitAtTheHeight: Slip = {
	id: "split-at-the-other-factor",
	did: "split the width at the number of the height",
	feedback: "That number is the height, and both parts keep it. Which numbers make up the width?",
};

export const oneColumnTooMany: Slip = {
	id: "one-column-too-many",
	did: "made one part a column too wide",
	feedback: "Very close. Multiply the width of that part by its height to check.",
};

export const oneColumnTooFew: Slip = {
	id: "one-column-too-few",
	did: "made one part a column too narrow",
	feedback: "Very close. Multiply the width of that part by its height to check.",
};

export const splitByTheDigit: Slip = {
	id: "face-value",
	did: "took the tens digit for ones",
	feedback: "That is the digit alone. What is it worth in its place?",
};

export const splitInTheMiddle: Slip = {
	id: "split-in-half",
	did: "split the side in the middle",
	feedback: "Both parts are equal. Tens and ones are easier to multiply: where do the tens end?",
};

export const onesFirst: Slip = {
	id: "swapped-tens-and-ones",
	did: "put the ones first",
	feedback: "The two lengths are right. Which of them belongs first?",
};
