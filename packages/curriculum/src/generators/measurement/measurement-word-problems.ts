import { defineGenerator } from "../generator.ts";
import { fractionLeft, fractionTimes, money } from "./part-stories.ts";
import { timeLeft, timesInAll } from "./time-stories.ts";
import { equalAmounts, howManyFit, oneStep, twoSteps } from "./unit-stories.ts";

// 1: one conversion, then one step. 2: many equal small amounts of a larger unit. 3: hours and minutes. 4: fractions
// of a unit. 5: money with decimals, or two steps with a conversion.
export const measurementWordProblems = defineGenerator(
	"measurement-word-problems",
	1,
	(random, difficulty) => {
		switch (difficulty) {
			case 1:
				return oneStep(random);
			case 2:
				return random.oneIn(2) ? howManyFit(random) : equalAmounts(random);
			case 3:
				return random.oneIn(2) ? timeLeft(random) : timesInAll(random);
			case 4:
				return random.oneIn(2) ? fractionTimes(random) : fractionLeft(random);
			default:
				return random.oneIn(2) ? money(random) : twoSteps(random);
		}
	},
);
