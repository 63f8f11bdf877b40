import type { HomeActivityOf } from "../home-activity.ts";
import { expressionsAndEquations } from "./expressions-and-equations.ts";
import { geometry } from "./geometry.ts";
import { numberSystem } from "./number-system.ts";
import { ratios } from "./ratios.ts";
import { statisticsAndProbability } from "./statistics-and-probability.ts";

/** For the skills of grade 6. */
export const grade6: readonly HomeActivityOf[] = [
	...ratios,
	...numberSystem,
	...expressionsAndEquations,
	...geometry,
	...statisticsAndProbability,
];
