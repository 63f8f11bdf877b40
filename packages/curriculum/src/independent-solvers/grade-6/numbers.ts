import { greatestFactor, inCommon, leastMultiple } from "./common-numbers.ts";
import { decimalProducts, decimalSums, dividesDecimals } from "../grade-5/decimals.ts";
import { fractionQuotients, fractionQuotientStories } from "./fraction-quotients.ts";
import { longQuotients } from "../grade-5/long-division.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 6: numbers. */
export const solvers6Numbers: Solvers = {
	"divide-fractions": fractionQuotients,
	"fraction-division-word": fractionQuotientStories,
	"divide-multidigit": longQuotients,
	"decimal-add-sub-fluent": decimalSums,
	"decimal-mult-div-fluent": (question, answer) =>
		(/\\div|\\square|\beach\b|equal|same path|pump|pieces of/i.test(question.prompt)
			? dividesDecimals
			: decimalProducts)(question, answer),
	"greatest-common-factor": inCommon(greatestFactor, (a, found, prompt) =>
		prompt.includes("as many") ? a / found : found,
	),
	"least-common-multiple": inCommon(leastMultiple, (a, found, prompt) =>
		/packs of|boxes of|bags of|in a bag/.test(prompt) ? found / a : found,
	),
};
