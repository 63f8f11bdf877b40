import { readsClocks } from "../shared/clocks.ts";
import { countsMoney } from "./coins.ts";
import { countsCrosses, readsGraph } from "./graphs.ts";
import { estimatesLengths } from "./lengths.ts";
import { comparesLengths, readsRuler } from "../shared/rulers.ts";
import type { Solvers } from "../solver.ts";
import { comparesUnits } from "./two-units.ts";

/** Independent solvers of grade 2 for lengths, time, money and data. */
export const measuresWays2: Solvers = {
	"measure-length-ruler": readsRuler,
	"measure-two-units": comparesUnits,
	"estimate-lengths": estimatesLengths,
	"compare-lengths": comparesLengths,
	"time-five-minutes": readsClocks,
	"count-coins-bills": countsMoney,
	"line-plot-whole": countsCrosses,
	"picture-bar-graphs": readsGraph,
};
