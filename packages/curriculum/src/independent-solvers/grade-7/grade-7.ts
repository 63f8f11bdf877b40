import type { SecondWays } from "../solver.ts";
import { secondWays7Equations } from "./equations.ts";
import { secondWays7Geometry } from "./geometry.ts";
import { secondWays7Probability } from "./probability.ts";
import { secondWays7Rationals } from "./rationals.ts";
import { secondWays7Ratios } from "./ratios.ts";
import { secondWays7Percents } from "../shared/percent-solvers.ts";
import { secondWays7Rates } from "../shared/rate-solvers.ts";
import { secondWays7Statistics } from "./statistics.ts";

/** One independent solver per generator of grade 7. */
export const secondWays7: SecondWays = {
	...secondWays7Equations,
	...secondWays7Geometry,
	...secondWays7Probability,
	...secondWays7Rationals,
	...secondWays7Ratios,
	...secondWays7Percents,
	...secondWays7Rates,
	...secondWays7Statistics,
};
