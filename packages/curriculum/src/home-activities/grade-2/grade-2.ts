import type { HomeActivityOf } from "../home-activity.ts";
import { baseTen } from "./base-ten.ts";
import { geometry } from "./geometry.ts";
import { measurement } from "./measurement.ts";
import { operations } from "./operations.ts";

/** For the skills of grade 2. */
export const grade2: readonly HomeActivityOf[] = [...operations, ...baseTen, ...measurement, ...geometry];
