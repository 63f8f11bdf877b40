import type { Slip } from "../../draft.ts";

/** Wrong ideas about proportional relationships, their equations and graphs. */
export const addedTheConstant: Slip = {
	id: "added-the-constant",
	did: "added the constant instead of multiplying by it",
	feedback: "The constant counts once for each unit, so it is multiplied.",
};

export const swappedTheVariables: Slip = {
	id: "swapped-the-letters",
	did: "swapped the two variables",
	feedback: "It looks like the letters changed places. Which of the two is larger?",
};

export const gaveTheKnownInput: Slip = {
	id: "gave-the-known-input",
	did: "gave the number of units",
	feedback: "That is how many there are. The constant tells how much belongs to one.",
};

export const tookTheTotalAsRate: Slip = {
	id: "took-the-total-as-rate",
	did: "took the total for the unit rate",
	feedback: "That amount belongs to several. How much belongs to one?",
};

export const dividedByTheConstant: Slip = {
	id: "divided-by-the-constant",
	did: "divided by the constant",
	feedback: "With more of the one there is more of the other. Do you multiply or divide?",
};

export const usedTheOtherVariable: Slip = {
	id: "used-the-other-letter",
	did: "substituted for the other variable",
	feedback: "Which variable has the known value?",
};

export const swappedTheAxes: Slip = {
	id: "swapped-the-axes",
	did: "swapped the two axes",
	feedback: "It looks like the two numbers changed places. Read the names of the axes.",
};

export const tookTheRateAsTotal: Slip = {
	id: "took-the-rate-as-total",
	did: "took the unit rate for the total",
	feedback: "That amount belongs to one only.",
};

export const tookTheUnitRate: Slip = {
	id: "took-the-unit-rate",
	did: "told about the point above 1",
	feedback: "The point above 1 shows that. Which point is asked about?",
};

export const tookTheOrigin: Slip = {
	id: "took-the-origin",
	did: "told about the origin",
	feedback: "The origin shows that. Which point is asked about?",
};

export const originHasNoMeaning: Slip = {
	id: "origin-has-no-meaning",
	did: "thought that the origin tells nothing",
	feedback: "The origin tells what belongs to zero.",
};

export const pointAsRate: Slip = {
	id: "reads-point-as-rate",
	did: "took the height of another point for the unit rate",
	feedback: "That point is above more than 1. How high is the line above 1?",
};

export const addedOn: Slip = {
	id: "added-on",
	did: "added where the rate is multiplied",
	feedback: "Each step to the right adds the rate again. Multiply.",
};

export const quotientsNotCompared: Slip = {
	id: "quotients-not-compared",
	did: "did not compare the ratios",
	feedback: "Divide $y$ by $x$ in each case. Are the ratios equal?",
};

export const anyLineIsProportional: Slip = {
	id: "any-straight-line-is-proportional",
	did: "took any steady growth for proportional",
	feedback: "Steady growth is not enough. What is $y$ when $x$ is 0?",
};

export const growingIsProportional: Slip = {
	id: "growing-is-proportional",
	did: "took any growth for proportional",
	feedback: "Growing together is not enough. Compare the ratios.",
};

export const comparedDifferences: Slip = {
	id: "compared-differences",
	did: "compared differences instead of ratios",
	feedback: "It is not the difference that counts, but the ratio.",
};

export const overlookedTheBend: Slip = {
	id: "overlooked-the-bend",
	did: "did not see that the graph bends",
	feedback: "Follow the graph: does it keep its direction?",
};

export const overlookedTheOrigin: Slip = {
	id: "overlooked-the-origin",
	did: "did not look at where the graph begins",
	feedback: "Where does the graph begin?",
};

export const sawABend: Slip = {
	id: "saw-a-bend",
	did: "saw a bend where there is none",
	feedback: "Follow the graph: it keeps its direction.",
};

export const squareIsProportional: Slip = {
	id: "square-is-proportional",
	did: "took a square for proportional",
	feedback: "With the square, doubling $x$ makes $y$ four times as large.",
};

export const missedAForm: Slip = {
	id: "missed-a-form",
	did: "did not see that it is a number times $x$",
	feedback: "Can it be written as a number times $x$, with nothing added?",
};
