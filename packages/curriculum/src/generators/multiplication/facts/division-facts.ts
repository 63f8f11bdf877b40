import { ask, defineSkill } from "../../../kit/index.ts";
import { factsOf } from "./products.ts";
import { bareQuotient, family, quotientStory } from "./quotients.ts";
import { missingInDivision } from "./unknown-numbers.ts";

const EASY = factsOf([2, 5, 10], [2, 10]);
const MIDDLE = factsOf([3, 4, 5], [2, 10]);
const HARD = factsOf([6, 7, 8, 9], [3, 9]);
const LARGE = factsOf([6, 7, 8, 9], [5, 9]);
const QUOTIENT = ["division", "quotient"] as const;

// 1: by 2, 5 and 10. 2: by 3, 4 and 5, and stories. 3: by 6 to 9, several at once, and fact families. 4: a missing divisor
// or dividend, and stories. 5: with quotients from 5 to 9, and what someone did wrong.
export const divisionFacts = defineSkill("division-facts", 16, {
	1: [
		ask.typed(bareQuotient(EASY)),
		ask.chosen(bareQuotient(EASY)),
		ask.matched(bareQuotient(EASY), QUOTIENT),
	],
	2: [ask.typed(quotientStory(MIDDLE)), ask.chosen(bareQuotient(MIDDLE)), family(MIDDLE)],
	3: [ask.typed(bareQuotient(HARD)), ask.judged(bareQuotient(HARD)), family(HARD)],
	4: [
		ask.typed(missingInDivision(HARD)),
		ask.typed(quotientStory(HARD)),
		ask.chosen(missingInDivision(HARD)),
		ask.matched(bareQuotient(HARD), QUOTIENT),
	],
	5: [
		ask.typed(missingInDivision(LARGE)),
		ask.chosen(quotientStory(LARGE)),
		ask.judged(bareQuotient(LARGE)),
		ask.whatWentWrong(bareQuotient(LARGE)),
		ask.explainTheMistake(bareQuotient(LARGE)),
	],
});
