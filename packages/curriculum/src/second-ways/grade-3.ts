import type { SecondWays } from "./second-way.ts";
import { fractionsWays3 } from "./grade-3-fractions.ts";
import { measuresWays3 } from "./grade-3-measures.ts";
import { numbersWays3 } from "./grade-3-numbers.ts";
import { shapesWays3 } from "./grade-3-shapes.ts";
import { storiesWays3 } from "./grade-3-stories.ts";

/** One independent solver per generator of grade 3. */
export const secondWays3: SecondWays = {
	...numbersWays3,
	...storiesWays3,
	...fractionsWays3,
	...measuresWays3,
	...shapesWays3,
};
