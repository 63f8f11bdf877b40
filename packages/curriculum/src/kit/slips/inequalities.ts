import type { Slip } from "../draft.ts";

/** Wrong procedures with the solutions of an inequality. */
export const flippedTheDirection: Slip = {
	id: "flipped-the-direction",
	feedback: "It looks like the direction was switched. Try a number on the arrow: does it fit?",
};

export const mistookTheBoundary: Slip = {
	id: "boundary-mistaken",
	feedback: "Look at the boundary: does the number itself belong to it?",
};

export const lostTheSignOfTheBoundary: Slip = {
	id: "wrong-sign-of-boundary",
	feedback: "On which side of zero does the boundary lie?",
};

export const tookTheOtherSide: Slip = {
	id: "took-the-result",
	feedback: "That is the number on the other side. Which number makes both sides equal?",
};
