import type { Slip } from "../../draft.ts";

/** Wrong procedures where a fraction is written as a sum. */
export const splitTheDenominator: Slip = {
	id: "changes-the-denominator",
	did: "split the denominator, too",
	feedback: "The parts keep their size. All denominators stay the same.",
};

export const onePartTooMany: Slip = {
	id: "one-part-too-many",
	did: "counted one part too many",
	feedback: "The size of the parts is right. Count the parts again.",
};

export const onePartTooFew: Slip = {
	id: "one-part-too-few",
	did: "counted one part too few",
	feedback: "The size of the parts is right. Count the parts again.",
};

export const onePartAsWhole: Slip = {
	id: "one-part-as-whole",
	did: "took one part as the whole",
	feedback: "One part is not the whole. How many parts make one whole?",
};

export const keptAllParts: Slip = {
	id: "kept-all-parts",
	did: "gave all the parts",
	feedback: "Those are all the parts. Some of them are in the sum already.",
};

export const stoppedBeforeTheEnd: Slip = {
	id: "subtracted-one-part-only",
	did: "subtracted only the first fraction",
	feedback: "One fraction of the sum is taken into account. The others count, too.",
};
