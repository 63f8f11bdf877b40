import type { Slip } from "../draft.ts";

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
	feedback: "The digits fit. How many of the smaller unit make one of the larger unit?",
};

export const convertedWithTen: Slip = {
	id: "used-ten",
	did: "used 10 as the factor",
	feedback: "These units do not go in tens. How many of the smaller unit make one of the larger unit?",
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
