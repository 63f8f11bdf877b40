import { ask, defineSkill } from "../../kit/index.ts";
import { numberMeaning } from "./patterns/number-meanings.ts";
import { describePicture, dotsInAll, pictureExpression, repeatedSum } from "./pictured-groups.ts";
import { bare, factsOf, inStory, productExpression } from "./facts/products.ts";

const SMALL = factsOf([2, 3, 4, 5], [2, 5]);
const MIDDLE = factsOf([3, 4, 5, 6], [2, 6]);
const LARGE = factsOf([4, 5, 6, 7], [3, 8]);
const ALL = factsOf([4, 5, 6, 7, 8, 9], [4, 9]);
const NOUNS = ["sum", "multiplication"] as const;

// 1: groups in a picture. 2: repeated sums, too. 3: stories without a picture. 4: the expression for a story, and what
// each number in it tells. 5: up to 9 groups of 9, and what someone did wrong.
export const multiplicationEqualGroups = defineSkill("multiplication-equal-groups", 12, {
	1: [ask.typed(dotsInAll(SMALL)), describePicture(SMALL), ask.chosen(pictureExpression(SMALL))],
	2: [
		describePicture(MIDDLE),
		ask.chosen(repeatedSum(MIDDLE)),
		ask.matched(repeatedSum(MIDDLE), NOUNS),
		ask.typed(dotsInAll(MIDDLE)),
	],
	3: [ask.typed(inStory(MIDDLE)), ask.chosen(productExpression(MIDDLE)), ask.judged(repeatedSum(MIDDLE))],
	4: [
		ask.chosen(productExpression(LARGE)),
		ask.chosen(numberMeaning(LARGE, ["product"])),
		ask.typed(inStory(LARGE)),
		ask.matched(repeatedSum(LARGE), NOUNS),
	],
	5: [
		ask.typed(inStory(ALL)),
		ask.chosen(numberMeaning(ALL, ["product"])),
		ask.judged(repeatedSum(ALL)),
		ask.explainTheMistake(bare(ALL)),
	],
});
