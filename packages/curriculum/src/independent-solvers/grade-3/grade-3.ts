import type { Solvers } from "../solver.ts";
import { fractionsWays3 } from "./fractions.ts";
import { measuresWays3 } from "./measures.ts";
import { numbersWays3 } from "./numbers.ts";
import { shapesWays3 } from "./shapes.ts";
import { storiesWays3 } from "./stories.ts";

/** One independent solver per generator of grade 3. */
export const solvers3: Solvers = {
	...numbersWays3,
	...storiesWays3,
	...fractionsWays3,
	...measuresWays3,
	...shapesWays3,
};
