import { ask, defineSkill, type Form } from "../../kit/index.ts";
import { EQUAL_PARTS, PARTS_OF_A_SIZE } from "./decimal-stories.ts";
import {
	missingFactor,
	placeTheQuotientPoint,
	quotient,
	quotientInSteps,
	quotients,
	quotientStory,
	sameQuotient,
} from "./quotient-forms.ts";

const tenths = quotients([1, [11, 99]], [0, [2, 9]]);
const hundredths = quotients([2, [12, 299]], [0, [2, 12]]);
const wholeByTenths = quotients([0, [3, 60]], [1, [2, 19]]);
const byTenths = quotients([1, [12, 99]], [1, [2, 25]]);
const byHundredths = quotients([0, [4, 80]], [2, [2, 75]]);

const anySame: Form = (random) => sameQuotient(random.pick([wholeByTenths, byTenths, byHundredths]))(random);
const missing: Form = (random) => missingFactor(random.pick([tenths, byTenths]))(random);

// 1: tenths in the quotient, by a whole number. 2: hundredths, and stories. 3: divisors with tenths, made whole.
// 4: both with tenths, in stories, and what went wrong. 5: divisors with hundredths, missing numbers, mistakes to explain.
export const divideDecimals = defineSkill("divide-decimals", 17, {
	1: [
		ask.typed(quotient(tenths)),
		ask.chosen(quotient(tenths)),
		ask.typed(placeTheQuotientPoint(tenths)),
		ask.matched(quotient(tenths), "quotient"),
	],
	2: [
		ask.typed(quotientStory(hundredths, EQUAL_PARTS)),
		ask.chosen(quotientStory(hundredths, EQUAL_PARTS)),
		ask.chosen(placeTheQuotientPoint(hundredths)),
		ask.typed(quotient(hundredths)),
	],
	3: [
		ask.typed(quotient(wholeByTenths)),
		quotientInSteps(wholeByTenths),
		ask.chosen(anySame),
		ask.chosen(quotientStory(wholeByTenths, PARTS_OF_A_SIZE)),
	],
	4: [
		ask.typed(quotientStory(wholeByTenths, PARTS_OF_A_SIZE)),
		quotientInSteps(byTenths),
		ask.whatWentWrong(quotient(byTenths)),
		ask.judged(quotient(byTenths)),
	],
	5: [
		ask.typed(quotient(byHundredths)),
		ask.chosen(anySame),
		ask.typed(missing),
		ask.explainTheMistake(quotient(byHundredths)),
		ask.judged(quotient(byTenths)),
	],
});
