import { ask, defineSkill } from "../../../kit/index.ts";
import { bare, factsOf, fromAKnownFact, inARow, inStory, missingFactor, whichProduct } from "./products.ts";

const HARD = [7, 8, 9] as const;
const SMALL = factsOf(HARD, [2, 6]);
const MIDDLE = factsOf(HARD, [3, 8]);
const ALL = factsOf(HARD, [3, 9]);
const LARGE = factsOf(HARD, [6, 9]);
const PRODUCT = ["fact", "product"] as const;

// 1: times numbers up to 6. 2: up to 8, from an easier fact. 3: up to 9, several at once. 4: a missing factor and stories.
// 5: both factors from 6 to 9, and what someone did wrong.
export const multiplyFactsHard = defineSkill("multiply-facts-hard", 17, {
	1: [
		ask.typed(bare(SMALL)),
		ask.chosen(bare(SMALL)),
		ask.typed(inStory(SMALL)),
		ask.matched(bare(SMALL), PRODUCT),
	],
	2: [fromAKnownFact(MIDDLE), ask.typed(bare(MIDDLE)), ask.chosen(inStory(MIDDLE))],
	3: [ask.judged(bare(ALL)), inARow(ALL), ask.typed(inStory(ALL)), ask.matched(bare(ALL), PRODUCT)],
	4: [
		ask.typed(missingFactor(ALL)),
		ask.chosen(whichProduct(ALL)),
		ask.typed(inStory(LARGE)),
		fromAKnownFact(ALL),
	],
	5: [
		ask.chosen(inStory(LARGE)),
		ask.typed(missingFactor(LARGE)),
		ask.judged(bare(LARGE)),
		ask.whatWentWrong(bare(LARGE)),
		ask.explainTheMistake(bare(LARGE)),
	],
});
