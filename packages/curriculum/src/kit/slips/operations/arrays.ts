import type { Slip } from "../../draft.ts";

/** Wrong procedures with equal rows. */
export const addedRowsAndColumns: Slip = {
	id: "added-rows-and-columns",
	did: "added the number of rows and the number in each row",
	feedback: "It looks like the rows were added to the number in a row. Count every row in full.",
};

export const missedARow: Slip = {
	id: "missed-a-row",
	did: "left out one row",
	feedback: "It looks like one row was left out. Count the rows again.",
};

export const oneRowTooMany: Slip = {
	id: "one-row-too-many",
	did: "counted one row twice",
	feedback: "It looks like one row was counted twice. Check off each row.",
};

export const addedTheColumns: Slip = {
	id: "swapped-rows-and-columns",
	did: "added the columns instead of the rows",
	feedback: "That adds the columns. Rows go from left to right. How many are in one row?",
};

export const countedTheWholeRectangle: Slip = {
	id: "counted-the-whole-rectangle",
	did: "counted the whole rectangle",
	feedback: "That is the whole rectangle. How many squares are in this part alone?",
};

export const countedTheOtherPart: Slip = {
	id: "counted-the-other-part",
	did: "counted the other part",
	feedback: "Those are the squares of the other part. How many columns does this part have?",
};

export const countedOneRow: Slip = {
	id: "counted-one-row",
	did: "counted one row only",
	feedback: "That is one row. Add the rows above it, too.",
};

export const leftOutTheExtras: Slip = {
	id: "left-out-the-extra-ones",
	did: "left out those that are in no row",
	feedback: "Those are the ones in rows. A few more are beside them.",
};

export const countedWhatShows: Slip = {
	id: "counted-only-what-shows",
	did: "counted only the squares that show",
	feedback: "The covered squares belong to the rectangle, too. Think of full rows.",
};

export const addedOneSquare: Slip = {
	id: "added-one-square",
	did: "added one square instead of one row",
	feedback: "A new row has more than one square. How many squares are in a row?",
};
