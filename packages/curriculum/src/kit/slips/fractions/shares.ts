import type { Slip } from "../../draft.ts";

/** Wrong procedures with equal shares. */
export const acceptedUnequalParts: Slip = {
	id: "accepts-unequal-parts",
	did: "did not check that the parts are equal",
	feedback: "The number of parts fits, but are they all the same size?",
};

export const miscountedTheParts: Slip = {
	id: "miscounted-the-parts",
	did: "miscounted the parts",
	feedback: "Count the equal parts again.",
};

export const addedOnePart: Slip = {
	id: "one-part-too-many",
	did: "counted one part too many",
	feedback: "Very close. Look at the denominator again.",
};

export const mixedUpPartNames: Slip = {
	id: "mixed-up-the-names-of-parts",
	did: "mixed up the names of the parts",
	feedback: "The name tells how many equal parts make the whole. Which name goes with which number?",
};

export const gaveAllTheParts: Slip = {
	id: "gave-all-the-parts",
	did: "gave all the parts",
	feedback: "Those are all the parts. Some of them are gone already.",
};

export const gaveTheWholeThing: Slip = {
	id: "gave-the-whole-thing",
	did: "gave the whole thing",
	feedback: "That is the whole thing. How much of it is one equal part?",
};

export const countedOnePart: Slip = {
	id: "counted-one-part",
	did: "counted one part only",
	feedback: "That is one part. How many of them make the whole?",
};

export const gaveTheGoneParts: Slip = {
	id: "gave-the-used-parts",
	did: "gave the parts that are gone",
	feedback: "Those parts are gone. How many are left?",
};

export const cutOneWholeOnly: Slip = {
	id: "cut-one-whole-only",
	did: "cut only one of the wholes",
	feedback: "That is one whole. Each of them is cut.",
};

export const addedWholesAndParts: Slip = {
	id: "added-wholes-and-parts",
	did: "added the wholes and the parts",
	feedback: "It looks like the numbers were added. Count the parts of each whole.",
};

export const shapeChangesSize: Slip = {
	id: "thinks-shape-changes-size",
	did: "thought that another shape has another size",
	feedback: "Equal shares of equal wholes: does the shape of a part change its size?",
};

export const longIsLarger: Slip = {
	id: "judged-by-the-length",
	did: "took the longer part for the larger one",
	feedback: "One part is longer, but is it as wide as the other one?",
};

export const equalMeansAlike: Slip = {
	id: "thinks-equal-means-alike",
	did: "thought that equal shares must look alike",
	feedback: "Shares are equal when they have the same size. They may look different.",
};

export const morePartsAreLarger: Slip = {
	id: "more-parts-larger-parts",
	did: "thought that more parts are larger parts",
	feedback: "The more parts one whole has, the smaller each part is.",
};

export const sameWholeSameParts: Slip = {
	id: "same-whole-same-parts",
	did: "looked at the wholes only",
	feedback: "The wholes have the same size. Do they have as many parts?",
};

export const gaveTheRestOfTheGroup: Slip = {
	id: "gave-the-rest-of-the-group",
	did: "took the rest of the group",
	feedback: "That is what is left of the group. Which part does the question ask for?",
};

export const shadedOneGroup: Slip = {
	id: "shaded-one-group",
	did: "took one of the equal groups only",
	feedback: "That is one of the equal groups. How many groups does the fraction ask for?",
};

export const shadedTheNumerator: Slip = {
	id: "shaded-the-numerator",
	did: "took the number at the top as the answer",
	feedback: "Split the group into equal groups first. How many counters are in each?",
};

export const shadedOneSquare: Slip = {
	id: "shaded-one-square",
	did: "took one square only",
	feedback: "That is one square. How many squares are in one of the equal parts?",
};

export const shadedAsManyAsParts: Slip = {
	id: "shaded-as-many-as-parts",
	did: "took the number of parts as the number of squares",
	feedback: "That is how many equal parts there are. How many squares are in one part?",
};
