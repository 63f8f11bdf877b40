import { twoStepEquations } from "./equations/two-step-equations.ts";
import type { Generator } from "./generator.ts";
import { addIntegers } from "./integers/add-integers.ts";
import { subtractIntegers } from "./integers/subtract-integers.ts";

/** The generators of grade 7, in teaching order within each domain. */
export const grade7: readonly Generator[] = [addIntegers, subtractIntegers, twoStepEquations];
