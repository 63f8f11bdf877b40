import type { Slip } from "../../draft.ts";

/** Wrong procedures with similar figures, scale factors and angles at parallel lines. */
export const comparedByAdding: Slip = {
	id: "additive-comparison",
	did: "added the same length to each side",
	feedback: "It looks like a difference was used. Similar figures grow by a factor.",
};

export const subtractedTheSides: Slip = {
	id: "gave-the-difference",
	did: "subtracted the sides",
	feedback: "That is a difference. A scale factor tells by which number the sides are multiplied.",
};

export const usedTheFactorBackward: Slip = {
	id: "turned-the-factor-round",
	did: "used the scale factor in the opposite direction",
	feedback: "Which of the two figures is larger?",
};

export const matchedSidesWrongly: Slip = {
	id: "compared-wrong-sides",
	did: "compared sides that do not belong together",
	feedback: "Compare corresponding sides: shortest with shortest, longest with longest.",
};

export const copiedAKnownSide: Slip = {
	id: "copied-the-known-side",
	did: "copied a side that is given",
	feedback: "That length is given for another side. Which one does the question ask about?",
};

export const keptTheSide: Slip = {
	id: "kept-the-side",
	did: "kept the length of the first figure",
	feedback: "The second figure has another size. What happens to each side?",
};

export const similarAsCongruent: Slip = {
	id: "similar-taken-as-congruent",
	did: "thought that similar figures have the same size",
	feedback: "Similar figures may have different sizes. What has to be equal?",
};

export const sidesAreNeeded: Slip = {
	id: "thinks-sides-are-needed",
	did: "thought that angles alone do not tell",
	feedback: "Equal angles are enough for the same shape. Which angles are known?",
};

export const foundOnePairOnly: Slip = {
	id: "found-one-pair-only",
	did: "found only one pair of equal angles",
	feedback: "The angles may be named in another order. Compare each angle with both of the others.",
};

export const oneEqualAngleIsEnough: Slip = {
	id: "one-equal-angle-taken-as-enough",
	did: "took one pair of equal angles for enough",
	feedback: "How many pairs of angles are equal? Find the third angles, too.",
};

export const missedTheOtherOrder: Slip = {
	id: "missed-the-other-order",
	did: "compared the angles only in the order in which they are given",
	feedback: "The order of the angles does not matter. Is each one of them in the other triangle, too?",
};

export const missedTheThirdAngle: Slip = {
	id: "did-not-find-the-third-angle",
	did: "compared only the given angles",
	feedback: "Find the third angle of each triangle before you compare.",
};

export const usedTheLowerPart: Slip = {
	id: "used-the-lower-part",
	did: "compared with the lower part instead of the whole side",
	feedback: "The base belongs to the whole triangle, so use the whole side.",
};

export const gaveTheScaleFactor: Slip = {
	id: "gave-the-factor",
	did: "gave the scale factor",
	feedback: "That is how many times as long it is. Which length does the question ask about?",
};

export const allPairsAreEqual: Slip = {
	id: "all-pairs-taken-as-equal",
	did: "took the two angles for equal",
	feedback: "Not all of these angles are equal. Do the two look equally wide?",
};

export const equalAsSupplementary: Slip = {
	id: "equal-pair-taken-as-straight",
	did: "took the two angles for a straight angle together",
	feedback: "Do the two angles look equally wide? Then they are equal.",
};

export const usedARightAngle: Slip = {
	id: "used-90",
	did: "subtracted from 90°",
	feedback: "Angles next to each other on a line make a straight angle, not a right angle.",
};

export const usedAFullTurn: Slip = {
	id: "used-360",
	did: "subtracted from 360°",
	feedback: "Angles next to each other on a line make a straight angle, not a full turn.",
};

export const stoppedAtX: Slip = {
	id: "stopped-at-x",
	did: "stopped at $x$",
	feedback: "That is $x$. The question asks for the angle.",
};

export const mixedUpInteriorAndExterior: Slip = {
	id: "interior-and-exterior-mixed-up",
	did: "mixed up interior and exterior angles",
	feedback: "Interior means between the parallel lines, exterior means outside of them.",
};

export const mixedUpTheSides: Slip = {
	id: "same-side-taken-as-alternate",
	did: "mixed up alternate and same-side angles",
	feedback: "Alternate means on different sides of the transversal.",
};

export const mixedUpTheCrossings: Slip = {
	id: "vertical-taken-as-corresponding",
	did: "did not look at which crossing the angles have",
	feedback: "Are both angles at one crossing, or at different ones? In the same position, or not?",
};
