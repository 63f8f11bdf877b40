import { equalSharesWay } from "./shares.ts";
import { shapesWay } from "./flat-shapes.ts";
import { countsSquares } from "./arrays.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 2 for shapes. */
export const shapesWays2: Solvers = {
	"identify-shapes": shapesWay,
	"partition-rectangle": countsSquares,
	"equal-shares": equalSharesWay,
};
