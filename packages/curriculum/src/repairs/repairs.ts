import type { Repair } from "./repair.ts";
import { REPAIRS_OF_ALGEBRA } from "./of-algebra.ts";
import { REPAIRS_OF_FRACTIONS } from "./of-fractions.ts";
import { REPAIRS_OF_NUMBERS } from "./of-numbers.ts";
import { REPAIRS_OF_SHAPES } from "./of-shapes.ts";

const REPAIRS = new Map(
	[REPAIRS_OF_NUMBERS, REPAIRS_OF_FRACTIONS, REPAIRS_OF_SHAPES, REPAIRS_OF_ALGEBRA].flatMap((each) =>
		Object.entries(each),
	),
);

/** The repair of a procedure shared by several skills; undefined for one of a single skill. */
export function sharedRepair(procedure: string): Repair | undefined {
	return REPAIRS.get(procedure);
}
