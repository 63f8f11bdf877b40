import { countsOutcomes, countsTrials, simulates } from "./chance-solvers.ts";
import { knowsTheScale } from "./probability-solvers.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 7: probability. */
export const solvers7Probability: Solvers = {
	"probability-scale": knowsTheScale,
	"theoretical-probability": countsOutcomes,
	"experimental-probability": countsTrials,
	"compound-probability": countsOutcomes,
	"simulate-probability": simulates,
};
