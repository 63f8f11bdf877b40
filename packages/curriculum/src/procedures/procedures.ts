import { OF_ALGEBRA } from "./of-algebra.ts";
import { OF_FRACTIONS } from "./of-fractions.ts";
import { OF_NUMBERS } from "./of-numbers.ts";
import { OF_SHAPES } from "./of-shapes.ts";
import type { Procedure } from "./procedure.ts";

/** Every procedure shared by several skills; every other known mistake is a procedure of its own skill. */
export const PROCEDURES: readonly Procedure[] = [...OF_NUMBERS, ...OF_FRACTIONS, ...OF_SHAPES, ...OF_ALGEBRA];
