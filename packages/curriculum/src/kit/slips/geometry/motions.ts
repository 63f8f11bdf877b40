import type { Slip } from "../../draft.ts";

/** Wrong procedures with translations, reflections, rotations and dilations. */
export const translatedTheOtherWay: Slip = {
	id: "moved-the-wrong-way",
	did: "translated in the opposite direction",
	feedback: "Right and up make a coordinate greater, left and down make it less.",
};

export const swappedTheShifts: Slip = {
	id: "swapped-the-steps",
	did: "added the horizontal shift to $y$ and the vertical shift to $x$",
	feedback: "Right and left change the x-coordinate. Up and down change the y-coordinate.",
};

export const mixedUpUpAndDown: Slip = {
	id: "mixed-up-and-down",
	did: "went down instead of up, or up instead of down",
	feedback: "Does the y-coordinate become greater or less?",
};

export const reflectedAcrossTheOtherAxis: Slip = {
	id: "reflected-in-the-other-axis",
	did: "reflected across the other axis",
	feedback: "Points on the line of reflection do not move. Which coordinate is 0 on that axis?",
};

export const tookRotationForReflection: Slip = {
	id: "rotation-taken-for-reflection",
	did: "rotated instead of reflecting",
	feedback: "A reflection across an axis changes exactly one sign.",
};

export const swappedTheCoordinates: Slip = {
	id: "swapped-the-coordinates",
	did: "only swapped the coordinates",
	feedback: "Imagine the point moving. In which quadrant is its image?",
};

export const rotatedTheOtherWay: Slip = {
	id: "rotation-sign-error",
	did: "rotated in the opposite direction",
	feedback: "Try the point (1, 0): where does this rotation take it?",
};

export const rotatedTooFar: Slip = {
	id: "wrong-angle-of-rotation",
	did: "rotated by another angle",
	feedback: "How far is the figure rotated? A half turn leads to the opposite side of the origin.",
};

export const didNotSwapTheCoordinates: Slip = {
	id: "did-not-swap",
	did: "changed a sign but did not swap the coordinates",
	feedback: "In a quarter turn the two coordinates trade places.",
};

export const changedOneSignOnly: Slip = {
	id: "changed-one-sign-only",
	did: "changed only one of the two signs",
	feedback: "A half turn leads to the opposite side of the origin: look at both signs.",
};

export const addedTheScaleFactor: Slip = {
	id: "added-the-scale-factor",
	did: "added the scale factor to the coordinates",
	feedback: "A dilation multiplies. Nothing is added.",
};

export const turnedTheFactorAround: Slip = {
	id: "turned-the-factor-round",
	did: "divided by the scale factor",
	feedback: "Which of the two figures is larger, the original or the image?",
};

export const dilatedOneCoordinate: Slip = {
	id: "dilated-one-coordinate",
	did: "multiplied only the x-coordinate",
	feedback: "A dilation stretches in both directions: both coordinates are multiplied.",
};

export const stoppedAfterTheFirstMotion: Slip = {
	id: "stopped-after-the-first-motion",
	did: "stopped after the first transformation",
	feedback: "That is the image after the first transformation. The second one is still to do.",
};

export const leftOutTheFirstMotion: Slip = {
	id: "left-out-the-first-motion",
	did: "left out the first transformation",
	feedback: "It looks like only the second transformation was done.",
};

export const changedTheOrderOfMotions: Slip = {
	id: "turned-the-order-round",
	did: "did the second transformation first",
	feedback: "The order matters. Begin with the transformation that is named first.",
};

export const tookReflectionForRotation: Slip = {
	id: "reflection-taken-for-rotation",
	did: "took a reflection for a rotation",
	feedback: "Go around both figures in the same order of sides. Is one a mirror image of the other?",
};

export const overlookedTheTurn: Slip = {
	id: "overlooked-the-turn",
	did: "overlooked that the sides have other directions",
	feedback: "In a translation every side keeps its direction. Is that so here?",
};

export const sameShapeAsCongruent: Slip = {
	id: "same-shape-taken-as-congruent",
	did: "took figures of the same shape for congruent ones",
	feedback: "The shape is the same. Is the size the same, too? Compare two sides that belong together.",
};

export const sameSizeMissed: Slip = {
	id: "missed-the-same-size",
	did: "did not notice that all sides have the same lengths",
	feedback: "Compare the sides that belong together. A different place or direction does not matter.",
};

export const thinksMotionsChangeMeasures: Slip = {
	id: "thinks-rigid-motions-change-measures",
	did: "thought that the measure changes when the figure moves",
	feedback: "Imagine cutting out the figure and moving it. Does anything about the figure itself change?",
};

export const thinksDilationsKeepLengths: Slip = {
	id: "thinks-dilations-keep-lengths",
	did: "thought that a dilation keeps lengths",
	feedback: "A dilation stretches or shrinks the sides.",
};

export const matchedOtherParts: Slip = {
	id: "mixed-up-the-parts",
	did: "took another part of the figure",
	feedback: "Which part of the figure becomes the one in the question? The letters tell.",
};

export const addedTheShift: Slip = {
	id: "added-the-shift",
	did: "added the distance of the translation",
	feedback: "A translation moves the figure. It does not make it longer.",
};

export const subtractedTheShift: Slip = {
	id: "subtracted-the-shift",
	did: "subtracted the distance of the translation",
	feedback: "A translation moves the figure. It does not make it shorter.",
};

export const addedTheTurn: Slip = {
	id: "added-the-turn",
	did: "added the angle of the rotation",
	feedback: "The whole figure is rotated. The angle between its sides stays the same.",
};

export const tookTheSupplement: Slip = {
	id: "subtracted-from-180",
	did: "subtracted the angle from 180°",
	feedback: "The angle itself does not change.",
};

export const subtractedOneSideOnly: Slip = {
	id: "took-one-side-only",
	did: "subtracted only one of the known sides from the perimeter",
	feedback: "Two sides are known. Are both taken away?",
};
