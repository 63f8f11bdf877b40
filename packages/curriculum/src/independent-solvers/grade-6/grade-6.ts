import type { Solvers } from "../solver.ts";
import { solvers6Equations } from "./equations.ts";
import { solvers6Expressions } from "./expressions.ts";
import { solvers6Geometry } from "./geometry.ts";
import { solvers6Integers } from "./integers.ts";
import { solvers6Numbers } from "./numbers.ts";
import { solvers6Points } from "./signed-points.ts";
import { solvers6Measures } from "./data-measures.ts";
import { solvers6Percents } from "../shared/percent-solvers.ts";
import { solvers6Rates } from "../shared/rate-solvers.ts";
import { solvers6Rewriting } from "../shared/rewriting-solvers.ts";
import { solvers6Ratios } from "./ratio-solvers.ts";
import { solvers6Values } from "./expression-values.ts";
import { solvers6Statistics } from "./statistics.ts";

/** One independent solver per generator of grade 6. */
export const solvers6: Solvers = {
	...solvers6Equations,
	...solvers6Expressions,
	...solvers6Geometry,
	...solvers6Integers,
	...solvers6Numbers,
	...solvers6Measures,
	...solvers6Percents,
	...solvers6Points,
	...solvers6Rates,
	...solvers6Ratios,
	...solvers6Rewriting,
	...solvers6Statistics,
	...solvers6Values,
};
