import { ask, defineSkill } from "../../../kit/index.ts";
import { factsOf } from "./products.ts";
import { bareQuotient, family, helpingFact, quotientStory, thinkFirst } from "./quotients.ts";

const EASY = factsOf([2, 5, 10], [2, 10]);
const MIDDLE = factsOf([2, 3, 4, 5, 6], [2, 8]);
const ALL = factsOf([3, 4, 6, 7, 8, 9], [3, 9]);
const HELP = ["division", "multiplication equation"] as const;

// 1: by 2, 5 and 10, with the multiplication beside it. 2: facts up to 6 times 8, and the equation that helps. 3: up to 9
// times 9. 4: in a story, and several equations at once. 5: both divisions of a fact, and what someone did wrong.
export const divisionAsUnknownFactor = defineSkill("division-as-unknown-factor", 16, {
	1: [thinkFirst(EASY), ask.chosen(helpingFact(EASY)), ask.typed(bareQuotient(EASY))],
	2: [thinkFirst(MIDDLE), ask.chosen(helpingFact(MIDDLE)), ask.typed(quotientStory(MIDDLE))],
	3: [thinkFirst(ALL), ask.matched(helpingFact(ALL), HELP), ask.typed(bareQuotient(ALL))],
	4: [ask.typed(quotientStory(ALL)), ask.matched(helpingFact(ALL), HELP), ask.judged(bareQuotient(ALL))],
	5: [
		family(ALL),
		ask.typed(quotientStory(ALL)),
		ask.whatWentWrong(bareQuotient(ALL)),
		ask.explainTheMistake(bareQuotient(ALL)),
	],
});
