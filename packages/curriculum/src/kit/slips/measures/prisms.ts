import type { Slip } from "../../draft.ts";

/** Wrong procedures with prisms and scale drawings. */
export const tookHalfOfThePrism: Slip = {
	id: "took-a-third-or-half",
	did: "took half of it",
	feedback: "Only the area of a triangle takes half. The whole base is given here.",
};

export const addedAreaAndLength: Slip = {
	id: "added-area-and-length",
	did: "added or subtracted instead of multiplying or dividing",
	feedback: "It looks like the numbers were added or subtracted.",
};

export const squaredTheLength: Slip = {
	id: "squared-the-length",
	did: "multiplied by the length twice",
	feedback: "The length counts once.",
};

export const forgotHalfOfTheBase: Slip = {
	id: "forgot-the-half",
	did: "forgot to take half for the base",
	feedback: "The area of this base takes half. Which formula is it?",
};

export const slantAsHeight: Slip = {
	id: "uses-the-slant-length-as-height",
	did: "took the slanted side for the height",
	feedback: "The height makes a right angle with the side. The slanted side does not.",
};

export const gaveTheBaseArea: Slip = {
	id: "gave-the-base",
	did: "gave the area of the base",
	feedback: "That is the area of the base. How long is the prism?",
};

export const usedOneParallelSide: Slip = {
	id: "used-one-side-only",
	did: "used only one of the parallel sides",
	feedback: "A trapezoid has two parallel sides. Use both.",
};

export const invertedTheScale: Slip = {
	id: "inverted-the-scale",
	did: "used the scale the wrong way around",
	feedback:
		"It looks like the scale was used the wrong way around. Which is longer, the drawing or the real thing?",
};

export const addedTheScale: Slip = {
	id: "added-the-scale",
	did: "added or subtracted the scale",
	feedback: "A scale multiplies or divides.",
};

export const keptTheNumberOfTheDrawing: Slip = {
	id: "kept-the-number",
	did: "kept the number",
	feedback: "The number changes with the unit. What does 1 on the drawing stand for?",
};

export const scaledTheAreaOnce: Slip = {
	id: "scales-area-by-k",
	did: "multiplied the area by the scale once",
	feedback: "It looks like the area was multiplied by the scale once. Both sides grow.",
};

export const gaveTheDrawnArea: Slip = {
	id: "area-of-the-drawing",
	did: "gave the area on the drawing",
	feedback: "That is the area on the drawing. What are the real sides?",
};

export const gaveThePerimeterInstead: Slip = {
	id: "perimeter",
	did: "found the perimeter",
	feedback: "That is the perimeter. The question asks for the area.",
};

export const forgotToConvert: Slip = {
	id: "forgot-to-convert",
	did: "did not convert to meters",
	feedback: "That is in centimeters. The question asks for meters.",
};

export const gaveTheRealLength: Slip = {
	id: "gave-the-real-length",
	did: "gave the real length",
	feedback: "That is the real length. How long is it on the new drawing?",
};

export const invertedTheChange: Slip = {
	id: "used-the-inverted-ratio",
	did: "changed the length the wrong way",
	feedback: "Each unit now stands for more. Does the drawing get larger or smaller?",
};
