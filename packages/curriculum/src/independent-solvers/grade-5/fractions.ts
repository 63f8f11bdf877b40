import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { mistakenProducts } from "../mistaken/products.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solvers } from "../solver.ts";
import { byPrompt } from "../reading/common-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";

/** Independent solvers of grade 5 for fractions. */
export const fractionsWays5: Solvers = {
	"multiply-fractions": derivedSolvers(
		byPrompt(
			[
				/numerator of the product/,
				({ prompt }, { values }) => {
					const [top, bottom] = values.map((each) => wholeOf(each) ?? 0n);
					const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(formulasIn(prompt)[0] ?? "");
					return top === a * c && bottom === b * d;
				},
			],
			[
				/left( to walk)?\?/,
				({ prompt }, { value }) => {
					const [had = exact(0), part = exact(0)] = formulasIn(prompt).map((each) => calculate(each));
					return value !== null && isEqual(plus(value, times(had, part)), had);
				},
			],
			[
				/./,
				({ prompt }, { value }) => {
					const told = formulasIn(prompt).map((each) => calculate(each));
					return value !== null && isEqual(value, told.reduce(times));
				},
			],
		),
		mistakenProducts,
	),
};
