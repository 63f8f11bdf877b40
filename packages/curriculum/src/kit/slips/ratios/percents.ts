import type { Slip } from "../../draft.ts";

/** Wrong procedures with percents. */
export const tookTheRest: Slip = {
	id: "took-the-rest",
	did: "found the rest instead of the part",
	feedback: "That is what remains. The question asks for the part itself.",
};

/** Where the others are asked for. */
export const gaveTheNamedPart: Slip = {
	...tookTheRest,
	did: "found the part that is named instead of the others",
	feedback: "That is the part with the given percent. The question asks for the others.",
};

export const subtractedThePercent: Slip = {
	id: "subtracted-the-percent",
	did: "subtracted the percent as if it were a plain number",
	feedback: "The percent was subtracted as a number. Find that part of the whole instead.",
};

export const addedThePercent: Slip = {
	id: "added-the-percent",
	did: "added the percent as if it were a plain number",
	feedback: "The percent was added as a number. It tells what part of the whole to take.",
};

export const dividedByThePercent: Slip = {
	id: "divided-by-the-percent",
	did: "divided the whole by the percent",
	feedback: "The whole was divided by the percent. Percent means out of one hundred.",
};

export const percentOnePlaceOff: Slip = {
	id: "percent-one-place-off",
	did: "moved the decimal point one place instead of two",
	feedback: "The digits are right, but the decimal point is one place off. Percent means hundredths.",
};

export const tookPercentAsAnswer: Slip = {
	id: "took-percent-as-answer",
	did: "gave the percent as the answer",
	feedback: "That is how many out of one hundred. The whole is another number here.",
};

export const tookPercentOfThePart: Slip = {
	id: "took-percent-of-the-part",
	did: "found the percent of the part",
	feedback:
		"The percent of the known number was found. The known number is a part already. What is the whole?",
};

export const stoppedAtOneStep: Slip = {
	id: "found-one-step-only",
	did: "stopped at a smaller percent",
	feedback: "That belongs to a smaller percent. How much is 100%?",
};

export const gaveTheOtherPart: Slip = {
	id: "gave-the-other-part",
	did: "found the other part instead of the whole",
	feedback: "That is the other part. The question asks for the whole.",
};

export const usedTheOtherPercent: Slip = {
	id: "used-the-wrong-percentage",
	did: "used the percent of the other part",
	feedback: "That percent belongs to the other part. Which percent belongs to the given number?",
};

export const percentAsNumber: Slip = {
	id: "percent-as-number",
	did: "used the percent as if it were a plain number",
	feedback: "The percent was used as a plain number. It is a part of the original value.",
};

export const stoppedAtTheChange: Slip = {
	id: "gave-the-change",
	did: "stopped at the amount of change",
	feedback: "That is only the amount of change. What does the question ask for?",
};

export const changedTheWrongWay: Slip = {
	id: "went-the-other-way",
	did: "changed the value in the wrong direction",
	feedback: "Does the value get larger or smaller? Check the direction.",
};

export const tookPercentOfTheNew: Slip = {
	id: "took-percent-of-the-new-value",
	did: "took the percent of the new value",
	feedback: "The percent of the new value was taken. It belongs to the original value.",
};

export const dividedByTheNew: Slip = {
	id: "divided-by-the-new-value",
	did: "divided the change by the new value",
	feedback: "The change was divided by the new value. The original value is 100%.",
};

export const comparedNewWithOld: Slip = {
	id: "compared-new-with-old",
	did: "found what percent the new value is of the original one",
	feedback: "That tells what percent the new value is of the original one. By how much did it change?",
};

export const combinedPercents: Slip = {
	id: "adds-percents-of-different-wholes",
	did: "combined the two percents into one",
	feedback: "The two percents belong to different wholes. Take one step at a time.",
};

export const firstChangeOnly: Slip = {
	id: "first-change-only",
	did: "stopped after the first change",
	feedback: "That is the value after the first change. One more change comes.",
};

export const secondOfTheStart: Slip = {
	id: "second-percent-of-the-start",
	did: "took the second percent of the first value",
	feedback: "The second percent belongs to the value after the first change.",
};

export const trustedLargerPercent: Slip = {
	id: "second-percent-overrated",
	feedback: "Try it with a price of 100 dollars.",
};

export const dependsOnTheNumber: Slip = {
	id: "depends-on-the-price",
	feedback: "Try it with two different prices. What do you notice?",
};

export const addedPartToPrice: Slip = {
	id: "added-the-part-to-the-price",
	did: "added the part to the price",
	feedback: "That is the price together with the part. The question asks for the part alone.",
};

export const usedMonthsAsYears: Slip = {
	id: "used-months-as-years",
	did: "used the months as if they were years",
	feedback: "The months were used as years. Twelve months make one year.",
};

export const oneYearOnly: Slip = {
	id: "one-year-only",
	did: "found the interest for one year only",
	feedback: "That is the interest for one year. Which time does the question ask for?",
};

export const gaveTheBalance: Slip = {
	id: "gave-the-balance",
	did: "added the principal to the interest",
	feedback: "That is the principal with its interest. The question asks for the interest alone.",
};

export const gaveTheInterest: Slip = {
	id: "left-out-the-saved-money",
	did: "left out the principal",
	feedback: "That is the interest. The principal belongs to the total as well.",
};

export const gaveInterestOfOneYear: Slip = {
	id: "gave-interest-of-one-year",
	did: "gave the interest for one year",
	feedback: "That is the interest for one year. How many years are needed?",
};

export const dividedByThePrincipal: Slip = {
	id: "divided-by-the-principal",
	did: "divided the interest by the principal",
	feedback: "That is the percent in all. How much is it for one year?",
};

export const changeAsWhole: Slip = {
	id: "part-taken-as-whole",
	did: "gave the change alone",
	feedback: "That is the change alone. The original value is still there.",
};

export const readFactorAsChange: Slip = {
	id: "reads-factor-as-change",
	did: "read the factor as the change",
	feedback: "The factor tells how much of the original value there is, not by how much it changes.",
};

export const trustedTheFirstPercent: Slip = {
	id: "first-percent-overrated",
	feedback: "It looks like only the first change counted. The second one changes the new value.",
};

export const missedTheDifference: Slip = {
	id: "missed-the-difference",
	feedback: "The two percents are taken of different values. Do they undo each other?",
};
