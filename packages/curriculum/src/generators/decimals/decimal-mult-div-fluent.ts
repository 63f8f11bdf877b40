import { ask, defineSkill, type Form } from "../../kit/index.ts";
import { EQUAL_PARTS, PARTS_OF_A_SIZE } from "./decimal-stories.ts";
import { factors, placeThePoint, price, product, productInSteps, productStory } from "./product-forms.ts";
import {
	missingFactor,
	placeTheQuotientPoint,
	quotient,
	quotientInSteps,
	quotients,
	quotientStory,
	sameQuotient,
} from "./quotient-forms.ts";

const tenths = factors([1, [11, 99]], [1, [11, 59]]);
const hundredths = factors([2, [102, 999]], [1, [2, 99]]);
const thousandths = factors([3, [102, 3999]], [1, [11, 49]]);
const belowOne = factors([3, [12, 999]], [2, [2, 48]]);
const byDigit = quotients([1, [11, 999]], [0, [3, 9]]);
const longByDigit = quotients([2, [102, 2999]], [0, [3, 24]]);
const byTenths = quotients([1, [12, 299]], [1, [3, 25]]);
const longByTenths = quotients([2, [102, 1999]], [1, [12, 49]]);
const byHundredths = quotients([1, [12, 499]], [2, [3, 75]]);

/** Either of the two operations. */
const either =
	(one: Form, other: Form): Form =>
	(random) =>
		random.pick([one, other])(random);

// 1: tenths by tenths, and tenths in the quotient. 2: hundredths. 3: divisors with tenths, made whole. 4: stories and prices
// with longer decimals, and what went wrong. 5: factors below one, divisors with hundredths, and mistakes to explain.
export const decimalMultDivFluent = defineSkill("decimal-mult-div-fluent", 17, {
	1: [
		ask.typed(either(product(tenths), quotient(byDigit))),
		ask.chosen(product(tenths)),
		ask.chosen(placeTheQuotientPoint(byDigit)),
		ask.matched(quotient(byDigit), "quotient"),
		productInSteps(tenths),
	],
	2: [
		ask.typed(product(hundredths)),
		ask.typed(quotient(longByDigit)),
		ask.chosen(placeThePoint(hundredths)),
		ask.typed(quotientStory(longByDigit, EQUAL_PARTS)),
		productInSteps(hundredths),
	],
	3: [
		ask.typed(quotient(byTenths)),
		ask.chosen(sameQuotient(byTenths)),
		quotientInSteps(byTenths),
		ask.judged(either(product(hundredths), quotient(byTenths))),
	],
	4: [
		ask.typed(productStory(hundredths)),
		ask.chosen(price(true)),
		ask.typed(quotientStory(byTenths, PARTS_OF_A_SIZE)),
		ask.whatWentWrong(product(thousandths)),
		ask.whatWentWrong(quotient(longByTenths)),
	],
	5: [
		ask.typed(product(belowOne)),
		ask.typed(quotient(byHundredths)),
		ask.typed(missingFactor(longByTenths)),
		quotientInSteps(byHundredths),
		ask.explainTheMistake(either(product(belowOne), quotient(byHundredths))),
		ask.judged(either(product(belowOne), quotient(byHundredths))),
	],
});
