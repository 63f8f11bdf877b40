import type { Slip } from "../../draft.ts";

/** Wrong procedures with the sides of right triangles. */
export const addedLegs: Slip = {
	id: "added-the-legs",
	did: "added the legs without squaring them",
	feedback: "The squares of the legs add up, not the legs themselves.",
};

export const subtractedSides: Slip = {
	id: "subtracted-the-sides",
	did: "subtracted the sides without squaring them",
	feedback: "Square the sides before you subtract.",
};

export const addedSquares: Slip = {
	id: "added-the-squares-for-a-leg",
	did: "added the squares instead of subtracting them",
	feedback: "The hypotenuse is known here, and it is the longest side. So a square is subtracted.",
};

export const subtractedSquares: Slip = {
	id: "subtracted-the-squares",
	did: "subtracted the squares instead of adding them",
	feedback: "Both legs are known, so their squares are added.",
};

export const doubledSides: Slip = {
	id: "doubled-instead-of-squared",
	did: "doubled the lengths instead of squaring them",
	feedback: "Squared means times itself, not times 2.",
};

export const wholeBase: Slip = {
	id: "used-the-whole-base",
	feedback: "The height cuts the base in half. Use half of it as a leg.",
};

export const sideAsHeight: Slip = {
	id: "took-a-side-as-height",
	feedback: "That side is slanted. The height is perpendicular to the base.",
};

export const gaveStraightWay: Slip = {
	id: "gave-the-straight-way",
	feedback: "That is the straight path. How much shorter is it than the other one?",
};

export const gaveLongWay: Slip = {
	id: "gave-the-long-way",
	feedback: "That is the length of both parts. How long is the straight path?",
};

export const comparedOnePart: Slip = {
	id: "compared-with-one-part",
	feedback: "Compare the straight path with both parts together.",
};

export const floorDiagonal: Slip = {
	id: "diagonal-of-the-floor",
	feedback: "That is the diagonal of the bottom. The height is still missing.",
};

export const addedEdges: Slip = {
	id: "added-the-edges",
	feedback: "That is the distance along the edges. The straight one is shorter.",
};

export const sideAsLongest: Slip = {
	id: "took-the-longest-edge",
	feedback: "From corner to opposite corner it is farther than along an edge.",
};

export const lostCoordinateSign: Slip = {
	id: "lost-a-sign",
	did: "left out the minus signs of the coordinates",
	feedback: "Look at the signs. From a negative coordinate to a positive one you pass through 0.",
};

export const squaredTheSum: Slip = {
	id: "squared-the-sum",
	did: "added the legs and squared the sum",
	feedback: "Square each leg by itself, and then add.",
};

export const leftOutASide: Slip = {
	id: "one-slanted-side-missing",
	feedback: "Count the sides again. A triangle has three.",
};

export const slantedSidesOnly: Slip = {
	id: "slanted-sides-only",
	feedback: "The side from A to B is part of the perimeter, too.",
};

export const heightAsSide: Slip = {
	id: "took-the-height-as-side",
	feedback: "The slanted sides are longer than the height.",
};

export const miscalculatedSquares: Slip = {
	id: "miscalculated-the-squares",
	did: "made a mistake with the squares",
	feedback: "Work out the three squares again, and compare exactly.",
};

export const nearIsEqual: Slip = {
	id: "near-is-not-equal",
	did: "took squares that are near each other for equal ones",
	feedback: "Near is not enough. The squares have to be equal.",
};

export const testedTheSum: Slip = {
	id: "tested-with-the-sum-of-sides",
	did: "added the sides instead of their squares",
	feedback: "It looks like the sides were added. Compare the squares of the sides.",
};

export const sidesDoNotTell: Slip = {
	id: "thinks-sides-do-not-tell",
	did: "thought that sides tell nothing about angles",
	feedback: "Three sides fix a triangle, so they tell about its angles, too.",
};

export const turnedTheComparison: Slip = {
	id: "turned-the-comparison",
	did: "turned the comparison around",
	feedback: "A longer side opposite opens the angle, and a shorter one closes it. Compare again.",
};

export const oneMore: Slip = {
	id: "one-off",
	did: "took the next whole number",
	feedback: "That is very close. Square it to check.",
};

export const gaveTheBigSquare: Slip = {
	id: "took-the-big-square",
	did: "gave the area of the big square",
	feedback: "That is the whole big square. Subtract the triangles.",
};

export const trianglesAsRectangles: Slip = {
	id: "took-triangles-as-rectangles",
	did: "took each triangle for a rectangle",
	feedback: "A triangle is only half of a rectangle with the same sides.",
};
