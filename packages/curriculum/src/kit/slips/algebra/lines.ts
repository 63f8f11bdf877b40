import type { Slip } from "../../draft.ts";

/** Wrong procedures with slopes, intercepts and graphs of lines. */
export const swappedSlopeAndIntercept: Slip = {
	id: "swaps-slope-and-start",
	did: "swapped the slope and the y-intercept",
	feedback: "The coefficient of $x$ is the slope. The constant tells where the line crosses the $y$-axis.",
};

export const mixedRisingAndFalling: Slip = {
	id: "rising-and-falling-mixed-up",
	did: "took the opposite of the slope",
	feedback: "Does the line rise or fall from left to right?",
};

export const oppositeIntercept: Slip = {
	id: "crosses-at-the-wrong-side",
	did: "took the opposite of the y-intercept",
	feedback: "Does the line cross the $y$-axis above or below zero?",
};

export const runOverRise: Slip = {
	id: "run-over-rise",
	did: "divided the run by the rise",
	feedback:
		"It looks like the run was divided by the rise. The change in $y$ is divided by the change in $x$.",
};

export const tookOneForX: Slip = {
	id: "put-one-for-x",
	did: "substituted 1 for x to find the y-intercept",
	feedback: "On the $y$-axis, $x$ is 0, not 1.",
};

export const leftOutTheIntercept: Slip = {
	id: "start-forgotten",
	did: "left out the y-intercept",
	feedback: "That line goes through the origin. Where should this one cross the $y$-axis?",
};

export const movedTermAsItIs: Slip = {
	id: "moved-without-changing-the-sign",
	did: "moved the variable term to the other side without changing its sign",
	feedback: "Subtract the term with $x$ from both sides. What is its sign then?",
};

export const dividedOneTerm: Slip = {
	id: "divided-one-term-only",
	did: "divided only one of the terms by the coefficient of y",
	feedback: "Divide every term by the coefficient of $y$.",
};

export const mixedPointOrder: Slip = {
	id: "mixed-point-order",
	did: "subtracted the coordinates in different orders",
	feedback: "Subtract both coordinates in the same order. Does the line rise or fall?",
};

export const addedCoordinates: Slip = {
	id: "added-coordinates",
	did: "added the coordinates instead of subtracting them",
	feedback: "It looks like the coordinates were added. Find the differences.",
};

export const gaveTheRise: Slip = {
	id: "gave-the-rise",
	did: "gave the rise and left out the run",
	feedback: "That is the change in $y$. How much does $x$ change?",
};

export const tookTheHeight: Slip = {
	id: "took-the-height-for-the-rate",
	did: "took the height of the point for the rate",
	feedback: "That is the height of the point. How much belongs to a change of 1 in $x$?",
};

export const wentTheWrongWay: Slip = {
	id: "went-the-wrong-way",
	did: "went up instead of down, or down instead of up",
	feedback: "Does the line rise or fall between the points? Look at the signs.",
};

export const gaveTheChange: Slip = {
	id: "gave-the-change",
	did: "gave the change in y",
	feedback: "That is the change in $y$. Where does it begin?",
};

export const addedTheRun: Slip = {
	id: "added-the-change-of-x",
	did: "added the change in x without multiplying it by the slope",
	feedback: "Multiply the change in $x$ by the slope first.",
};

export const comparedHeightWithRate: Slip = {
	id: "compared-a-height-with-a-rate",
	did: "compared the height of a point with a rate",
	feedback: "Compare the amounts for 1, not the height of the point.",
};

export const thinksProportionalIsEqual: Slip = {
	id: "thinks-proportional-means-equal",
	did: "took both rates to be equal",
	feedback: "Both graphs go through the origin, but their rates can differ.",
};

export const comparedTheWrongWay: Slip = {
	id: "compared-the-wrong-way",
	did: "chose the smaller rate",
	feedback: "Find both amounts for 1. Which is greater?",
};

export const gaveOneRate: Slip = {
	id: "gave-one-rate",
	did: "gave the greater rate",
	feedback: "That is one of the two rates. How much greater is it than the other?",
};

export const addedTheGrowth: Slip = {
	id: "added-the-growth",
	did: "added the two rates",
	feedback: "Both amounts grow. By how much does the gap between them change each time?",
};

