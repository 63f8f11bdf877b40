import type { Slip } from "../../draft.ts";

/** Wrong procedures with points in all four quadrants, and with reflections across the axes. */
export const droppedTheSignOfX: Slip = {
	id: "dropped-the-sign-of-x",
	did: "left out the sign of the x-coordinate",
	feedback: "Is the point to the left or to the right of the origin?",
};

export const droppedTheSignOfY: Slip = {
	id: "dropped-the-sign-of-y",
	did: "left out the sign of the y-coordinate",
	feedback: "Is the point above or below the origin?",
};

export const wrongSignOfX: Slip = {
	id: "wrong-sign-of-x",
	did: "mixed up left and right",
	feedback: "Look at the x-coordinate again: is the point to the left or to the right?",
};

export const wrongSignOfY: Slip = {
	id: "wrong-sign-of-y",
	did: "mixed up above and below",
	feedback: "Look at the y-coordinate again: is the point above or below?",
};

export const wrongBothSigns: Slip = {
	id: "wrong-signs",
	did: "mixed up both directions",
	feedback: "Look at the signs of both coordinates again.",
};

export const reflectedInTheOtherAxis: Slip = {
	id: "reflected-in-the-wrong-axis",
	did: "reflected the point across the other axis",
	feedback: "It looks like the other axis was the mirror. Which axis is named?",
};

export const reflectedInBothAxes: Slip = {
	id: "both-signs",
	did: "changed the signs of both coordinates",
	feedback: "Only one axis is the mirror. Which coordinate stays the same?",
};

export const reflectedInOneAxis: Slip = {
	id: "one-sign-only",
	did: "reflected the point across one axis only",
	feedback: "There are two reflections. What does the second one change?",
};

export const swappedWhileReflecting: Slip = {
	id: "swapped-coordinates",
	did: "swapped the two coordinates",
	feedback: "It looks like the two coordinates changed places. The x-coordinate stays first.",
};

export const didNotReflect: Slip = {
	id: "did-not-reflect",
	did: "left the point where it is",
	feedback: "That is the point itself. On which side of the mirror is the image?",
};
