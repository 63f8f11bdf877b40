import type { Slip } from "../../draft.ts";

/** Wrong procedures with negative numbers, opposites and absolute values. */
export const leftOutTheSigns: Slip = {
	id: "added-the-sizes",
	did: "left out the signs and added",
	feedback: "It looks like the signs were left out. Which way does each number move?",
};

export const addedAbsoluteValues: Slip = {
	id: "sizes-added",
	did: "added the absolute values",
	feedback: "It looks like the absolute values were added. Watch the sign of each number.",
};

export const subtractedAbsoluteValues: Slip = {
	id: "sizes-subtracted",
	did: "subtracted the absolute values",
	feedback: "It looks like the absolute values were subtracted. Watch the sign of each number.",
};

export const wrongSign: Slip = {
	id: "wrong-sign",
	did: "gave the opposite of the result",
	feedback: "The absolute value is right. On which side of zero is the result?",
};

export const movedTheOtherWay: Slip = {
	id: "moved-the-other-way",
	did: "moved in the wrong direction",
	feedback: "It looks like the move went the other way. Look at the sign of the second number.",
};

export const addedAsItIs: Slip = {
	id: "added-instead",
	did: "added the second number instead of its opposite",
	feedback: "It looks like the second number was added as it is. Subtracting means adding its opposite.",
};

/** With a missing number. */
export const addedTheKnownNumbers: Slip = {
	...addedAsItIs,
	feedback: "It looks like the two known numbers were added. Put your number in the box and check.",
};

export const startedAtZero: Slip = {
	id: "started-at-zero",
	did: "used only the second number",
	feedback: "That is the move from zero. Where does it start?",
};

export const keptTheNumber: Slip = {
	id: "wrong-side",
	did: "gave the number itself",
	feedback: "Count the minus signs. Each one leads to the other side of zero.",
};

export const keptForReciprocal: Slip = {
	id: "kept-the-number-for-its-reciprocal",
	did: "gave the number itself",
	feedback: "That is the number itself. In its reciprocal, the numerator and the denominator trade places.",
};

export const keptForOpposite: Slip = {
	...keptTheNumber,
	feedback: "That is the number itself. Its opposite is on the other side of zero.",
};

export const keptTheNegative: Slip = {
	id: "opposite-of-negative-stays-negative",
	did: "gave the number itself",
	feedback: "That is the number itself. Its opposite is on the other side of zero.",
};

export const gaveTheDistanceBetween: Slip = {
	id: "gave-the-distance",
	did: "gave the distance between the number and its opposite",
	feedback: "That is how far apart the two numbers are. Which number is asked for?",
};

export const tookZero: Slip = {
	id: "took-zero",
	did: "took zero for the answer",
	feedback: "Only zero itself is at a distance of zero.",
};

export const changedTheSign: Slip = {
	id: "changed-every-sign",
	did: "changed the sign instead of finding a distance",
	feedback: "The size is right, but the sign is not. A distance from zero is never negative.",
};

export const ignoredTheBars: Slip = {
	id: "ignored-the-bars",
	did: "ignored the absolute value bars",
	feedback: "It looks like the bars were left out. Find the distance from zero first.",
};

export const keptOneSign: Slip = {
	id: "kept-one-sign",
	did: "kept one minus sign inside the bars",
	feedback: "Each pair of bars gives a distance, which is never negative.",
};

export const doubledTheDistance: Slip = {
	id: "doubled",
	did: "doubled the distance from zero",
	feedback: "That is the distance to its opposite. How far is it from zero?",
};

export const comparedNumbersOnly: Slip = {
	id: "larger-number-taken-for-larger-size",
	feedback: "The other number is less, but is it closer to zero or farther from it?",
};

export const sawMinusSignsOnly: Slip = {
	id: "saw-only-the-minus-signs",
	feedback: "Both numbers are negative, but are they equally far from zero?",
};
