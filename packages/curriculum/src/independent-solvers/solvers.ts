import { withCardsInOrder } from "./reading/cards.ts";
import { withMadeThings } from "./reading/made-things.ts";
import type { SecondWays } from "./solver.ts";
import { secondWays2 } from "./grade-2/grade-2.ts";
import { secondWays3 } from "./grade-3/grade-3.ts";
import { secondWays4 } from "./grade-4/grade-4.ts";
import { secondWays5 } from "./grade-5/grade-5.ts";
import { secondWays6 } from "./grade-6/grade-6.ts";
import { secondWays7 } from "./grade-7/grade-7.ts";
import { secondWays8 } from "./grade-8/grade-8.ts";

/** One independent solver per generator. */
export const secondWays: SecondWays = withMadeThings(
	withCardsInOrder({
		...secondWays2,
		...secondWays3,
		...secondWays4,
		...secondWays5,
		...secondWays6,
		...secondWays7,
		...secondWays8,
	}),
);
