import type { Slip } from "../draft.ts";

/** Wrong procedures with equal groups, products and quotients. */
export const addedFactors: Slip = {
	id: "added-the-factors",
	did: "added the two numbers",
	feedback: "That is the sum. Equal groups are counted by multiplying.",
};

export const oneGroupShort: Slip = {
	id: "one-group-too-few",
	did: "left out one group",
	feedback: "It looks like one group was left out. Count the groups once more.",
};

export const oneGroupOver: Slip = {
	id: "one-group-too-many",
	did: "counted one group too many",
	feedback: "It looks like one group was counted twice. Count the groups once more.",
};

export const oneShortInEach: Slip = {
	id: "one-too-few-in-each",
	did: "counted one too few in each group",
	feedback: "It looks like each group was one too small. How many are in each group?",
};

export const subtractedFactors: Slip = {
	id: "subtracted-the-factors",
	did: "subtracted the numbers",
	feedback: "That is the difference. Nothing is taken away here.",
};

export const timesZeroKeepsIt: Slip = {
	id: "times-zero-keeps-it",
	did: "thought that 0 changes nothing",
	feedback: "Adding 0 changes nothing. What are groups of nothing worth?",
};

export const timesZeroIsOne: Slip = {
	id: "times-zero-is-one",
	did: "thought that one group is left",
	feedback: "Groups of nothing: is there even one thing to count?",
};

export const timesOneAddsOne: Slip = {
	id: "times-one-adds-one",
	did: "added 1 instead of multiplying by 1",
	feedback: "Adding 1 makes one more. Multiplying by 1 takes one group.",
};

export const swappedGroupsAndSize: Slip = {
	id: "swapped-groups-and-size",
	did: "mixed up the number of groups and their size",
	feedback: "Look again: which number counts the groups, and which one counts the things in each?",
};

export const joinedTwoGroups: Slip = {
	id: "stopped-after-two-groups",
	did: "added two of the groups only",
	feedback: "Those are two of the groups. Are there more?",
};

export const multipliedToDivide: Slip = {
	id: "multiplied",
	did: "multiplied instead of dividing",
	feedback: "That makes more. Dividing splits the total into equal groups.",
};

export const subtractedOnce: Slip = {
	id: "subtracted-once",
	did: "subtracted the divisor once",
	feedback: "That takes away one group. Keep going until nothing is left, and count the groups.",
};

export const gaveTheDivisor: Slip = {
	id: "answered-with-the-divisor",
	did: "gave the divisor as the answer",
	feedback: "The problem already tells that number. What does it ask for?",
};

export const gaveTheDividend: Slip = {
	id: "wrote-the-total",
	did: "gave the total",
	feedback: "That is the total that is divided. Which factor is missing?",
};

export const quotientOneShort: Slip = {
	id: "one-too-few",
	did: "stopped one step too early",
	feedback: "Very close. Multiply back: is something left over?",
};

export const quotientOneOver: Slip = {
	id: "one-too-many",
	did: "went one step too far",
	feedback: "Very close. Multiply back: is it more than the total?",
};

export const reversedDivision: Slip = {
	id: "reversed-the-division",
	did: "divided in the wrong order",
	feedback: "The total that is divided comes first.",
};

export const gaveAProduct: Slip = {
	id: "wrote-a-product",
	did: "gave the product",
	feedback: "That is a product. Which factor is missing?",
};

export const stoppedAtTheKnownFact: Slip = {
	id: "stopped-at-the-known-fact",
	did: "stopped at the easier fact",
	feedback: "That is the easier fact. One more step leads to the product.",
};

export const addedOneInsteadOfAGroup: Slip = {
	id: "added-one-instead-of-a-group",
	did: "added 1 instead of a whole group",
	feedback: "One more group is more than one more thing.",
};

export const gaveTheQuotient: Slip = {
	id: "answered-with-the-quotient",
	did: "gave the quotient",
	feedback: "That is the quotient, which is known. By which number is the total divided?",
};

export const multipliedKnownNumbers: Slip = {
	id: "did-what-the-sign-says",
	did: "multiplied the two numbers that are known",
	feedback: "It looks like the two known numbers were multiplied. Put your number in the box and check.",
};

export const dividedKnownNumbers: Slip = {
	id: "did-what-the-sign-says",
	did: "divided the two numbers that are known",
	feedback: "It looks like the two known numbers were divided. Put your number in the box and check.",
};

export const countedSizeAsGroups: Slip = {
	id: "size-as-number-of-groups",
	did: "took the number that is added for the number of groups",
	feedback: "How many times is the number added? That is the number of groups.",
};
