import type { SecondWays } from "./second-way.ts";
import { measuresWays2 } from "./grade-2-measures.ts";
import { numbersWays2 } from "./grade-2-numbers.ts";
import { shapesWays2 } from "./grade-2-shapes.ts";
import { storiesWays2 } from "./grade-2-stories.ts";

/** One independent solver per generator of grade 2. */
export const secondWays2: SecondWays = {
	...numbersWays2,
	...storiesWays2,
	...measuresWays2,
	...shapesWays2,
};
