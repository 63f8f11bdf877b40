import type { Slip } from "../draft.ts";

/** Wrong procedures on number lines, the same in every skill where they can show. */
export const wholeLineAsOne: Slip = {
	id: "whole-line-as-one",
	did: "took the whole line as 1",
	feedback: "It looks like the whole line was taken as 1. Find where 1 is marked.",
};

export const countedTheFirstMark: Slip = {
	id: "counted-the-mark-at-zero",
	did: "counted the mark at the start as a step",
	feedback: "It looks like the mark at the start was counted. Count the steps between the marks.",
};

export const countedMarks: Slip = {
	id: "counted-marks-below",
	did: "counted the marks instead of the steps",
	feedback: "It looks like the marks from 0 to 1 were counted. Count the steps between them.",
};

export const countedFromTheOtherEnd: Slip = {
	id: "counted-from-the-other-end",
	did: "counted from the wrong end",
	feedback: "It looks like the steps were counted from the other end. Where does the counting start?",
};
