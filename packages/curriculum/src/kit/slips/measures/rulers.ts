import type { Slip } from "../../draft.ts";

/** Wrong procedures with rulers and with units of length. */
export const readTheEndMark: Slip = {
	id: "read-the-end-mark",
	did: "read the mark at the end",
	feedback: "It does not begin at 0. How many spaces does it cover?",
};

export const countedTheMarks: Slip = {
	id: "counted-marks-not-steps",
	did: "counted the marks instead of the spaces",
	feedback: "It looks like the marks were counted. Count the spaces between them.",
};

export const missedASpace: Slip = {
	id: "missed-a-space",
	did: "missed one space",
	feedback: "One space was missed. Count from the first mark again.",
};

export const countedOneSpaceTwice: Slip = {
	id: "one-too-many",
	did: "counted some spaces twice",
	feedback: "That is a little too long. Count the spaces again.",
};

export const forgotTheStartMark: Slip = {
	id: "forgot-the-start-mark",
	did: "forgot where it starts",
	feedback: "That would be right if it began at 0. Look at the mark where it begins.",
};

export const gaveTheLengthOfIt: Slip = {
	id: "gave-the-length-of-it",
	did: "gave the length instead of the mark",
	feedback: "That is how long it is. Count back that many spaces from where it ends.",
};

export const didNotLineUpZero: Slip = {
	id: "did-not-line-up-zero",
	did: "did not line up the zero",
	feedback: "Is the zero of the ruler right where it begins? Check both ends.",
};

export const beganAtOne: Slip = {
	id: "started-at-one",
	did: "started at the 1",
	feedback: "The ruler begins with 0. Look at the mark below the beginning.",
};

export const thoughtItStartsAtZero: Slip = {
	id: "thought-it-starts-at-zero",
	did: "thought that it starts at 0",
	feedback: "It does not begin at 0. Go straight down from its beginning.",
};

export const comparedTheEnds: Slip = {
	id: "compared-the-ends",
	did: "compared the ends and not the lengths",
	feedback: "One strip does not start at 0. Find its length first.",
};

export const gaveOneLength: Slip = {
	id: "gave-one-length",
	did: "gave one of the lengths",
	feedback: "That is one of the lengths. How much longer is one than the other?",
};

export const longUnitLargeCount: Slip = {
	id: "larger-unit-larger-count",
	did: "thought that a longer unit gives a larger number",
	feedback: "A long unit covers more at once. Do you need more of them, or fewer?",
};

export const thoughtTheCountsAgree: Slip = {
	id: "thinks-counts-agree",
	did: "thought that both numbers must be the same",
	feedback: "The length is the same, but the units are not.",
};

export const thoughtTheUnitIsLonger: Slip = {
	id: "thinks-the-unit-is-longer",
	did: "mixed up which unit is longer",
	feedback: "Picture both units side by side. Which one is longer?",
};

export const thoughtTheLengthChanged: Slip = {
	id: "thinks-the-length-changed",
	did: "thought that the length changed",
	feedback: "The thing stays the same. What changed is the unit.",
};

export const thoughtItCannotBeKnown: Slip = {
	id: "thinks-it-cannot-be-known",
	did: "thought that it cannot be known",
	feedback: "Compare the two units. One of them is longer.",
};
