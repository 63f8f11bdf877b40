import type { Solvers } from "../solver.ts";
import { measuresWays2 } from "./measures.ts";
import { numbersWays2 } from "./numbers.ts";
import { shapesWays2 } from "./shapes.ts";
import { storiesWays2 } from "./stories.ts";

/** One independent solver per generator of grade 2. */
export const solvers2: Solvers = {
	...numbersWays2,
	...storiesWays2,
	...measuresWays2,
	...shapesWays2,
};
