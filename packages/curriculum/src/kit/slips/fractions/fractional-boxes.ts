import type { Slip } from "../../draft.ts";

/** Wrong procedures with the volumes of boxes whose edges are fractions. */
export const multipliedWholesOnly: Slip = {
	id: "whole-parts-only",
	did: "left out the fractions",
	feedback: "It looks like the fractions were left out. They belong to the edges.",
};

export const foundOneFace: Slip = {
	id: "two-edges-only",
	did: "multiplied only two of the edges",
	feedback: "That is the area of the base. The height counts as well.",
};

export const countedSmallCubes: Slip = {
	id: "counted-small-cubes-as-unit-cubes",
	did: "counted the small cubes as unit cubes",
	feedback: "That is the number of small cubes with edges of one part. A unit cube is larger.",
};

export const countedUnitCubes: Slip = {
	id: "counted-unit-cubes",
	did: "used unit cubes instead of the small ones",
	feedback: "That fits unit cubes. The small cubes have shorter edges, so more of them fit.",
};

export const scaledOnce: Slip = {
	id: "scaled-once-only",
	did: "used the smaller edges of the cubes in one direction only",
	feedback: "More small cubes fit along every edge, not along one edge only.",
};
