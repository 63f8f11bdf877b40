import type { SecondWays } from "./second-way.ts";
import { multipliesLong } from "./grade-5-long-division.ts";
import { divisionWays4 } from "./grade-4-division.ts";
import { factorWays4 } from "./grade-4-factors.ts";
import { equalFractionWays4 } from "./grade-4-equal-fractions.ts";
import { geometryWays4 } from "./grade-4-geometry.ts";
import { measureWays4 } from "./grade-4-measures.ts";
import { comparesUnlike, fractionWays4 } from "./grade-4-fractions.ts";
import { likeFractionWays4 } from "./grade-4-like-fractions.ts";
import { numberWays4 } from "./grade-4-numbers.ts";

/** One independent solver per generator of grade 4. */
export const secondWays4: SecondWays = {
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
