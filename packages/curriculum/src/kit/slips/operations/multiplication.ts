import type { Slip } from "../../draft.ts";

/** Wrong procedures with equal groups, products and quotients. */
export const addedFactors: Slip = {
	id: "added-the-factors",
	did: "added the two numbers",
	feedback: "That is the sum. Equal groups are counted by multiplying.",
};

export const addedKnownNumbers: Slip = {
	...addedFactors,
	did: "added the two numbers that are known",
	feedback: "It looks like the two known numbers were added. Put your number in the box and check.",
};

export const addedAllFactors: Slip = { ...addedFactors, did: "added all the numbers" };

export const oneGroupShort: Slip = {
	id: "one-group-too-few",
	did: "left out one group",
	feedback: "It looks like one group was left out. Count the groups again.",
};

export const oneGroupOver: Slip = {
	id: "one-group-too-many",
	did: "counted one group too many",
	feedback: "It looks like one group was counted twice. Count the groups again.",
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
	feedback: "Adding 0 changes nothing. How much is in groups of nothing?",
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
	feedback: "Close! Multiply back. Is that more than the total?",
};

export const reversedDivision: Slip = {
	id: "reversed-the-division",
	did: "divided in the wrong order",
	feedback: "The total comes first in a division: it is the number you split.",
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

export const dividedToMultiply: Slip = {
	id: "divided",
	did: "divided instead of multiplying",
	feedback: "Is the total known? Here equal groups are put together.",
};

export const dividedForAPart: Slip = {
	...dividedToMultiply,
	feedback: "Dividing tells how many of those parts fit into it. Here a part of it is taken.",
};

export const leftOutAFactor: Slip = {
	id: "left-out-a-factor",
	did: "left out the last factor",
	feedback: "One factor is not used yet. All three are multiplied.",
};

export const addedTheLastFactor: Slip = {
	id: "added-the-last-factor",
	did: "added the last factor instead of multiplying by it",
	feedback: "It looks like the last number was added. All three are multiplied.",
};

export const repeatedAFactor: Slip = {
	id: "repeated-a-factor",
	did: "wrote a factor that is there already",
	feedback: "That factor is there already. Which one is missing?",
};

export const movedOneOver: Slip = {
	id: "moved-one-over",
	did: "made one factor larger and the other one smaller",
	feedback: "That works for sums. Find both products to see whether it works here.",
};

export const swappedADivision: Slip = {
	id: "thinks-division-commutes",
	did: "swapped the numbers of a division",
	feedback: "Think of 6 ÷ 2: what changes when 2 things are shared by 6 children?",
};

export const swappedADifference: Slip = {
	id: "thinks-subtraction-commutes",
	did: "swapped the numbers of a difference",
	feedback: "Think of 6 − 2: can you take 6 things away from 2 things?",
};

export const keptTheSecondPart: Slip = {
	id: "kept-the-second-part",
	did: "added the second part without multiplying it",
	feedback: "Both parts of the factor are multiplied by the other factor.",
};

export const addedToTheSecondPart: Slip = {
	id: "added-to-the-second-part",
	did: "added in the second part instead of multiplying",
	feedback: "The second part is multiplied by the other factor, too.",
};

export const leftOutThePart: Slip = {
	id: "left-out-a-part",
	did: "left out the second part",
	feedback: "That is one part only. The other part counts, too.",
};

export const leftOutOneOfTheParts: Slip = {
	id: "left-out-a-part",
	did: "left out one of the parts",
	feedback: "One part was left out. Count all of them again.",
};

export const multipliedTheParts: Slip = {
	id: "multiplied-the-parts",
	did: "multiplied the two parts of the factor",
	feedback: "The two parts are added again at the end, not multiplied by each other.",
};

export const gaveTheWholeFactor: Slip = {
	id: "repeated-the-factor",
	did: "gave the whole factor",
	feedback: "That is the whole factor. Which part of it is missing?",
};

export const gaveTheNumberOfTens: Slip = {
	id: "left-out-the-zero",
	did: "gave the number of tens",
	feedback: "That is how many tens there are. What number do they make?",
};

export const multipliedByTenAgain: Slip = {
	id: "a-zero-too-many",
	did: "wrote one zero too many",
	feedback: "That is one zero too many. How many tens are there?",
};

export const timesAsMore: Slip = {
	id: "times-as-more-than",
	did: "read “times as many” as “more than”",
	feedback: "That would be “more than”. “Times as many” repeats the number.",
};

export const moreAsTimes: Slip = {
	id: "more-than-as-times",
	did: "read “more” as “times as many”",
	feedback: "The story only adds some. The number is not repeated.",
};

export const tookTheDifference: Slip = {
	id: "took-the-difference",
	did: "subtracted",
	feedback: "That is how many more it is. How many times does the number fit?",
};

export const mixedUpTheLarger: Slip = {
	id: "mixed-up-large-and-small",
	did: "mixed up the larger and the smaller number",
	feedback: "Which of the two is more? The larger number is the product.",
};

export const missedAGroup: Slip = {
	id: "one-part-too-few",
	did: "left out one of the parts",
	feedback: "One part is missing. Count the parts of the longer bar.",
};

export const countedOnlyTheLarger: Slip = {
	id: "stopped-after-the-first-step",
	did: "gave the larger number only",
	feedback: "That is the larger one. What does the question ask for?",
};
