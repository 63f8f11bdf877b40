import type { Slip } from "../../draft.ts";

/** Wrong ideas about lines of symmetry. */
export const tookAnyLine: Slip = {
	id: "took-any-line",
	feedback: "The part on one side is larger. Folded there, it sticks out on the other side.",
};

export const tookADiagonal: Slip = {
	id: "diagonal-as-symmetry-line",
	feedback: "The two parts are equal, but imagine folding there. The corners do not meet.",
};

export const tookHalves: Slip = {
	id: "took-halves-for-symmetry",
	feedback: "Two equal parts are not enough. Folded there, do they match exactly?",
};

export const tookTheMiddle: Slip = {
	id: "took-the-middle",
	feedback: "The line goes through the middle, but compare the two parts it makes.",
};

export const didNotFold: Slip = {
	id: "did-not-fold",
	feedback: "Compare both sides of the line again. Does anything stick out?",
};

export const judgedTheSize: Slip = {
	id: "judged-the-size",
	feedback: "Compare the sizes of the two parts again.",
};

export const thoughtOfTurning: Slip = {
	id: "thought-of-turning",
	feedback: "Fold, do not turn: each corner has a partner straight across the line.",
};

export const missedAFold: Slip = {
	id: "found-one-line-less",
	feedback: "One line is missing. Try slanted and horizontal lines, too.",
};

export const foldedTooOften: Slip = {
	id: "found-one-line-more",
	feedback: "Check each line that you counted: do both parts match exactly?",
};

export const overlookedALine: Slip = {
	id: "overlooked-a-line",
	feedback: "Look at each shape that you left out. Try a vertical and a horizontal fold.",
};

export const missedARightAngle: Slip = {
	id: "missed-a-right-angle",
	feedback: "There is one more square corner. Look where a horizontal side meets a vertical one.",
};

export const tookAnyCorner: Slip = {
	id: "took-any-corner",
	feedback: "A side of that corner is slanted. Does the corner of a sheet of paper fit there?",
};
