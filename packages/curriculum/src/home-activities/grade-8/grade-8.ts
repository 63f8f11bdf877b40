import type { HomeActivityOf } from "../home-activity.ts";
import { expressionsAndEquations } from "./expressions-and-equations.ts";
import { functions } from "./functions.ts";
import { geometry } from "./geometry.ts";
import { numberSystem } from "./number-system.ts";
import { statisticsAndProbability } from "./statistics-and-probability.ts";

/** For the skills of grade 8. */
export const grade8: readonly HomeActivityOf[] = [
	...numberSystem,
	...expressionsAndEquations,
	...functions,
	...geometry,
	...statisticsAndProbability,
];
