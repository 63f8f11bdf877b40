import type { Slip } from "../../draft.ts";

/** Wrong ideas about scatter plots, lines of fit and two-way tables. */
export const turnedTheTrend: Slip = {
	id: "turned-the-direction",
	did: "took rising for falling, or falling for rising",
	feedback: "Go from left to right: do the values rise or fall?",
};

export const overlookedTheTrend: Slip = {
	id: "overlooked-the-pattern",
	did: "did not see the trend",
	feedback: "Go from left to right along the points. Is there a direction?",
};

export const sawATrendInChance: Slip = {
	id: "sees-a-direction-in-chance",
	did: "saw a trend where there is none",
	feedback: "Are there high and low values on both sides?",
};

export const sawACurve: Slip = {
	id: "saw-a-curve",
	did: "saw a curve where a line fits",
	feedback: "Could a straight line follow the points just as well?",
};

export const lookedAtOneHalf: Slip = {
	id: "looked-at-one-half-only",
	did: "looked at one part of the plot only",
	feedback: "That fits only one part of the plot. What do the other points do?",
};

export const tookTheHighest: Slip = {
	id: "took-the-highest",
	did: "took the highest point",
	feedback: "That point is high, but does it fit the pattern of the others?",
};

export const tookTheLowest: Slip = {
	id: "took-the-lowest",
	did: "took the lowest point",
	feedback: "That point is low, but does it fit the pattern of the others?",
};

export const swappedThePoint: Slip = {
	id: "swapped-coordinates",
	did: "swapped the coordinates",
	feedback: "The first number is read to the right, the second one up.",
};

export const associationAsCause: Slip = {
	id: "association-means-cause",
	did: "took an association for a cause",
	feedback: "Could something else be behind both?",
};

export const tendencyAsRule: Slip = {
	id: "tendency-taken-as-rule",
	did: "took a tendency for a rule without exception",
	feedback: "An association is a tendency. Some points may not fit.",
};

export const wrongHeightOfLine: Slip = {
	id: "right-direction-wrong-height",
	did: "looked at the direction of the line only",
	feedback: "The direction is right. Now count the points above and below the line.",
};

export const mustPassTheOrigin: Slip = {
	id: "line-must-pass-the-origin",
	did: "thought that the line has to go through the origin",
	feedback: "A line of fit does not have to go through the origin. Does it follow the points?",
};

export const mustPassThroughPoints: Slip = {
	id: "line-must-pass-through-dots",
	did: "thought that the line has to pass through points",
	feedback: "A line of fit may miss every point. What matters is how close it stays to them.",
};

export const lineWithoutDirection: Slip = {
	id: "line-without-direction",
	did: "did not follow the direction of the points",
	feedback: "That line does not follow the points. Do they rise or fall?",
};

export const wrongSteepness: Slip = {
	id: "wrong-slope",
	did: "took a line that is too steep",
	feedback: "Try a large value of $x$. Is the line still near the points there?",
};

export const comparedOnePoint: Slip = {
	id: "divided-one-points-coordinates",
	did: "divided the coordinates of one point",
	feedback: "That compares the coordinates of one point. A slope compares two points.",
};

export const leftOutTheStart: Slip = {
	id: "left-out-the-start",
	did: "left out the constant",
	feedback: "The equation has a constant, too. What is done with it?",
};

export const usedTheConstantAsRate: Slip = {
	id: "swapped-slope-and-start",
	did: "multiplied by the constant instead of the slope",
	feedback: "Which number is next to the letter? That one is multiplied.",
};

export const lostTheMinusOfSlope: Slip = {
	id: "lost-the-minus",
	did: "overlooked the minus sign of the slope",
	feedback: "Does the line rise or fall? Look at the sign.",
};

export const slopeAsStart: Slip = {
	id: "slope-taken-as-start",
	did: "took the slope for the value at zero",
	feedback: "The value at zero is the constant. What does the coefficient of the letter mean?",
};

export const startAsSlope: Slip = {
	id: "start-taken-as-slope",
	did: "took the constant for the slope",
	feedback: "Which of the two numbers is multiplied by the letter?",
};

export const interceptAsFact: Slip = {
	id: "intercept-taken-as-fact",
	did: "took the value at zero for a measured fact",
	feedback: "Was anything measured there? A line of fit tells what is typical near its data.",
};

export const swappedTheLetters: Slip = {
	id: "used-prediction-as-input",
	did: "substituted for the wrong letter",
	feedback: "Which letter does the number belong to?",
};

export const gaveThePrediction: Slip = {
	id: "gave-the-prediction",
	did: "gave the prediction",
	feedback: "That is the prediction. How far is the measured value from it?",
};

export const trustedOutsideTheData: Slip = {
	id: "trusts-outside-the-data",
	did: "trusted a prediction far outside the data",
	feedback: "Was anything measured there? A line is reliable only where there is data.",
};

export const lineAsFact: Slip = {
	id: "line-taken-as-fact",
	did: "took each value of the line for a fact",
	feedback: "The line always gives a number. Is there data near both?",
};

export const noTrustAtAll: Slip = {
	id: "no-trust-at-all",
	did: "thought that a line of fit says nothing",
	feedback: "Between the measured values, a line of fit is useful.",
};

export const usedTheGrandTotal: Slip = {
	id: "divided-by-the-grand-total",
	did: "divided by the total of everybody",
	feedback: "It looks like everybody was taken as the whole. Which group does the question ask about?",
};

export const usedTheOtherTotal: Slip = {
	id: "divided-by-the-column-total",
	did: "divided by the total of the other group",
	feedback: "Which group is the whole here? Its total goes in the denominator.",
};

export const comparedPartWithPart: Slip = {
	id: "compared-with-the-others",
	did: "compared the count with the others, not with the total",
	feedback: "It looks like two counts were compared. The whole group goes in the denominator.",
};

export const tookTheOtherCount: Slip = {
	id: "took-the-other-count",
	did: "took the other count of the group",
	feedback: "The whole is right. Look at the other count of the group.",
};

export const comparedCounts: Slip = {
	id: "compared-counts",
	did: "compared counts instead of relative frequencies",
	feedback: "The rows have different totals, so compare relative frequencies, not counts.",
};

export const overlookedTheDifference: Slip = {
	id: "overlooked-the-difference",
	did: "did not divide by the total of each row",
	feedback: "Divide each count by the total of its own row. Are the results equal?",
};

export const needsEqualTotals: Slip = {
	id: "needs-equal-totals",
	did: "thought that only equal totals can be compared",
	feedback: "Relative frequencies of different totals can be compared: each is a part of its own whole.",
};

export const addedTheTotal: Slip = {
	id: "added-the-total",
	did: "added the total",
	feedback: "The total holds both counts already. Which one is missing?",
};

export const copiedTheNeighborCell: Slip = {
	id: "copied-the-neighbor",
	did: "copied the count next to it",
	feedback: "That is the other count of the row. What is missing to reach the total?",
};
