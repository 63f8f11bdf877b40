import { equalSharesWay } from "./shares.ts";
import { shapesWay } from "./flat-shapes.ts";
import { countsSquares } from "./arrays.ts";
import type { SecondWays } from "../solver.ts";

/** Independent solvers of grade 2 for shapes. */
export const shapesWays2: SecondWays = {
	"identify-shapes": shapesWay,
	"partition-rectangle": countsSquares,
	"equal-shares": equalSharesWay,
};
