import type { SecondWays } from "../solver.ts";
import { measuresWays2 } from "./measures.ts";
import { numbersWays2 } from "./numbers.ts";
import { shapesWays2 } from "./shapes.ts";
import { storiesWays2 } from "./stories.ts";

/** One independent solver per generator of grade 2. */
export const secondWays2: SecondWays = {
	...numbersWays2,
	...storiesWays2,
	...measuresWays2,
	...shapesWays2,
};
