import type { Slip } from "../../draft.ts";

/** Wrong procedures with the volumes of round solids. */
export const diameterAsRadius: Slip = {
	id: "used-the-diameter-as-radius",
	did: "used the diameter as the radius",
	feedback: "It looks like the diameter was used as the radius. The radius is half of it.",
};

export const radiusNotSquared: Slip = {
	id: "did-not-square-the-radius",
	did: "did not square the radius",
	feedback: "The area of a circle is $\\pi r^2$, so the radius is a factor twice.",
};

export const radiusDoubled: Slip = {
	id: "doubled-instead-of-squared",
	did: "doubled the radius instead of squaring it",
	feedback: "Squared means times itself, not times 2.",
};

export const squaredHeight: Slip = {
	id: "squared-the-height",
	did: "squared the height instead of the radius",
	feedback: "The square belongs to the radius.",
};

export const forgotConeThird: Slip = {
	id: "forgot-the-third",
	did: "found the volume of a cylinder of the same size",
	feedback: "That is a cylinder of the same size. Three of these cones fill it.",
};

export const halfForThird: Slip = {
	id: "took-half",
	did: "took half of the cylinder instead of a third",
	feedback: "A cone is a third of the cylinder around it, not half of it.",
};

export const forgotFourThirds: Slip = {
	id: "forgot-four-thirds",
	did: "left out the factor four thirds",
	feedback: "The cube of the radius is right. Which factor is in front of it?",
};

export const fourForFourThirds: Slip = {
	id: "forgot-to-divide-by-three",
	did: "forgot to divide by 3",
	feedback: "Almost: the factor is four thirds, not four.",
};

export const radiusSquaredInSphere: Slip = {
	id: "squared-the-radius",
	did: "squared the radius instead of cubing it",
	feedback: "In the volume of a sphere the radius is a factor three times.",
};

export const radiusTripled: Slip = {
	id: "tripled-the-radius",
	did: "multiplied the radius by 3 instead of cubing it",
	feedback: "Cubed means $r \\times r \\times r$, not 3 times $r$.",
};

export const dividedByRadius: Slip = {
	id: "divided-by-the-radius",
	did: "divided by the radius instead of the area of the base",
	feedback: "Divide by the area of the base. It has the radius as a factor twice.",
};

export const gaveTheDiameter: Slip = {
	id: "gave-the-diameter",
	did: "gave the diameter",
	feedback: "That is the distance right across. How far is it to the center?",
};

export const onePartOnly: Slip = {
	id: "one-part-only",
	feedback: "That is one part of the solid. Add the other one, too.",
};

export const otherPartOnly: Slip = {
	id: "other-part-only",
	feedback: "That is one part of the solid. Add the other one, too.",
};

export const wholeSphere: Slip = {
	id: "mistook-the-second-part",
	feedback: "Look at the top part again. How much of it is there?",
};
