import type { Skill } from "../skill.ts";
import { expressionsAndEquations } from "./expressions-and-equations.ts";
import { geometry } from "./geometry.ts";
import { numberSystem } from "./number-system.ts";
import { ratios } from "./ratios.ts";
import { statisticsAndProbability } from "./statistics-and-probability.ts";

/** The skills of grade 6, in teaching order within each domain. */
export const grade6: readonly Skill[] = [
	...ratios,
	...numberSystem,
	...expressionsAndEquations,
	...geometry,
	...statisticsAndProbability,
];
