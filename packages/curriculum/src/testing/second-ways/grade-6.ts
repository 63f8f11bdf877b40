import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, over, times } from "../exact.ts";
import { solvesEquation } from "../read-equation.ts";
import type { SecondWays } from "../second-way.ts";
import { byNumbers } from "../second-way.ts";

/** One second way per generator of grade 6. */
export const secondWays6: SecondWays = {
	"unit-rate": byNumbers((value, total, count) => isEqual(times(value, count), total)),
	"percent-of-quantity": byNumbers((value, percent, all) =>
		isEqual(over(value, all), over(percent, exact(100))),
	),
	"one-step-equations-add": solvesEquation,
	"one-step-equations-mult": solvesEquation,
};
