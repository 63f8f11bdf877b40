import type { Skill } from "../skill.ts";
import { baseTen } from "./base-ten.ts";
import { fractions } from "./fractions.ts";
import { geometry } from "./geometry.ts";
import { measurement } from "./measurement.ts";
import { operations } from "./operations.ts";

/** The skills of grade 4, in teaching order within each domain. */
export const grade4: readonly Skill[] = [
	...operations,
	...baseTen,
	...fractions,
	...measurement,
	...geometry,
];
