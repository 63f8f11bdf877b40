import { ask, defineSkill } from "../../../kit/index.ts";
import {
	bothParts,
	longQuotient,
	longQuotientInSteps,
	missingFactor,
	packed,
	withRemainder,
} from "./long-quotient-forms.ts";
import { byTens, fourDigits, twoDigits, withRest, zeroInside } from "./long-quotients.ts";

const fewGroups = withRemainder((random) => ({ ...withRest(random), quotient: random.integer(6, 24) }));

// 1: divisors that are tens. 2: quotients of two digits, in parts. 3: remainders, and what they mean. 4: dividends of
// four digits, and what went wrong. 5: zeros in the quotient, missing numbers, and mistakes to explain.
export const divideTwoDigitDivisor = defineSkill("divide-two-digit-divisor", 15, {
	1: [
		ask.typed(longQuotient(byTens)),
		ask.chosen(longQuotient(byTens)),
		ask.typed(packed(byTens)),
		ask.matched(longQuotient(byTens), ["division", "quotient"]),
	],
	2: [
		ask.typed(longQuotient(twoDigits)),
		ask.chosen(packed(twoDigits)),
		longQuotientInSteps(twoDigits),
		ask.matched(longQuotient(twoDigits), ["division", "quotient"]),
	],
	3: [ask.typed(fewGroups), ask.chosen(fewGroups), bothParts(withRest)],
	4: [
		ask.typed(longQuotient(fourDigits)),
		ask.typed(packed(fourDigits)),
		ask.whatWentWrong(longQuotient(fourDigits)),
		longQuotientInSteps(fourDigits),
	],
	5: [
		ask.typed(longQuotient(zeroInside)),
		ask.chosen(longQuotient(zeroInside)),
		ask.typed(missingFactor(twoDigits)),
		ask.explainTheMistake(longQuotient(zeroInside)),
		ask.judged(longQuotient(zeroInside)),
	],
});
