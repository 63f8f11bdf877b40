import { ask, defineSkill } from "../../kit/index.ts";
import { numberMeaning } from "./patterns/number-meanings.ts";
import { sharePicture } from "./pictured-groups.ts";
import { factsOf } from "./facts/products.ts";
import { bareQuotient, quotientExpression, quotientStory } from "./facts/quotients.ts";

const SMALL = factsOf([2, 3, 4, 5], [2, 5]);
const MIDDLE = factsOf([2, 3, 4, 5, 6], [3, 7]);
const LARGE = factsOf([3, 4, 5, 6, 7, 8], [3, 9]);
const ALL = factsOf([4, 5, 6, 7, 8, 9], [4, 9]);
const BOTH = ["shares", "groups"] as const;

// 1: sharing, with a picture, too. 2: making groups. 3: either, and the expression. 4: what each number of the equation
// tells. 5: up to 81, and what someone did wrong.
export const divisionEqualShares = defineSkill("division-equal-shares", 15, {
	1: [
		sharePicture(SMALL),
		ask.typed(quotientStory(SMALL, ["shares"])),
		ask.chosen(quotientStory(SMALL, ["shares"])),
	],
	2: [
		ask.typed(quotientStory(MIDDLE, ["groups"])),
		ask.chosen(quotientStory(MIDDLE, ["groups"])),
		ask.chosen(quotientExpression(MIDDLE, ["groups"])),
		sharePicture(MIDDLE),
	],
	3: [
		ask.typed(quotientStory(LARGE)),
		ask.chosen(quotientExpression(LARGE)),
		ask.matched(bareQuotient(LARGE), ["division", "quotient"]),
	],
	4: [
		ask.chosen(numberMeaning(LARGE, BOTH)),
		ask.chosen(quotientExpression(LARGE)),
		ask.typed(quotientStory(LARGE)),
		ask.judged(bareQuotient(LARGE)),
	],
	5: [
		ask.typed(quotientStory(ALL)),
		ask.chosen(numberMeaning(ALL, BOTH)),
		ask.chosen(quotientStory(ALL)),
		ask.explainTheMistake(bareQuotient(ALL)),
	],
});
