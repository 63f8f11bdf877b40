import type { Slip } from "../../draft.ts";

/** Wrong ideas about points, lines, rays, angles and pairs of lines. */
export const namedTheDots: Slip = {
	id: "named-the-dots",
	feedback: "The dots only give it a name. What do they lie on?",
};

export const stoppedAtThePicture: Slip = {
	id: "stops-at-the-picture",
	feedback: "Look at its ends: does it stop at a dot, or is there an arrow?",
};

export const countedOneArrow: Slip = {
	id: "counts-one-arrow",
	feedback: "In how many directions does it go on forever?",
};

export const calledItALine: Slip = {
	id: "calls-everything-straight-a-line",
	feedback: "It is straight, but look at its two ends.",
};

export const wentByTheArms: Slip = {
	id: "went-by-the-arms",
	feedback: "Short arms do not make a small angle. How wide is it open?",
};

export const tookItForARightAngle: Slip = {
	id: "took-it-for-a-square-corner",
	feedback: "Does the corner of a sheet of paper fit exactly?",
};

export const tookLongArmsForWide: Slip = {
	id: "long-arms-wide-angle",
	feedback: "Long arms do not make a wide angle. How far is it open?",
};

export const mixedUpAcuteAndObtuse: Slip = {
	id: "mixed-up-the-angles",
	feedback: "Compare with a right angle. Is it smaller or larger?",
};

export const notTouchingIsParallel: Slip = {
	id: "not-touching-is-parallel",
	feedback: "Parallel lines never meet, however long they are. Would these two meet?",
};

export const crossingIsPerpendicular: Slip = {
	id: "crossing-is-perpendicular",
	feedback: "Perpendicular lines make right angles. Count the squares along each line.",
};

export const overlookedTheDirection: Slip = {
	id: "overlooked-the-direction",
	feedback: "Count the squares that each line goes to the side and up.",
};