export const addedTheRates: Slip = {
	id: "added-the-rates",
	did: "added the two rates",
	feedback: "The question asks how much more it is. Find the difference.",
};

export const steeperOnOtherScales: Slip = {
	id: "steeper-on-different-scales",
	did: "chose the line that looks steeper",
	feedback: "How steep a line looks depends on the scales. Read a point and divide.",
};

export const swappedRiseAndRun: Slip = {
	id: "swapped-rise-and-run",
	did: "swapped the rise and the run",
	feedback: "The run goes to the right, and the rise goes up.",
};

export const matchedWrongSides: Slip = {
	id: "matched-wrong-sides",
	did: "compared a vertical leg with a horizontal one",
	feedback: "Compare rise with rise, and run with run.",
};

export const copiedTheFirst: Slip = {
	id: "copied-the-first-triangle",
	did: "copied the leg of the first triangle",
	feedback: "That is the leg of the first triangle. The second one has another size.",
};

export const orderedTheOtherWay: Slip = {
	id: "ordered-the-other-way",
	did: "began with the greatest rate",
	feedback: "Very close: the least unit rate comes first.",
};

export const addedRateAndStart: Slip = {
	id: "added-rate-and-start",
	did: "added the rate of change and the initial value",
	feedback: "Only the number that comes again and again is multiplied by the variable.",
};

export const firstStepAsStart: Slip = {
	id: "took-the-first-step-for-the-start",
	did: "took the value after one step for the initial value",
	feedback: "That is the value for $x = 1$. The initial value belongs to $x = 0$.",
};

export const startFromFirstRow: Slip = {
	id: "start-taken-from-the-first-row",
	did: "took the first known value for the initial value",
	feedback: "There, $x$ is not 0 yet. Go back to $x = 0$.",
};

export const didNotDivideByStep: Slip = {
	id: "did-not-divide-by-the-step-of-x",
	did: "did not divide by the change in x",
	feedback: "How much does $x$ change there? Divide by that.",
};

export const wentBackOneStep: Slip = {
	id: "went-back-one-step-only",
	did: "went back the wrong number of steps",
	feedback: "How many steps is it back to $x = 0$?",
};

export const tookItForTheInput: Slip = {
	id: "took-it-for-the-input",
	did: "took a fixed number for the input",
	feedback: "That is $x$. The numbers of the equation do not change.",
};

export const tookItForOneValue: Slip = {
	id: "took-it-for-one-value",
	did: "took one number for a whole value",
	feedback: "For that, both numbers are needed.",
};

export const choseTheLowerRate: Slip = {
	id: "chose-the-lower-rate",
	did: "did not compare the rates of change",
	feedback: "Find both rates of change, and compare them. Which is greater?",
};

export const choseTheLowerStart: Slip = {
	id: "chose-the-lower-start",
	did: "did not compare the initial values",
	feedback: "Find both initial values, and compare them. Which is greater?",
};

export const overlookedEqualRates: Slip = {
	id: "overlooked-equal-rates",
	did: "overlooked that the rates of change are equal",
	feedback: "Find both rates of change again. Is one of them really greater?",
};

export const overlookedEqualStarts: Slip = {
	id: "overlooked-equal-starts",
	did: "overlooked that the initial values are equal",
	feedback: "Find both initial values again. Is one of them really greater?",
};

export const comparedStarts: Slip = {
	id: "compares-start-values-only",
	did: "compared the initial values instead of the rates of change",
	feedback: "The initial value tells where it begins. How fast does each one grow?",
};

export const comparedRates: Slip = {
	id: "compares-rates-only",
	did: "compared the rates of change instead of the initial values",
	feedback: "The rate of change tells how fast it grows. Where does each one begin?",
};

export const straightMeansEqual: Slip = {
	id: "thinks-straight-means-equal",
	did: "took both functions to be equal because both are linear",
	feedback: "Both are linear, but their numbers can differ. Find them for each.",
};

export const gaveGreaterNumber: Slip = {
	id: "gave-one-rate",
	did: "gave the greater number",
	feedback: "That is one of the two. By how much is it greater than the other?",
};
