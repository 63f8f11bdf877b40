import type { Slip } from "../../draft.ts";

/** Wrong procedures with areas and perimeters of polygons. */
export const forgotTheHalf: Slip = {
	id: "forgot-the-half",
	did: "forgot to divide by 2",
	feedback: "It looks like the half was left out. A triangle is half of base times height.",
};

export const halvedWithoutNeed: Slip = {
	id: "took-the-half",
	did: "divided by 2, which is not needed here",
	feedback: "Only a triangle is half of base times height.",
};

export const addedBaseAndHeight: Slip = {
	id: "added-the-measures",
	did: "added the lengths instead of multiplying",
	feedback: "It looks like the lengths were added. Area is found by multiplying.",
};

export const gaveThePerimeter: Slip = {
	id: "perimeter",
	did: "found the perimeter",
	feedback: "That is the distance around. The area is what is inside.",
};

export const gaveTheArea: Slip = {
	id: "area",
	did: "found the area",
	feedback: "That is the area. The perimeter is the distance around.",
};

export const wentHalfAround: Slip = {
	id: "half-the-perimeter",
	did: "added only two of the sides",
	feedback: "That is half of the way around. How many sides are there?",
};

export const gaveOneSide: Slip = {
	id: "one-side-only",
	did: "gave one side only",
	feedback: "That is one side. What does the question ask for?",
};

export const subtractedAbsolutes: Slip = {
	id: "subtracted-absolute-values",
	did: "subtracted the distances to the axis",
	feedback: "The points are on different sides of the axis. Do the distances to it add up?",
};

export const addedAbsolutes: Slip = {
	id: "added-absolute-values",
	did: "added the distances to the axis",
	feedback: "The points are on the same side of the axis. Compare their distances to it.",
};

export const negativeDistance: Slip = {
	id: "negative-distance",
	did: "gave a negative distance",
	feedback: "The size is right. Can a distance be negative?",
};

export const countedThePoints: Slip = {
	id: "counted-points",
	did: "counted the grid points instead of the steps",
	feedback: "It looks like the points were counted. Count the steps between them.",
};

export const tookTheOtherVertex: Slip = {
	id: "took-the-other-value",
	did: "gave a coordinate that is there twice already",
	feedback: "That value belongs to two vertices already. Which one comes only once?",
};

export const multipliedAllLengths: Slip = {
	id: "multiplied-all",
	did: "multiplied all the lengths",
	feedback: "It looks like all the lengths were multiplied. Which two belong together?",
};

export const addedAllSides: Slip = {
	id: "added-the-sides",
	did: "added the given lengths",
	feedback: "It looks like the lengths were added. The area is what is covered inside.",
};

export const countedAPieceTwice: Slip = {
	id: "double-counted-the-overlap",
	did: "counted one piece twice",
	feedback: "It looks like one piece was counted twice. The parts must not overlap.",
};

export const filledTheCorner: Slip = {
	id: "filled-the-corner",
	did: "found the area of the rectangle around it",
	feedback: "That is the whole rectangle around it. A part is missing.",
};

export const foundOnePart: Slip = {
	id: "one-part-only",
	did: "found the area of one part only",
	feedback: "That is one part. The other one belongs to the shape as well.",
};

export const addedTheMissingPiece: Slip = {
	id: "added-the-piece",
	did: "added the piece instead of subtracting it",
	feedback: "That piece is not there, so its area is subtracted.",
};

export const gaveTheMissingPiece: Slip = {
	id: "gave-the-piece",
	did: "gave the area of the piece that is missing",
	feedback: "That is the piece that is gone. What is left?",
};

export const oneBorderOnly: Slip = {
	id: "border-on-one-side-only",
	did: "counted the width of the border on one side only",
	feedback: "The border is on both sides, so its width counts twice.",
};

export const leftOutTheCorners: Slip = {
	id: "left-out-corners",
	did: "left out the four corners",
	feedback: "The four corners belong to it as well.",
};

export const missedHiddenFaces: Slip = {
	id: "missed-hidden-faces",
	did: "left out the faces on the other side",
	feedback: "Some faces are missing. Each of these has an equal one on the other side.",
};

export const gaveTheVolume: Slip = {
	id: "gave-the-volume",
	did: "found the volume",
	feedback: "That is what fits inside. The surface area is the area of all faces.",
};

export const leftOutTheBases: Slip = {
	id: "left-out-top-and-bottom",
	did: "left out the base",
	feedback: "The faces at the ends, or the base, belong to the surface as well.",
};

export const addedTheEdgeLengths: Slip = {
	id: "added-edge-lengths",
	did: "added the lengths of the edges",
	feedback: "Those are lengths of edges. A surface is made of areas.",
};

export const tookAnotherFace: Slip = {
	id: "took-another-face",
	did: "gave the area of another face",
	feedback: "That is another face of the solid. Which two edges does this one have?",
};

export const miscountedTheFaces: Slip = {
	id: "miscounted-the-faces",
	did: "miscounted the faces",
	feedback: "That solid has other faces. How many are there, and of which shapes?",
};

export const mixedUpPrismAndPyramid: Slip = {
	id: "mixed-up-prism-and-pyramid",
	did: "mixed up a prism and a pyramid",
	feedback: "A prism has two equal bases. A pyramid has one base and triangles that meet in a point.",
};

export const halvedTwice: Slip = {
	id: "halved-twice",
	did: "took the half twice",
	feedback: "It looks like the half was taken twice. Once is enough.",
};

export const usedTheSlantedSide: Slip = {
	id: "used-the-slanted-side",
	did: "used a slanted side as the height",
	feedback: "The height is perpendicular to the base. Is that side?",
};

export const usedOneBase: Slip = {
	id: "used-one-base-only",
	did: "used only one of the two bases",
	feedback: "A trapezoid has two bases. Use both of them.",
};

export const oneTriangleOnly: Slip = {
	id: "one-triangle-only",
	did: "counted only one of the two triangles",
	feedback: "There is a triangle at each end.",
};

export const addedTheSharedFaces: Slip = {
	id: "adds-the-shared-face",
	did: "counted the faces where the solids touch",
	feedback: "Where the solids touch, nothing is outside anymore.",
};

export const removedOneSharedFace: Slip = {
	id: "subtracts-the-shared-face-once",
	did: "subtracted the hidden part only once",
	feedback: "The hidden part belongs to both solids.",
};

export const usedTheOtherWidth: Slip = {
	id: "used-the-width-of-the-rectangle",
	did: "used the width of the rectangle as the base of the triangle",
	feedback: "The base of the triangle is longer than the rectangle is wide.",
};

export const gaveTheCutCircle: Slip = {
	id: "gave-the-circle",
	did: "gave the area of what is cut out",
	feedback: "That is what is cut out. What is left?",
};

export const wholeCircleForHalf: Slip = {
	id: "whole-circle",
	did: "took the whole circle instead of half of it",
	feedback: "Only half of the circle is there.",
};
