import type { Solvers } from "../solver.ts";
import { solvers7Equations } from "./equations.ts";
import { solvers7Geometry } from "./geometry.ts";
import { solvers7Probability } from "./probability.ts";
import { solvers7Rationals } from "./rationals.ts";
import { solvers7Ratios } from "./ratios.ts";
import { solvers7Percents } from "../shared/percent-solvers.ts";
import { solvers7Rates } from "../shared/rate-solvers.ts";
import { solvers7Statistics } from "./statistics.ts";

/** One independent solver per generator of grade 7. */
export const solvers7: Solvers = {
	...solvers7Equations,
	...solvers7Geometry,
	...solvers7Probability,
	...solvers7Rationals,
	...solvers7Ratios,
	...solvers7Percents,
	...solvers7Rates,
	...solvers7Statistics,
};
