import type { Slip } from "../../draft.ts";

/** Wrong procedures where a measure is written in another unit. */
export const dividedToConvert: Slip = {
	id: "divided-to-convert",
	did: "divided instead of multiplying",
	feedback: "It looks like the number was divided. The new unit is smaller, so more of them are needed.",
};

export const multipliedToConvert: Slip = {
	id: "always-multiplied",
	did: "multiplied instead of dividing",
	feedback: "It looks like the number was multiplied. The new unit is larger, so fewer of them are needed.",
};

export const wrongNumberOfZeros: Slip = {
	id: "wrong-number-of-zeros",
	did: "used a factor that is 10 times too small",
	feedback: "The digits are right. How many of the smaller unit make one of the larger unit?",
};

export const convertedWithTen: Slip = {
	id: "used-ten",
	did: "used 10 as the factor",
	feedback: "Ten is not the right number here. How many of the smaller unit make one of the larger unit?",
};

export const keptTheMeasure: Slip = {
	id: "kept-the-number",
	did: "kept the number",
	feedback: "The unit has changed, so the number has to change as well.",
};

export const didNotConvert: Slip = {
	id: "did-not-convert",
	did: "did not convert the units first",
	feedback: "The two amounts are in different units. Write both in the same unit first.",
};

export const comparedTheNumbers: Slip = {
	id: "compared-the-numbers-only",
	did: "compared the numbers and not the units",
	feedback: "It looks like only the numbers were compared. Write both in the same unit.",
};

export const leftOutTheSmallerUnit: Slip = {
	id: "forgot-the-smaller-part",
	did: "left out the smaller unit",
	feedback: "That counts only the larger unit. Add the smaller unit, too.",
};

export const wroteUnitsSideBySide: Slip = {
	id: "wrote-side-by-side",
	did: "wrote the two numbers one after the other",
	feedback: "The two numbers were written side by side. Convert the larger unit first, and add.",
};

export const stoppedHalfway: Slip = {
	id: "stopped-after-one-step",
	did: "stopped at the unit in between",
	feedback: "That is in the unit in between. Convert again.",
};

export const leftOutOneStep: Slip = {
	id: "left-out-the-first-step",
	did: "left out the first conversion",
	feedback: "There is a unit in between. Convert to it first.",
};

export const addedTheStepOnly: Slip = {
	id: "added-the-step",
	did: "added the step of the other column",
	feedback: "The left column grows by that much. How many small units is one step?",
};

export const tookHourAsHundred: Slip = {
	id: "hour-as-100-minutes",
	did: "took an hour for 100 minutes",
	feedback: "An hour has 60 minutes, not 100.",
};

export const tookOneDay: Slip = {
	id: "one-day-only",
	did: "gave the minutes of one day",
	feedback: "That is one day. How many days are there?",
};
