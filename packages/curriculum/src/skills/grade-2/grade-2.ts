import type { Skill } from "../skill.ts";
import { factsWithin20 } from "./facts-within-20.ts";
import { baseTen } from "./base-ten.ts";
import { geometry } from "./geometry.ts";
import { measurement } from "./measurement.ts";
import { sumsAndGroups } from "./sums-and-groups.ts";

/** The skills of grade 2, in teaching order within each domain. */
export const grade2: readonly Skill[] = [
	...factsWithin20,
	...baseTen,
	...sumsAndGroups,
	...measurement,
	...geometry,
];
