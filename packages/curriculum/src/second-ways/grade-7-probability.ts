import { countsOutcomes, countsTrials, simulates } from "./chance-ways.ts";
import { knowsTheScale } from "./probability-ways.ts";
import type { SecondWays } from "./second-way.ts";

/** Independent solvers of grade 7: probability. */
export const secondWays7Probability: SecondWays = {
	"probability-scale": knowsTheScale,
	"theoretical-probability": countsOutcomes,
	"experimental-probability": countsTrials,
	"compound-probability": countsOutcomes,
	"simulate-probability": simulates,
};
