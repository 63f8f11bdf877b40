import type { Slip } from "../../draft.ts";

/** Wrong procedures with the names, sides and corners of shapes. */
export const checkedTheCornersTooQuickly: Slip = {
	id: "checked-the-corners-too-quickly",
	did: "miscounted the right angles",
	feedback: "Check the corners one by one. How many of them fit the corner of a sheet of paper?",
};

export const miscountedTheSides: Slip = {
	id: "miscounted-the-sides",
	did: "miscounted the sides",
	feedback: "Count the sides again. Begin at one corner and go all around.",
};

export const mixedUpShapeNames: Slip = {
	id: "mixed-up-the-shapes",
	did: "mixed up the names of the shapes",
	feedback: "Which name belongs to how many sides? Count first.",
};

export const nearlyTheShape: Slip = {
	id: "nearly-the-same-shape",
	did: "read only a part of the description",
	feedback: "Very close. Compare every word of the description with that shape.",
};

export const rejectedAnUnusualShape: Slip = {
	id: "rejects-unusual-shapes",
	did: "left out a shape that looks unusual",
	feedback: "It looks unusual, but count its sides. Only their number matters.",
};

export const wentByTheLook: Slip = {
	id: "went-by-the-look",
	did: "went by the look of the shape",
	feedback: "Do not go by the look. Count the sides, one by one.",
};

export const countedWhatIsSeen: Slip = {
	id: "counted-what-is-seen",
	did: "counted only what can be seen from one side",
	feedback: "That is what you can see from one side. The back counts, too.",
};

export const mixedUpFacesAndCorners: Slip = {
	id: "mixed-up-faces-and-corners",
	did: "mixed up faces, edges, and corners",
	feedback: "Faces are flat, edges are lines, corners are points. Which does the question ask for?",
};

export const countedOneShapeOnly: Slip = {
	id: "counted-one-shape-only",
	did: "counted only one of the shapes",
	feedback: "That is one of the shapes. Count the other one, too.",
};

export const countedTheFirstTwice: Slip = {
	id: "counted-the-first-twice",
	did: "counted the first one twice",
	feedback: "Mark where you start. It looks like one was counted twice.",
};

export const lookedAtASmallAngle: Slip = {
	id: "looked-at-a-small-angle",
	feedback: "Every triangle has small angles. The largest one decides.",
};

export const sawAWideAngle: Slip = {
	id: "saw-a-wide-angle",
	feedback: "Compare the largest angle with a right angle. Is it really wider?",
};

export const endsBeforeMeeting: Slip = {
	id: "not-meeting-on-paper-is-parallel",
	feedback: "The sides end before they meet. Imagine making them longer.",
};

export const oppositeMeansParallel: Slip = {
	id: "opposite-means-parallel",
	feedback: "Opposite sides do not have to be parallel. Imagine making both pairs longer.",
};

export const overlookedAPair: Slip = {
	id: "overlooked-a-pair",
	feedback: "Look at both pairs of opposite sides, one pair at a time.",
};

export const slantingIsNotParallel: Slip = {
	id: "slanting-is-not-parallel",
	feedback: "Slanting sides can be parallel, too. Do opposite sides stay the same distance apart?",
};

export const overlookedARightAngle: Slip = {
	id: "overlooked-a-right-angle",
	feedback: "Check every corner with the corner of a sheet of paper, even if the shape is turned.",
};

export const rejectedATurnedShape: Slip = {
	id: "rejects-turned-shapes",
	feedback: "Look at the shapes you left out. A turned shape keeps its sides and angles.",
};

export const stoppedAtOneCircle: Slip = {
	id: "stopped-at-one-circle",
	feedback: "It does have a right angle. Are two of its angles equal as well?",
};

export const putIntoBothCircles: Slip = {
	id: "put-into-both-circles",
	feedback: "In both circles it needs 90° and two equal angles. Does it have both?",
};

export const checkedOneThing: Slip = {
	id: "checked-one-thing-only",
	feedback: "Check every word for each shape: the sides and the angles.",
};
