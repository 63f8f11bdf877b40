import type { Skill } from "../skill.ts";
import { expressionsAndEquations } from "./expressions-and-equations.ts";
import { functions } from "./functions.ts";
import { geometry } from "./geometry.ts";
import { numberSystem } from "./number-system.ts";
import { statisticsAndProbability } from "./statistics-and-probability.ts";

/** The skills of grade 8, in teaching order within each domain. */
export const grade8: readonly Skill[] = [
	...numberSystem,
	...expressionsAndEquations,
	...functions,
	...geometry,
	...statisticsAndProbability,
];
