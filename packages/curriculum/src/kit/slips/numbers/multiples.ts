import type { Slip } from "../../draft.ts";

/** Wrong procedures with factors and multiples. */
export const gaveTheMultiple: Slip = {
	id: "gave-the-least-common-multiple",
	did: "found the least common multiple instead",
	feedback: "That is a common multiple. A factor divides both numbers, so it is not larger than they are.",
};

export const gaveASmallerFactor: Slip = {
	id: "gave-a-smaller-common-factor",
	did: "found a common factor that is not the greatest",
	feedback: "That divides both numbers, but a larger number does, too.",
};

export const gaveTheSmallerNumber: Slip = {
	id: "gave-a-factor-of-one-only",
	did: "took the smaller of the two numbers",
	feedback: "That divides only one of the numbers. It has to divide both.",
};

export const subtractedTheNumbers: Slip = {
	id: "subtracted",
	did: "subtracted the smaller number from the larger one",
	feedback: "That is the difference. Look for a number that divides both.",
};

export const multipliedTheNumbers: Slip = {
	id: "multiplied-the-numbers",
	did: "multiplied the two numbers",
	feedback: "That is a common multiple. Is there a smaller one?",
};

export const multipliedForAFactor: Slip = {
	...multipliedTheNumbers,
	feedback: "That is a common multiple. A common factor is not larger than the numbers.",
};

export const gaveTheFactor: Slip = {
	id: "gave-the-greatest-common-factor",
	did: "found the greatest common factor instead",
	feedback: "That divides both numbers. A multiple is at least as large as they are.",
};

export const addedTheNumbers: Slip = {
	id: "added",
	did: "added the two numbers",
	feedback: "That is the sum. Which numbers are multiples of both?",
};

export const gaveTheLargerNumber: Slip = {
	id: "gave-the-larger-number",
	did: "took the larger of the two numbers",
	feedback: "That is a multiple of one of the numbers. It has to be a multiple of both.",
};

export const stoppedBeforeDividing: Slip = {
	id: "stopped-before-the-last-step",
	feedback: "That is a good step. Read again what the question asks for.",
};

export const tookMorePacksThanNeeded: Slip = {
	id: "took-more-packs-than-needed",
	did: "used a common multiple that is not the least one",
	feedback: "That works, but a smaller number does, too. Use the least common multiple.",
};

export const answeredForTheOther: Slip = {
	id: "answered-for-the-other",
	feedback: "That is right for the other one of the two. Which one does the question ask for?",
};
