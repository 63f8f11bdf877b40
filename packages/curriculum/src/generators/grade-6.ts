import { oneStepEquationsAdd } from "./equations/one-step-equations-add.ts";
import { oneStepEquationsMult } from "./equations/one-step-equations-mult.ts";
import type { Generator } from "./generator.ts";
import { percentOfQuantity } from "./ratios/percent-of-quantity.ts";
import { unitRate } from "./ratios/unit-rate.ts";

/** The generators of grade 6, in teaching order within each domain. */
export const grade6: readonly Generator[] = [
	unitRate,
	percentOfQuantity,
	oneStepEquationsAdd,
	oneStepEquationsMult,
];
