import type { SecondWays } from "./second-way.ts";
import { secondWays6Equations } from "./grade-6-equations.ts";
import { secondWays6Expressions } from "./grade-6-expressions.ts";
import { secondWays6Geometry } from "./grade-6-geometry.ts";
import { secondWays6Integers } from "./grade-6-integers.ts";
import { secondWays6Numbers } from "./grade-6-numbers.ts";
import { secondWays6Points } from "./signed-points.ts";
import { secondWays6Measures } from "./data-measures.ts";
import { secondWays6Percents } from "./percent-ways.ts";
import { secondWays6Rates } from "./rate-ways.ts";
import { secondWays6Rewriting } from "./rewriting-ways.ts";
import { secondWays6Ratios } from "./ratio-ways.ts";
import { secondWays6Values } from "./expression-values.ts";
import { secondWays6Statistics } from "./grade-6-statistics.ts";

/** One independent solver per generator of grade 6. */
export const secondWays6: SecondWays = {
	...secondWays6Equations,
	...secondWays6Expressions,
	...secondWays6Geometry,
	...secondWays6Integers,
	...secondWays6Numbers,
	...secondWays6Measures,
	...secondWays6Percents,
	...secondWays6Points,
	...secondWays6Rates,
	...secondWays6Ratios,
	...secondWays6Rewriting,
	...secondWays6Statistics,
	...secondWays6Values,
};
