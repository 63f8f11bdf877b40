import type { SecondWays } from "../solver.ts";
import { secondWays6Equations } from "./equations.ts";
import { secondWays6Expressions } from "./expressions.ts";
import { secondWays6Geometry } from "./geometry.ts";
import { secondWays6Integers } from "./integers.ts";
import { secondWays6Numbers } from "./numbers.ts";
import { secondWays6Points } from "./signed-points.ts";
import { secondWays6Measures } from "./data-measures.ts";
import { secondWays6Percents } from "../shared/percent-solvers.ts";
import { secondWays6Rates } from "../shared/rate-solvers.ts";
import { secondWays6Rewriting } from "../shared/rewriting-solvers.ts";
import { secondWays6Ratios } from "./ratio-solvers.ts";
import { secondWays6Values } from "./expression-values.ts";
import { secondWays6Statistics } from "./statistics.ts";

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
