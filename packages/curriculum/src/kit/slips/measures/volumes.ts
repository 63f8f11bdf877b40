import type { Slip } from "../../draft.ts";

/** Wrong procedures with volumes of boxes and of unit cubes. */
export const countedVisibleFaces: Slip = {
	id: "counted-visible-faces",
	did: "counted the squares that can be seen",
	feedback:
		"It looks like the squares that can be seen were counted. A cube shows up to three of them, and some cubes show none.",
};

export const countedVisibleCubes: Slip = {
	id: "counted-visible-cubes",
	did: "counted only the cubes that can be seen",
	feedback: "Some cubes are hidden behind or below others. They count, too.",
};

export const countedOneLayer: Slip = {
	id: "one-layer-only",
	did: "found only one layer",
	feedback: "That is one layer. How many layers are there?",
};

export const tookTheFullBox: Slip = {
	id: "took-the-full-box",
	did: "counted the empty places, too",
	feedback: "That would be the full box. Some places are empty here.",
};

export const countedWhatIsThere: Slip = {
	id: "counted-the-cubes",
	did: "gave the cubes that are there",
	feedback: "Those cubes are there already. How many are missing?",
};

export const addedTheEdges: Slip = {
	id: "added-the-edges",
	did: "added the length, the width, and the height",
	feedback: "It looks like the edges were added. Volume counts cubes: multiply.",
};

export const foundTheSurface: Slip = {
	id: "surface-area",
	did: "found the area of all six faces",
	feedback: "That is the area of all six faces. Volume is the space inside.",
};

export const dividedByOneEdge: Slip = {
	id: "divided-by-one-edge",
	did: "divided by only one edge",
	feedback: "One edge is divided out. There is another one.",
};

export const dividedByTheSum: Slip = {
	id: "divided-by-sum",
	did: "divided by the sum of the edges",
	feedback: "It looks like the two edges were added. How many cubes fit in one layer?",
};

export const tookOneLayerAway: Slip = {
	id: "subtracted-a-layer",
	did: "left out one layer",
	feedback: "It looks like one layer was left out. Count the layers again.",
};

export const usedTheHeightTwice: Slip = {
	id: "used-the-height-twice",
	did: "multiplied by the height twice",
	feedback: "It looks like the height was used twice. The base is given already.",
};

export const addedBaseAndLayers: Slip = {
	id: "added-base-and-height",
	did: "added the base and the height",
	feedback: "That is the sum. Each layer has as many cubes as the base: multiply.",
};

export const multipliedAllEdges: Slip = {
	id: "multiplied-all-numbers",
	did: "multiplied all the numbers",
	feedback: "It looks like all the numbers were multiplied. There are two boxes: add their volumes.",
};

export const tookOneBoxOnly: Slip = {
	id: "one-box-only",
	did: "found only one of the boxes",
	feedback: "That is one of the boxes. The other one counts, too.",
};

export const addedEdgesFirst: Slip = {
	id: "joined-edges-first",
	did: "added the edges of the boxes first",
	feedback: "It looks like the edges were added first. Find the volume of each box by itself.",
};

export const tookTheOtherHeight: Slip = {
	id: "took-the-other-height",
	did: "used the height of the other part",
	feedback: "It looks like the height of the other part was used. How tall is this part?",
};

export const tookTheLength: Slip = {
	id: "took-the-length-for-the-height",
	did: "took the length for the height",
	feedback: "That is the length. Which edge goes straight up?",
};

export const tookTheWholeLength: Slip = {
	id: "took-whole-length-for-part",
	did: "used the whole length for one part",
	feedback: "The whole length was used for one part, so some of the solid is counted twice.",
};

export const tookTheFullBlock: Slip = {
	id: "took-the-full-block",
	did: "gave the volume of the full block",
	feedback: "That is the volume of the full block. One corner is missing.",
};

export const gaveTheCutPiece: Slip = {
	id: "piece-cut-out",
	did: "gave the volume of the piece that was cut out",
	feedback: "That is what was cut out. What is left?",
};
