import type { HomeActivityOf } from "../home-activity.ts";
import { baseTen } from "./base-ten.ts";
import { fractions } from "./fractions.ts";
import { geometry } from "./geometry.ts";
import { measurement } from "./measurement.ts";
import { operations } from "./operations.ts";

/** For the skills of grade 4. */
export const grade4: readonly HomeActivityOf[] = [
	...operations,
	...baseTen,
	...fractions,
	...measurement,
	...geometry,
];
