import type { Slip } from "../../draft.ts";

/** Wrong ideas about why a way of adding or subtracting works. */
export const thoughtOnesMayGo: Slip = {
	id: "thinks-ones-may-go",
	did: "thought that the ones may be left out",
	feedback: "Every part must be counted. What happens to the ones?",
};

export const thoughtTheNumbersChange: Slip = {
	id: "thinks-the-numbers-change",
	did: "thought that both numbers get larger",
	feedback: "Put the parts of each number together again. Did it change?",
};

export const thoughtItNeedsATen: Slip = {
	id: "thinks-it-needs-a-ten",
	did: "thought that the ones must make a ten",
	feedback: "Try it with other ones. Does it still give the right sum?",
};

export const thoughtOrderMatters: Slip = {
	id: "believes-order-matters",
	did: "thought that the order matters",
	feedback: "Combine two piles in either order and count. Is there a difference?",
};

export const thoughtFirstCountsMore: Slip = {
	id: "believes-first-counts-more",
	did: "thought that the first number counts more",
	feedback: "Try it with two small numbers in both orders. Is one sum larger?",
};

export const turnedSubtraction: Slip = {
	id: "order-in-subtraction",
	did: "thought that the order never matters",
	feedback: "Try to take a larger number from a smaller one. Is it the same?",
};

export const splitTheWrongNumber: Slip = {
	id: "splits-the-wrong-number",
	did: "split the wrong number",
	feedback: "Look at the first step. Which of the two numbers is still whole there?",
};

export const thoughtTheTotalChanges: Slip = {
	id: "thinks-the-total-changes",
	did: "thought that the answer changes",
	feedback: "The answer stays what it is. What does each step do?",
};

export const addedInsteadOfSplitting: Slip = {
	id: "adds-instead-of-splitting",
	did: "added a part instead of splitting the number",
	feedback: "The number is split into two parts. Which two?",
};

export const gaveBackTheWrongWay: Slip = {
	id: "compensates-the-wrong-way",
	did: "gave back the wrong way",
	feedback: "Was it too much or too little after the first step? Think again.",
};

export const forgotToGiveBack: Slip = {
	id: "forgot-to-give-back",
	did: "forgot to give back what was too many",
	feedback: "One number was changed. What must happen so that the answer stays the same?",
};

export const thoughtOnesCountTwice: Slip = {
	id: "counts-ones-twice",
	did: "thought that the ones are counted twice",
	feedback: "Nothing is counted twice here. Compare the round number with the given one.",
};
