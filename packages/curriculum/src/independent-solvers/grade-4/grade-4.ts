import type { Solvers } from "../solver.ts";
import { multipliesLong } from "../grade-5/long-division.ts";
import { divisionWays4 } from "./division.ts";
import { factorWays4 } from "./factors.ts";
import { equalFractionWays4 } from "./equal-fractions.ts";
import { geometryWays4 } from "./geometry.ts";
import { measureWays4 } from "./measures.ts";
import { comparesUnlike, fractionWays4 } from "./fractions.ts";
import { likeFractionWays4 } from "./like-fractions.ts";
import { numberWays4 } from "./numbers.ts";

/** One independent solver per generator of grade 4. */
export const solvers4: Solvers = {
	"multiply-two-by-two-digit": multipliesLong,
	"compare-fractions-unlike": comparesUnlike,
	...numberWays4,
	...fractionWays4,
	...divisionWays4,
	...equalFractionWays4,
	...factorWays4,
	...likeFractionWays4,
	...measureWays4,
	...geometryWays4,
};
