import type { SecondWays } from "./second-way.ts";
import { secondWays7Equations } from "./grade-7-equations.ts";
import { secondWays7Geometry } from "./grade-7-geometry.ts";
import { secondWays7Probability } from "./grade-7-probability.ts";
import { secondWays7Rationals } from "./grade-7-rationals.ts";
import { secondWays7Ratios } from "./grade-7-ratios.ts";
import { secondWays7Percents } from "./percent-ways.ts";
import { secondWays7Rates } from "./rate-ways.ts";
import { secondWays7Statistics } from "./grade-7-statistics.ts";

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
