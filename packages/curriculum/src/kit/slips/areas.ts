import type { Slip } from "../draft.ts";

/** Wrong procedures with areas and perimeters of polygons. */
export const forgotTheHalf: Slip = {
	id: "forgot-the-half",
	did: "forgot to divide by 2",
	feedback: "That is the area of a whole parallelogram. Which part of it is a triangle?",
};

export const halvedWithoutNeed: Slip = {
	id: "took-the-half",
	did: "divided by 2 without need",
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
	did: "gave a coordinate that comes twice already",
	feedback: "That value belongs to two vertices already. Which one comes only once?",
};
