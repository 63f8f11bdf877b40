import type { Slip } from "../draft.ts";

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
