import type { Slip } from "../../draft.ts";

/** Wrong procedures with circles. */
export const circumferenceForArea: Slip = {
	id: "circumference-formula",
	did: "used the formula for the circumference",
	feedback: "That formula is for the circumference, the distance around.",
};

export const areaForCircumference: Slip = {
	id: "area-formula",
	did: "used the formula for the area",
	feedback: "The square of the radius belongs to the area. The circumference is the distance around.",
};

export const diameterForRadius: Slip = {
	id: "uses-diameter-for-radius",
	did: "used the diameter instead of the radius",
	feedback: "That takes the diameter for the radius. The radius is half of it.",
};

export const radiusForDiameter: Slip = {
	id: "uses-radius-for-diameter",
	did: "used the radius instead of the diameter",
	feedback: "That takes the radius for the diameter. The diameter is twice as long.",
};

export const doubledTheRadius: Slip = {
	id: "doubled-the-radius",
	did: "doubled the radius before squaring it",
	feedback: "The radius is squared as it is.",
};

export const doubledTheDiameter: Slip = {
	id: "doubled-the-diameter",
	did: "doubled the diameter",
	feedback: "The diameter is given already. It is not doubled.",
};

export const halvedTheDiameter: Slip = {
	id: "halved-the-diameter",
	did: "halved the diameter",
	feedback: "The circumference is pi times the whole diameter.",
};

export const doubledTwice: Slip = {
	id: "doubled-twice",
	did: "doubled the length twice",
	feedback: "The diameter is twice the radius. Is anything else doubled?",
};

export const leftOutPi: Slip = {
	id: "left-out-pi",
	did: "left out pi",
	feedback: "There is no factor of pi yet. Look at the formula.",
};

export const squaredPi: Slip = {
	id: "squares-pi-r",
	did: "squared pi, too",
	feedback: "Only the radius is squared, not pi.",
};

export const multipliedByPi: Slip = {
	id: "multiplied-by-pi",
	did: "multiplied by pi instead of dividing",
	feedback: "It looks like the circumference was multiplied by pi. Divide instead.",
};

export const gaveTheRadius: Slip = {
	id: "gave-the-radius",
	did: "gave the radius",
	feedback: "That is the radius. The diameter is twice as long.",
};

export const stoppedAfterOneTurn: Slip = {
	id: "left-out-a-piece",
	did: "stopped after one turn",
	feedback: "That is one turn. How many turns are there?",
};

export const leftOutTheStraightSide: Slip = {
	id: "left-out-the-straight-side",
	did: "left out the straight side",
	feedback: "The fence goes along the straight side, too.",
};

export const forgotHalfOfTheArc: Slip = {
	id: "forgot-the-half",
	did: "took a whole circle instead of half of one",
	feedback: "The arc is only half of a circle.",
};

export const forgotThePart: Slip = {
	...forgotHalfOfTheArc,
	did: "gave the area of the whole circle",
	feedback: "That is the whole circle. Which part of it is asked for?",
};

export const subtractedTheRadii: Slip = {
	id: "squared-the-difference",
	did: "subtracted the radii first",
	feedback: "It looks like the radii were subtracted first. Find both areas, and subtract those.",
};

export const gaveTheWholeArea: Slip = {
	id: "added-the-pond",
	did: "gave the area of the whole",
	feedback: "That is the whole area, with the part inside.",
};

export const gaveTheInside: Slip = {
	id: "gave-the-pond",
	did: "gave the area of the inside",
	feedback: "That is the part inside. How large is the rest?",
};
