import type { Slip } from "../../draft.ts";

/** Wrong procedures with stories of two unknowns. */
export const tookBothForEqual: Slip = {
	id: "halved-the-sum",
	did: "thought that both are equal",
	feedback: "The two do not have to be equal. Check with the second fact of the story.",
};

export const gaveTheDifferenceOfBoth: Slip = {
	id: "gave-the-difference",
	did: "took the difference itself for one of the two",
	feedback: "That is the difference between the two. How much is each?",
};

export const swappedSumAndDifference: Slip = {
	id: "swapped-the-two-totals",
	did: "swapped the two totals",
	feedback: "Which number belongs to which fact of the story?",
};

export const addedTheDifference: Slip = {
	id: "wrote-another-relation",
	did: "combined numbers that do not belong together",
	feedback: "Read each sentence again. Which numbers does it connect, and how?",
};

export const tookTheDifferenceForY: Slip = {
	id: "difference-as-unknown",
	did: "took the difference for one of the unknowns",
	feedback: "The difference is between $x$ and $y$. It is not one of them.",
};

export const swappedTheTwoNumbers: Slip = {
	id: "swapped-the-letters",
	did: "swapped the two numbers",
	feedback: "It looks like the two numbers changed places. Check with both facts of the story.",
};
