import type { Generator } from "./generator.ts";
import { addWithin100 } from "./whole-numbers/add-within-100.ts";
import { arraysRepeatedAddition } from "./whole-numbers/arrays-repeated-addition.ts";
import { subtractWithin100 } from "./whole-numbers/subtract-within-100.ts";

/** The generators of grade 2, in teaching order within each domain. */
export const grade2: readonly Generator[] = [addWithin100, subtractWithin100, arraysRepeatedAddition];
