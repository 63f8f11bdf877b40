import type { Slip } from "../../draft.ts";

/** Wrong ideas about kinds of shapes and how they belong together. */
export const didNotTryToBreakIt: Slip = {
	id: "did-not-try-to-break-it",
	did: "did not look for a drawing that breaks the sentence",
	feedback: "Try to draw a shape that breaks this sentence. Is that possible?",
};

export const keptKindsApart: Slip = {
	id: "categories-are-exclusive",
	did: "thought that a shape has only one name",
	feedback: "It looks like the kinds were kept apart. A shape can belong to several kinds at once.",
};

export const turnedTheSentence: Slip = {
	id: "turned-the-sentence-round",
	did: "turned the sentence around",
	feedback: "It looks like the sentence was turned around. Is there a shape for which it is not true?",
};

export const sawAnException: Slip = {
	id: "saw-an-exception",
	did: "thought of an exception that does not exist",
	feedback: "Try to draw one for which it is not true. Can there be one?",
};

export const tookItTooWidely: Slip = {
	id: "belongs-taken-too-widely",
	did: "took the kind too widely",
	feedback: "Try to draw one for which it is true. What goes wrong?",
};

export const sawAnExample: Slip = {
	id: "saw-an-example",
	did: "thought of an example that does not exist",
	feedback: "Is there really one for which it is true? Try to draw it.",
};

export const missedAProperty: Slip = {
	id: "missed-a-property",
	did: "missed a property",
	feedback: "One name asks for more than this shape has. Check its sides and its angles.",
};

export const tookAWiderKind: Slip = {
	id: "took-a-wider-kind",
	did: "took a name that fits other shapes too",
	feedback: "That name fits, but it fits other shapes too. Which name fits only the shapes described?",
};

export const someEqualSidesAreEnough: Slip = {
	id: "some-sides-equal-is-enough",
	feedback: "Compare all four sides of each shape you chose. Do they have the same length?",
};

export const nearlyRightAngles: Slip = {
	id: "nearly-square-corners",
	feedback:
		"Hold the corner of a sheet of paper against every corner of the shapes you chose. Does it fit all four?",
};

export const onePairIsEnough: Slip = {
	id: "one-pair-is-enough",
	feedback: "Check both pairs of opposite sides of each shape you chose. Would any of them meet?",
};

export const anySidesAreFour: Slip = {
	id: "miscounted-the-sides",
	feedback: "Count the sides of each shape you chose. Are there four?",
};

export const leftOutTheSquare: Slip = {
	id: "leaves-out-the-square",
	feedback: "A square can belong to several groups. Check its sides and corners.",
};

export const dependsOnTheTilt: Slip = {
	id: "depends-on-the-tilt",
	feedback: "Turning a shape changes neither its sides nor its corners. Check them one by one.",
};

export const saidWithoutNeed: Slip = {
	id: "overlooked-what-the-shape-has",
	feedback: "Look at the sides and the corners of the shape again. Does it have what the group needs?",
};

export const fourSidesAreEnough: Slip = {
	id: "four-sides-are-enough",
	feedback: "Four sides make it a quadrilateral. The group asks for more.",
};

export const mixedUpKinds: Slip = {
	id: "mixed-up-names",
	feedback: "Compare the sides and corners of that shape with the name.",
};
