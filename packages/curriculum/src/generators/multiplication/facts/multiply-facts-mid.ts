import { ask, defineSkill } from "../../../kit/index.ts";
import { bare, factsOf, fromAKnownFact, inARow, inStory, missingFactor, whichProduct } from "./products.ts";

const THREES = factsOf([3], [2, 10]);
const FOURS = factsOf([3, 4], [2, 10]);
const SIXES = factsOf([3, 4, 6], [2, 10]);
const LARGE = factsOf([3, 4, 6], [6, 10]);
const PRODUCT = ["fact", "product"] as const;

// 1: facts of 3. 2: of 4, too, from a double. 3: of 6, too. 4: a missing factor, stories, and which fact a product belongs
// to. 5: with the larger factors only, and what someone did wrong.
export const multiplyFactsMid = defineSkill("multiply-facts-mid", 17, {
	1: [
		ask.typed(bare(THREES)),
		ask.chosen(bare(THREES)),
		ask.typed(inStory(THREES)),
		ask.matched(bare(THREES), PRODUCT),
	],
	2: [ask.typed(inStory(FOURS)), fromAKnownFact(FOURS), ask.matched(bare(FOURS), PRODUCT)],
	3: [ask.chosen(bare(SIXES)), ask.judged(bare(SIXES)), inARow(SIXES), ask.typed(inStory(SIXES))],
	4: [
		ask.typed(missingFactor(SIXES)),
		ask.chosen(whichProduct(SIXES)),
		ask.typed(inStory(LARGE)),
		ask.matched(bare(LARGE), PRODUCT),
	],
	5: [
		ask.chosen(inStory(LARGE)),
		ask.judged(bare(LARGE)),
		ask.whatWentWrong(bare(LARGE)),
		ask.explainTheMistake(bare(LARGE)),
		ask.typed(missingFactor(LARGE)),
	],
});
