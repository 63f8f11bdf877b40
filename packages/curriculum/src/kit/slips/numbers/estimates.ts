import type { Slip } from "../../draft.ts";

/** Wrong procedures with estimates of lengths. */
export const confusedTheUnits: Slip = {
	id: "confuses-the-units",
	did: "mixed up the units",
	feedback: "Look at the unit. Picture one of it beside the thing. Is it the right size?",
};

export const farTooLongUnit: Slip = {
	id: "far-too-long-unit",
	did: "chose a unit for long trips",
	feedback: "That unit is for long trips, not for things.",
};

export const farTooLong: Slip = {
	id: "far-too-long",
	did: "chose a length that is far too long",
	feedback: "That is much longer. Picture it with your hands or with steps.",
};

export const farTooShort: Slip = {
	id: "far-too-short",
	did: "chose a length that is far too short",
	feedback: "That is much shorter. Picture it with your hands or with steps.",
};

export const wrongUnitAndCount: Slip = {
	id: "wrong-unit-and-count",
	did: "chose another unit and another number",
	feedback: "Look at the unit and at the number again.",
};

export const addedTimesAndLength: Slip = {
	id: "added-the-times",
	did: "added the length and the number of times",
	feedback: "“Times as long” means the whole length again and again.",
};

export const gaveTheKnownLength: Slip = {
	id: "same-as-the-known-one",
	did: "gave the known length",
	feedback: "That is the length you know. How many times does it fit?",
};

export const oneLengthShort: Slip = {
	id: "one-length-short",
	did: "left out one of the lengths",
	feedback: "One length is missing. Count how many times it fits.",
};
