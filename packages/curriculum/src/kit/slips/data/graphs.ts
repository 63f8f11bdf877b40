import type { Slip } from "../../draft.ts";

/** Wrong procedures with line plots, bar graphs and picture graphs. */
export const gaveTheLengthForTheCount: Slip = {
	id: "read-the-length",
	did: "gave the length instead of how many there are",
	feedback: "That is a length. Count the X’s over it.",
};

export const gaveTheCountForTheLength: Slip = {
	id: "wrote-the-count",
	did: "gave how many there are instead of the length",
	feedback: "That is how many there are. Which number is below them?",
};

export const countedAllCrosses: Slip = {
	id: "counted-all",
	did: "counted all the X’s",
	feedback: "Those are all of them. Count only the X’s over one mark.",
};

export const readTheNextMark: Slip = {
	id: "read-the-next-mark",
	did: "read the next mark",
	feedback: "Those X’s are over another mark. Go straight up from the number.",
};

export const countedTheMarksBelow: Slip = {
	id: "counted-the-marks",
	did: "counted the numbers below the line",
	feedback: "Those are the numbers below the line. What does the question ask for?",
};

export const leftOutAColumn: Slip = {
	id: "left-out-a-column",
	did: "left out the last column",
	feedback: "It looks like the last column was left out.",
};

export const leftOutTheMark: Slip = {
	id: "left-out-the-mark-itself",
	did: "left out the X’s at the mark itself",
	feedback: "The given mark counts, too.",
};

export const countedOneColumn: Slip = {
	id: "counted-one-column",
	did: "counted one column only",
	feedback: "That is one column only. The others on that side count, too.",
};

export const countedTheOtherSide: Slip = {
	id: "counted-the-other-side",
	did: "counted the other side",
	feedback: "That is the other side. Which lengths does the question ask for?",
};

export const comparedTheLengths: Slip = {
	id: "compared-the-lengths",
	did: "compared the lengths instead of the X’s",
	feedback: "Those are the lengths. Compare how many X’s there are.",
};

export const gaveTheLargerCount: Slip = {
	id: "gave-the-larger-number",
	did: "gave the larger number",
	feedback: "That is one of the two numbers. How many more is it than the other?",
};

export const gaveTheSmallerCount: Slip = {
	id: "gave-the-smaller-number",
	did: "gave the smaller number",
	feedback: "That is the smaller number. How many more is the larger one?",
};

export const tookTheHighestColumn: Slip = {
	id: "took-the-highest-column",
	did: "took the highest column for the longest thing",
	feedback: "A high column means many of one length. Which length is farthest to the right?",
};

export const tookTheLastMark: Slip = {
	id: "took-the-last-mark",
	did: "took the last mark",
	feedback: "That is the last mark. Which column is the highest?",
};

export const oneCrossTooMany: Slip = {
	id: "one-cross-too-many",
	did: "counted one cross too many",
	feedback: "Count the X’s over that length again.",
};

export const readAnotherName: Slip = {
	id: "read-another-name",
	did: "read another name",
	feedback: "That belongs to another name. Find the name first.",
};

export const missedOneInTheGraph: Slip = {
	id: "off-by-one",
	did: "missed one",
	feedback: "Very close. Count again.",
};

export const mixedUpMostAndFewest: Slip = {
	id: "mixed-up-most-and-fewest",
	did: "mixed up more and fewer",
	feedback: "Look again. Which name has more, and which has fewer?",
};

export const tookTheSecond: Slip = {
	id: "took-the-second",
	did: "took the second one",
	feedback: "Compare all of them. Is there one that fits even better?",
};

export const comparedInstead: Slip = {
	id: "compared-instead",
	did: "compared the numbers instead of adding them",
	feedback: "It looks like they were compared. Put them together instead.",
};

export const gaveOneCount: Slip = {
	id: "gave-one-number",
	did: "gave one of the numbers",
	feedback: "That is one of the two. Put both together.",
};

export const addedTheWholeGraph: Slip = {
	id: "added-the-whole-graph",
	did: "added the whole graph",
	feedback: "The question asks about two of the names only.",
};

export const leftOutOneName: Slip = {
	id: "left-out-one-name",
	did: "left out one of the names",
	feedback: "Two names are put together first. Use both.",
};

/** On a ruler. */
export const readOneMarkMore: Slip = {
	id: "read-one-mark-more",
	did: "read one mark too far",
	feedback: "That is one mark too far. Look again where it ends.",
};

export const readOneMarkLess: Slip = {
	id: "read-one-mark-less",
	did: "read one mark too few",
	feedback: "It goes one mark farther. Look again where it ends.",
};
