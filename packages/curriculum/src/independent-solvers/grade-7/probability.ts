import { countsOutcomes, countsTrials, simulates } from "./chance-solvers.ts";
import { knowsTheScale } from "./probability-solvers.ts";
import type { SecondWays } from "../solver.ts";

/** Independent solvers of grade 7: probability. */
export const secondWays7Probability: SecondWays = {
	"probability-scale": knowsTheScale,
	"theoretical-probability": countsOutcomes,
	"experimental-probability": countsTrials,
	"compound-probability": countsOutcomes,
	"simulate-probability": simulates,
};
