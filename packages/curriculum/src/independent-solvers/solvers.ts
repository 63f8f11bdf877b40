import { withCardsInOrder } from "./reading/cards.ts";
import { withMadeThings } from "./reading/made-things.ts";
import { withPricesRead } from "./reading/prices.ts";
import type { Solvers } from "./solver.ts";
import { solvers2 } from "./grade-2/grade-2.ts";
import { solvers3 } from "./grade-3/grade-3.ts";
import { solvers4 } from "./grade-4/grade-4.ts";
import { solvers5 } from "./grade-5/grade-5.ts";
import { solvers6 } from "./grade-6/grade-6.ts";
import { solvers7 } from "./grade-7/grade-7.ts";
import { solvers8 } from "./grade-8/grade-8.ts";

/** One independent solver per generator. */
export const independentSolvers: Solvers = withPricesRead(
	withMadeThings(
		withCardsInOrder({
			...solvers2,
			...solvers3,
			...solvers4,
			...solvers5,
			...solvers6,
			...solvers7,
			...solvers8,
		}),
	),
);
