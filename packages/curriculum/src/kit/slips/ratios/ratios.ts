import type { Slip } from "../../draft.ts";

/** Wrong procedures with ratios. */
export const reversedTheRatio: Slip = {
	id: "reversed-order",
	did: "reversed the order of the ratio",
	feedback: "The order was reversed. The first word belongs to the first number.",
};

export const partForWhole: Slip = {
	id: "part-part-for-part-whole",
	did: "compared the two parts instead of a part and the whole",
	feedback: "That compares one part with the other. The question asks about all of them.",
};

export const wholeForPart: Slip = {
	id: "part-whole-for-part-part",
	did: "compared with the whole instead of the other part",
	feedback: "That compares one part with all of them. The question asks about the other part.",
};

export const tookTheOtherPart: Slip = {
	id: "took-the-other-part",
	did: "counted the other part",
	feedback: "That counts the other part. Look at the first word of the question.",
};

export const multipliedByDifferentNumbers: Slip = {
	id: "multiplied-by-different-numbers",
	did: "multiplied the two numbers by different factors",
	feedback: "Both numbers of a ratio have to be multiplied by the same factor.",
};

export const repeatedTheRow: Slip = {
	id: "repeated-the-row-above",
	did: "repeated the number from another row",
	feedback: "The other number has changed, so this one changes as well.",
};

export const usedTheFactorTheWrongWay: Slip = {
	id: "multiplied-by-inverted-factor",
	did: "used the conversion factor the wrong way around",
	feedback: "The factor was used the wrong way around. Should the number get larger or smaller?",
};

export const addedTheFactor: Slip = {
	id: "added-the-factor",
	did: "added the conversion factor instead of multiplying",
	feedback: "The factor was added. A conversion multiplies or divides.",
};

export const onlyOneConversion: Slip = {
	id: "one-step-only",
	did: "stopped after one of the two conversions",
	feedback: "One of the two conversions is right. The other one is still to be done.",
};

export const multipliedForPerTime: Slip = {
	id: "inverted-the-time-factor",
	did: "multiplied by the time factor instead of dividing",
	feedback: "Is the distance longer or shorter in the other unit of time?",
};

export const convertedOneUnit: Slip = {
	id: "changed-length-only",
	did: "converted only the unit of length or amount",
	feedback: "The first unit has been converted. The time has to be converted as well.",
};

export const convertedTimeOnly: Slip = {
	id: "changed-time-only",
	did: "converted only the unit of time",
	feedback: "The time has been converted. The other unit has to be converted as well.",
};
