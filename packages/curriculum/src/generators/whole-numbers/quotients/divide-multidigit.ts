import { ask, defineSkill, type Form } from "../../../kit/index.ts";
import { decimalDivision, quotientOf, scaledOf } from "../../decimals/decimal-products.ts";
import {
	bothParts,
	longQuotient,
	longQuotientInSteps,
	missingFactor,
	packed,
	withRemainder,
} from "./long-quotient-forms.ts";
import { type Draw, even } from "./long-quotients.ts";

const twoDigits = even([13, 89], [21, 99]);
const threeDigits = even([13, 89], [112, 899]);
const zeroInside: Draw = (random) => ({
	divisor: random.integer(14, 89),
	quotient: 100 * random.integer(1, 9) + random.integer(1, 9),
	rest: 0,
});
const byThreeDigits = even([112, 489], [24, 98]);
const withRest: Draw = (random) => {
	const division = threeDigits(random);
	return { ...division, rest: random.integer(1, division.divisor - 1) };
};

/** Whole numbers whose quotient has tenths: the division goes on after the decimal point. */
const toTenths: Form = (random) => {
	const divisor = random.pick([12, 15, 16, 18, 25, 35, 36, 45, 48, 55, 65, 75]);
	const division = quotientOf(scaledOf(random, 1, [112, 989]), { units: divisor, places: 0 });
	return division.dividend.units % 10 === 0 ? decimalDivision(random, division) : undefined;
};

const NOUNS = ["division", "quotient"] as const;

// 1: quotients of two digits, in parts. 2: of three digits. 3: zeros inside the quotient. 4: divisors of three digits, and
// what a remainder means. 5: quotients with tenths, missing numbers, and mistakes to explain.
export const divideMultidigit = defineSkill("divide-multidigit", 18, {
	1: [
		ask.typed(longQuotient(twoDigits)),
		ask.chosen(packed(twoDigits)),
		longQuotientInSteps(twoDigits),
		ask.matched(longQuotient(twoDigits), NOUNS),
	],
	2: [
		ask.typed(longQuotient(threeDigits)),
		ask.typed(packed(threeDigits)),
		bothParts(withRest),
		ask.judged(longQuotient(threeDigits)),
	],
	3: [
		ask.typed(longQuotient(zeroInside)),
		ask.chosen(longQuotient(zeroInside)),
		ask.typed(packed(zeroInside)),
		ask.whatWentWrong(longQuotient(zeroInside)),
	],
	4: [
		ask.typed(longQuotient(byThreeDigits)),
		ask.chosen(withRemainder(withRest)),
		ask.typed(withRemainder(withRest)),
		longQuotientInSteps(byThreeDigits),
		bothParts(withRest),
	],
	5: [
		ask.typed(toTenths),
		ask.chosen(toTenths),
		ask.typed(missingFactor(byThreeDigits)),
		ask.explainTheMistake(longQuotient(zeroInside)),
		ask.judged(longQuotient(byThreeDigits)),
	],
});
