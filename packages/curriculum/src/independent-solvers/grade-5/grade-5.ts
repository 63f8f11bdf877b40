import type { Solvers } from "../solver.ts";
import { fractionsWays5 } from "./fractions.ts";
import { measuresWays5 } from "./measures.ts";
import { numbersWays5 } from "./numbers.ts";
import { plotsPoints } from "./coordinates.ts";
import { decimalWays5 } from "./decimals.ts";
import { readsGraphs } from "./graphs.ts";
import { longDivisionWays5 } from "./long-division.ts";
import { ordersOperations } from "./operations.ts";
import { walksPatterns } from "./patterns.ts";
import { placeWays5 } from "./places.ts";
import { productWays5 } from "./products.ts";
import { quotientWays5 } from "./quotients.ts";
import { roundingWays5 } from "./rounding.ts";
import { shapesWays5 } from "./shapes.ts";
import { convertsUnits } from "./units.ts";
import { unlikeFractionWays5 } from "./unlike-fractions.ts";
import { volumeWays5 } from "./volumes.ts";

/** One independent solver per generator of grade 5. */
export const solvers5: Solvers = {
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
