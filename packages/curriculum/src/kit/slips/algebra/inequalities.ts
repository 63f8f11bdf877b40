import type { Slip } from "../../draft.ts";

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

export const forgotToFlip: Slip = {
	id: "forgets-to-flip",
	did: "did not reverse the inequality sign",
	feedback: "Dividing by a negative number reverses the inequality sign. Try a number to check.",
};

export const flippedWithoutNeed: Slip = {
	id: "flips-without-need",
	did: "reversed the inequality sign without need",
	feedback: "The inequality sign is only reversed when you divide by a negative number.",
};

export const roundedTheOtherWay: Slip = {
	id: "rounded-the-wrong-way",
	did: "rounded the wrong way",
	feedback: "Put it into the story. Does it keep to the limit?",
};
