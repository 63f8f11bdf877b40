import type { Slip } from "../../draft.ts";

/** Wrong procedures with the angles of triangles. */
export const gaveBothAngles: Slip = {
	id: "gave-the-sum",
	did: "gave the sum of the two angles",
	feedback: "That is both known angles together. What is left for the one in question?",
};

export const used360: Slip = {
	id: "used-360",
	did: "subtracted from 360° instead of 180°",
	feedback: "The angles make 180° together, not 360°.",
};

export const tookOneAngle: Slip = {
	id: "took-one-angle-only",
	did: "subtracted only one of the angles",
	feedback: "Two angles are known. Use both.",
};

export const tookOneKnownPart: Slip = {
	...tookOneAngle,
	did: "subtracted only one of the parts",
	feedback: "More than one part is known. Use all of them.",
};

export const gaveTheKnownParts: Slip = {
	...gaveBothAngles,
	did: "gave the sum of the known parts",
	feedback: "That is the known parts together. What is left of the whole angle?",
};

export const gaveBothEqualParts: Slip = {
	...gaveBothAngles,
	did: "gave both equal angles together",
	feedback: "That is both equal angles together. How large is one of them?",
};

export const tookTheKnownTwice: Slip = {
	id: "took-the-known-twice",
	did: "subtracted the known angle twice",
	feedback: "The angle that is known is there once. The two others are equal.",
};

export const gaveInterior: Slip = {
	id: "exterior-equals-adjacent-interior",
	did: "gave the interior angle next to the exterior one",
	feedback: "That is the angle inside the triangle. The exterior angle is next to it, on a straight line.",
};

export const subtractedAngles: Slip = {
	id: "subtracted-the-angles",
	did: "subtracted the angles instead of adding them",
	feedback: "The two remote interior angles add up to the exterior one.",
};

export const addedAngles: Slip = {
	id: "added-the-angles",
	did: "added the angles instead of subtracting them",
	feedback: "The exterior angle is the sum already. What is missing?",
};

export const gaveAnAngle: Slip = {
	id: "gave-an-angle",
	did: "gave an angle instead of x",
	feedback: "That is one of the angles. The question asks for $x$.",
};

export const leftOutConstants: Slip = {
	id: "left-out-the-numbers",
	did: "left out the constants",
	feedback: "The numbers without $x$ belong to the sum as well.",
};

export const addedConstants: Slip = {
	id: "added-instead-of-undoing",
	did: "added the constants instead of subtracting them",
	feedback: "Undo the constants with the opposite operation.",
};

export const mixedTotals: Slip = {
	id: "mixes-90-and-180",
	did: "mixed up the totals of 90° and 180°",
	feedback: "Which angle do the two make together: a right angle or a straight angle?",
};

export const gaveTheOtherAngle: Slip = {
	id: "gave-the-other-angle",
	did: "gave the other one of the two angles",
	feedback: "That is the other angle. Which one does the question ask for?",
};

export const gaveTheNextAngle: Slip = {
	id: "gave-the-next-angle",
	did: "gave the angle next to it instead of the opposite one",
	feedback: "Those two are next to each other. Vertical angles are opposite each other.",
};

export const gaveTheKnownAngle: Slip = {
	id: "gave-the-known-angle",
	did: "gave the known angle again",
	feedback: "That is the given angle. Are these two angles always equal?",
};

export const tookFrom360: Slip = {
	id: "took-from-360",
	did: "subtracted from 360°",
	feedback: "These angles do not make a full turn.",
};

export const tookAsOpposite: Slip = {
	id: "next-to-taken-as-opposite",
	feedback: "Vertical angles are opposite each other. These two share a side.",
};

export const tookAsAdjacent: Slip = {
	id: "opposite-taken-as-next-to",
	feedback: "These two angles share only their vertex. They are opposite each other.",
};
