import type { Slip } from "../draft.ts";
import { subtractedAngles } from "./measures/angles.ts";

/** More wrong procedures of textbooks' lists that show where an answer is typed. */
export const missedTheHundreds: Slip = {
	id: "off-by-a-hundred",
	did: "counted a hundred too many or too few",
	feedback: "Very close. Check the hundreds again.",
};

export const addedDecimalPartsAsWholes: Slip = {
	id: "added-decimal-parts-as-wholes",
	did: "added the digits after the point as whole numbers",
	feedback:
		"It looks like the digits after the point were added as a number of their own. Line up the places.",
};

export const keptOpenedTenth: Slip = {
	id: "kept-opened-tenth",
	did: "traded a tenth but still counted it",
	feedback: "A tenth was traded for hundredths, so there is one tenth less.",
};

export const dividedFactors: Slip = {
	id: "divided-the-factors",
	did: "divided the numbers instead of multiplying them",
	feedback: "It looks like the numbers were divided. Does it get more or less here?",
};

export const tookTheLeastValue: Slip = {
	id: "took-the-least-value",
	did: "took the least value",
	feedback: "That is the least value. What does the question ask for?",
};

export const gaveThePlace: Slip = {
	id: "gave-the-place",
	did: "gave the place instead of the value",
	feedback: "That is the place itself. How many of it does the digit count?",
};

export const turnedTheConstant: Slip = {
	id: "turned-the-constant-around",
	did: "changed the sign of the constant",
	feedback: "The product is right. Which sign does the constant have?",
};

export const gaveTheRun: Slip = {
	id: "gave-the-run",
	did: "gave the run and left out the rise",
	feedback: "That is the change in $x$. How much does $y$ change?",
};

export const tookWhatIsOnTop: Slip = {
	id: "took-only-what-is-on-top",
	did: "took only what comes on top of the whole",
	feedback: "That is only what comes on top of the whole. The whole belongs to it, too.",
};

export const addedThePartToTheWhole: Slip = {
	id: "added-the-part-to-the-whole",
	did: "added the part to the whole",
	feedback: "That is the whole together with the part. The question asks for the part alone.",
};

export const multipliedNumeratorByDenominator: Slip = {
	id: "multiplied-top-by-bottom",
	did: "multiplied the numerator by the denominator",
	feedback: "It looks like the numbers were multiplied. How many parts make one whole?",
};

export const gaveTheSurfaceOfTheSphere: Slip = {
	id: "gave-the-surface-of-the-sphere",
	did: "found the surface of the sphere",
	feedback: "That is the area of the surface. In the volume the radius is a factor three times.",
};

export const subtractedTwoAngles: Slip = {
	...subtractedAngles,
	did: "subtracted one angle from the other",
	feedback:
		"It looks like one angle was subtracted from the other. All three make a straight angle together.",
};
