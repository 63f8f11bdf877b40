import type { Slip } from "../../draft.ts";

/** Wrong procedures with unit fractions, and with whole numbers as fractions. */
export const tookTheNumerator: Slip = {
	id: "took-the-top-number",
	did: "gave the numerator",
	feedback: "That is how many parts there are. How many wholes do they make?",
};

export const gaveTheDenominator: Slip = {
	id: "gave-the-denominator",
	did: "gave the denominator",
	feedback: "That many parts make one whole. How many wholes are there?",
};

export const subtractedTheParts: Slip = {
	id: "subtracted-the-parts",
	did: "subtracted the denominator from the numerator",
	feedback: "It looks like one whole was taken away. How many groups of that size are there?",
};

export const wroteOneWholeMore: Slip = {
	id: "one-whole-too-many",
	did: "counted one whole too many",
	feedback: "That is one whole too many. Make groups of parts, and count the groups.",
};

export const keptTheWholeNumber: Slip = {
	id: "kept-the-whole-number",
	did: "wrote the whole number as the numerator",
	feedback: "Those are wholes. The numerator counts the smaller parts.",
};

export const countedOnePiece: Slip = {
	id: "took-the-top",
	did: "counted one piece only",
	feedback: "That is one piece. How many of them make the whole?",
};

export const stoppedAtOne: Slip = {
	id: "stopped-at-one",
	did: "counted the steps up to 1 only",
	feedback: "Those are the steps up to 1. The line goes on from there.",
};

export const oneSquareOfAll: Slip = {
	id: "one-square-of-all",
	did: "counted one small square only",
	feedback: "That is one small square. A larger part is colored.",
};

export const onlyAlikeParts: Slip = {
	id: "equal-parts-must-look-alike",
	did: "counted only the parts of one shape",
	feedback: "Only the parts of one shape were counted. All parts have the same area, so all of them count.",
};

export const didNotCountTheParts: Slip = {
	id: "did-not-count-the-parts",
	did: "did not count the parts",
	feedback: "Count the parts of each square.",
};

export const formsCannotBeCompared: Slip = {
	id: "thinks-forms-cannot-be-compared",
	did: "thought that different shapes cannot be compared",
	feedback: "Both are parts of wholes of the same size. Which fraction is each one?",
};
