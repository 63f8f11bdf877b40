import type { SecondWays } from "./second-way.ts";
import { fractionsWays5 } from "./grade-5-fractions.ts";
import { measuresWays5 } from "./grade-5-measures.ts";
import { numbersWays5 } from "./grade-5-numbers.ts";
import { plotsPoints } from "./grade-5-coordinates.ts";
import { decimalWays5 } from "./grade-5-decimals.ts";
import { readsGraphs } from "./grade-5-graphs.ts";
import { longDivisionWays5 } from "./grade-5-long-division.ts";
import { ordersOperations } from "./grade-5-operations.ts";
import { walksPatterns } from "./grade-5-patterns.ts";
import { placeWays5 } from "./grade-5-places.ts";
import { productWays5 } from "./grade-5-products.ts";
import { quotientWays5 } from "./grade-5-quotients.ts";
import { roundingWays5 } from "./grade-5-rounding.ts";
import { shapesWays5 } from "./grade-5-shapes.ts";
import { convertsUnits } from "./grade-5-units.ts";
import { unlikeFractionWays5 } from "./grade-5-unlike-fractions.ts";
import { volumeWays5 } from "./grade-5-volumes.ts";

/** One independent solver per generator of grade 5. */
export const secondWays5: SecondWays = {
	...numbersWays5,
	...fractionsWays5,
	...quotientWays5,
	"convert-units-within-system": convertsUnits,
	...placeWays5,
	...longDivisionWays5,
	"plot-quadrant-one": plotsPoints,
	"interpret-coordinates": readsGraphs,
	"two-rule-patterns": walksPatterns,
	"order-of-operations-brackets": ordersOperations,
	...decimalWays5,
	...roundingWays5,
	...volumeWays5,
	...productWays5,
	...unlikeFractionWays5,
	...measuresWays5,
	...shapesWays5,
};
