import type { Slip } from "../../draft.ts";

/** Wrong procedures where a region of the coordinate plane is shaded. */
export const tookTheOtherCoordinate: Slip = {
	id: "took-the-other-coordinate",
	did: "took the one coordinate for the other",
	feedback:
		"That is about the other coordinate. The x-coordinate goes left and right, and the y-coordinate up and down.",
};

export const includedTheAxes: Slip = {
	id: "included-the-axes",
	did: "took the axes for a part of the quadrant",
	feedback:
		"Points on an axis belong to no quadrant. How is a boundary drawn that does not belong to the region?",
};

export const shadedTheRest: Slip = {
	id: "shaded-the-other-side",
	did: "shaded the points that are not meant",
	feedback: "The boundary is right. Try one point of the shaded side: does it fit?",
};
