import { ask, defineSkill } from "../../../kit/index.ts";
import { bare, factsOf, fromAKnownFact, inARow, inStory, missingFactor, whichProduct } from "./products.ts";

const TWOS_AND_TENS = factsOf([2, 10], [1, 10]);
const FIVES = factsOf([2, 5, 10], [1, 10]);
const ZERO_AND_ONE = factsOf([0, 1], [0, 10]);
const ALL = factsOf([0, 1, 2, 5, 10], [0, 10]);
const PRODUCT = ["fact", "product"] as const;

// 1: facts of 2 and 10. 2: of 5, too, and stories. 3: of 0 and 1 among others. 4: a missing factor, stories, and which
// fact a product belongs to. 5: all of them in a row, the step from 10 to 5, and what someone did wrong.
export const multiplyFactsEasy = defineSkill("multiply-facts-easy", 17, {
	1: [
		ask.typed(bare(TWOS_AND_TENS)),
		ask.chosen(bare(TWOS_AND_TENS)),
		ask.matched(bare(TWOS_AND_TENS), PRODUCT),
	],
	2: [ask.typed(inStory(FIVES)), ask.chosen(bare(FIVES)), ask.matched(bare(FIVES), PRODUCT)],
	3: [ask.typed(bare(ZERO_AND_ONE)), ask.chosen(bare(ALL)), ask.judged(bare(ALL)), inARow(ZERO_AND_ONE)],
	4: [
		ask.typed(missingFactor(FIVES)),
		ask.typed(inStory(FIVES)),
		ask.chosen(whichProduct(FIVES)),
		ask.judged(bare(ALL)),
	],
	5: [
		inARow(ALL),
		fromAKnownFact(factsOf([5], [3, 9])),
		ask.whatWentWrong(bare(factsOf([2, 5, 10], [3, 10]))),
		ask.typed(missingFactor(FIVES)),
	],
});
