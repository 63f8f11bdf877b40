import type { Slip } from "../../draft.ts";

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

export const miscountedTheSteps: Slip = {
	id: "miscounted-the-steps",
	did: "counted one step too few",
	feedback: "Very close. Count again: how many equal steps lead from one whole number to the next?",
};

export const countedFromTheOtherEnd: Slip = {
	id: "counted-from-the-other-end",
	did: "counted from the wrong end",
	feedback: "It looks like the steps were counted from the other end. Where does the counting start?",
};

export const countedTheStart: Slip = {
	id: "counted-the-start-mark",
	did: "counted the start as a jump",
	feedback: "It looks like the start was counted as a jump. Count one for each jump, and none for the start.",
};

export const wrongDirection: Slip = {
	id: "wrong-direction",
	did: "went the wrong way",
	feedback: "Look at the direction of the jumps again.",
};

export const startedAtTheEnd: Slip = {
	id: "started-at-the-end",
	did: "started where the jumps end",
	feedback: "That starts where the jumps end. Where do they begin?",
};

export const stoppedEarly: Slip = {
	id: "stopped-early",
	did: "left out the last jump",
	feedback: "One jump is left, the short one.",
};

export const gaveTheDistance: Slip = {
	id: "gave-the-distance",
	did: "gave how far the jumps go",
	feedback: "That is how far the jumps go. Where do they land?",
};

export const droppedTheSign: Slip = {
	id: "dropped-the-sign",
	did: "left out the minus sign",
	feedback: "The size is right. On which side of zero is it?",
};

export const countedFromTheWrongWhole: Slip = {
	id: "counted-on-from-the-wrong-whole",
	did: "counted the part from the wrong whole number",
	feedback:
		"It looks like the part was counted from the other whole number. Left of zero, count to the left.",
};

export const skippedTheWholes: Slip = {
	id: "placed-next-to-zero",
	did: "left out the whole numbers",
	feedback: "Between which two whole numbers is it? Count the whole numbers from zero, too.",
};

export const wrongWhole: Slip = {
	id: "one-whole-too-far",
	did: "went one whole number too far",
	feedback: "Look at the whole numbers on both sides again.",
};

export const gaveHalfTheDistance: Slip = {
	id: "gave-half-the-distance",
	did: "gave half the distance",
	feedback: "That is half the distance. Start at the left number and go that far.",
};

export const ignoredASign: Slip = {
	id: "ignored-the-sign-of-the-left",
	did: "left out a minus sign",
	feedback: "It looks like a minus sign was left out. Mark both numbers on a line.",
};
