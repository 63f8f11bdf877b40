import type { Slip } from "../../draft.ts";

/** Wrong procedures with angles as turns and as parts of other angles. */
export const tookOnePartOfTheTurn: Slip = {
	id: "one-slice-only",
	did: "found one part of the turn only",
	feedback: "That is one equal part of the turn. How many are there?",
};

export const gaveTheRestOfTheTurn: Slip = {
	id: "gave-the-rest-of-the-turn",
	did: "gave what is left of a full turn",
	feedback: "That is what is left of a full turn.",
};

export const tookATurnFor180: Slip = {
	id: "took-a-turn-for-180",
	did: "took a full turn for 180°",
	feedback: "It looks like 180° was taken for a full turn. A full turn goes all the way around.",
};

export const multipliedThePartsOfATurn: Slip = {
	id: "multiplied-the-parts-of-a-turn",
	did: "multiplied the number of parts instead of degrees",
	feedback: "Those numbers count parts. How many degrees does one part have?",
};

export const tookATurnFor100: Slip = {
	id: "took-a-turn-for-100",
	did: "took a full turn for 100°",
	feedback: "A turn does not have 100 parts. How many degrees does it have?",
};

export const longerArmsLargerAngle: Slip = {
	id: "longer-arms-larger-angle",
	did: "looked at how long the arms are",
	feedback: "Its arms are longer, but that does not open it further. Compare the degrees.",
};

export const shorterArmsLargerAngle: Slip = {
	id: "did-not-compare-the-opening",
	did: "did not compare the openings",
	feedback: "Compare how many degrees each of them is open.",
};

export const took180: Slip = {
	id: "always-subtracts-from-180",
	did: "subtracted from 180°",
	feedback: "That would be right for a straight angle. Which whole angle is given here?",
};

export const took90: Slip = {
	id: "subtracted-from-90",
	did: "subtracted from 90°",
	feedback: "That would be right for a right angle. Which whole angle is given here?",
};

export const subtractedAngleParts: Slip = {
	id: "subtracted-the-parts",
	did: "subtracted the parts",
	feedback: "It looks like the parts were subtracted. The whole angle is all its parts together.",
};

export const didNotLayTheZero: Slip = {
	id: "did-not-lay-the-zero",
	feedback: "The other side is there, but where does the angle begin? Turn the zero onto that side.",
};

export const readTheOtherRow: Slip = {
	id: "wrong-scale",
	did: "read the wrong row of numbers",
	feedback: "That is the other row of numbers. Which row begins with 0 at the arm?",
};

export const readTheNextTen: Slip = {
	id: "read-the-next-number",
	did: "read the next ten",
	feedback: "Look again at which number the arm points to.",
};

export const countedTheMarksBackwards: Slip = {
	id: "counted-marks-backwards",
	did: "counted the small marks in the wrong direction",
	feedback: "Count the small marks in the direction in which the numbers grow.",
};

export const readOneArmOnly: Slip = {
	id: "read-one-arm-inside",
	did: "read one arm only",
	feedback: "That is where one arm points. Where does the other arm point?",
};

export const addedTheArms: Slip = {
	id: "added-the-arms",
	did: "added the numbers at the two arms",
	feedback: "How far is it from one arm to the other? That is a difference.",
};

export const mixedTheRows: Slip = {
	id: "mixed-the-rows",
	did: "read the arms in different rows",
	feedback: "Read both arms in the same row of numbers.",
};

export const addedToTheWholeAngle: Slip = {
	id: "added-the-angles",
	did: "added the known angles to the whole one",
	feedback: "The whole angle is known already. What is left of it when the known parts are taken away?",
};
