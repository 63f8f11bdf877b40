import type { Slip } from "../../draft.ts";

/** Wrong procedures with what a triangle needs, and with slices of solids. */
export const anyThreeLengths: Slip = {
	id: "any-three-lengths-make-a-triangle",
	did: "thought that any three lengths make a triangle",
	feedback: "Put the two shorter sides together, end to end. Do they reach beyond the longest one?",
};

export const flatTriangle: Slip = {
	id: "flat-triangle",
	did: "took a flat triangle for a triangle",
	feedback: "Then two sides are flat on the third one. That is not a triangle.",
};

export const comparedOtherSides: Slip = {
	id: "compared-wrong-sides",
	did: "did not add the two shorter sides",
	feedback: "Add the two shorter sides, and compare with the longest one.",
};

export const equalTakenAsShorter: Slip = {
	id: "equal-taken-wrongly",
	did: "mixed up shorter and just as long",
	feedback: "Add the two shorter sides. Are they shorter than the longest one, or exactly as long?",
};

export const missedALength: Slip = {
	id: "missed-a-length",
	feedback: "One more of them works. Compare it with the sum and the difference.",
};

export const tookTheOtherLimit: Slip = {
	id: "took-the-other-limit",
	did: "gave the other limit",
	feedback: "That is the other limit. Read the question again.",
};

export const anyShortLength: Slip = {
	id: "any-length-works",
	did: "thought that the third side can be as short as you like",
	feedback: "Would a side that short reach from one end to the other?",
};

export const gaveTheLongerSide: Slip = {
	id: "longest-given-side",
	did: "gave the longer of the two sides",
	feedback: "The third side can be longer or shorter than this one.",
};

export const anglesFixTheSize: Slip = {
	id: "angles-fix-the-size",
	did: "thought that angles fix the size of a triangle",
	feedback: "Angles alone do not tell the size. Can you draw a larger one?",
};

export const sumNotChecked: Slip = {
	id: "sum-not-checked",
	did: "did not check the sum of the angles",
	feedback: "Add the angles first. What must they add up to?",
};

export const impossibleTaken: Slip = {
	id: "impossible-taken",
	did: "did not try to draw a triangle",
	feedback: "Try to draw one. What stops you?",
};

export const conditionsOverrated: Slip = {
	id: "conditions-overrated",
	did: "thought that the measures fix the triangle",
	feedback: "Can there be such a triangle? Could there be another one?",
};

export const conditionsUnderrated: Slip = {
	id: "conditions-underrated",
	did: "thought that another triangle is possible",
	feedback: "Try to draw a second one that is different.",
};

export const sawACurvedSlice: Slip = {
	id: "saw-a-curve",
	feedback: "All faces are flat, so the slice has straight sides only.",
};

export const squareIsARectangle: Slip = {
	id: "square-left-out-of-rectangles",
	feedback: "That slice is a square. Is a square a rectangle, too?",
};

export const mistookSidesAndAngles: Slip = {
	id: "sides-and-angles-mistaken",
	feedback: "The number of sides is right. Compare their lengths, and see which sides are parallel.",
};

export const countedTheFacesWrongly: Slip = {
	id: "counted-faces-wrongly",
	feedback: "Each face that the cut meets gives one side. How many does it meet?",
};

export const sawAnotherFace: Slip = {
	id: "slice-looks-like-another-face",
	did: "gave the shape of a face that the cut does not look like",
	feedback: "The solid may have such a face. Which faces does the cut meet?",
};

export const mistookTheSize: Slip = {
	id: "size-mistaken",
	did: "did not see how the size of the slices changes",
	feedback: "Does the solid get narrower toward the top, or is it equally wide everywhere?",
};

export const mistookTheShape: Slip = {
	id: "shape-mistaken",
	did: "took the shape of another face",
	feedback: "Parallel to the base, a slice has the shape of the base.",
};

export const growsUpward: Slip = {
	id: "grows-upwards",
	did: "thought that the slices grow toward the top",
	feedback: "Think of the solid: is it larger at the top?",
};
