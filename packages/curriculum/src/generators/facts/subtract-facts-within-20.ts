import { ask, defineSkill } from "../../kit/index.ts";
import { equation, onBar } from "./box-equations.ts";
import { bareFact, factFamily, factInJumps, factStory } from "./fact-forms.ts";

const small = { sign: "-", least: 4, most: 10 } as const;
const middle = { sign: "-", least: 8, most: 14 } as const;
const large = { sign: "-", least: 11, most: 18 } as const;
const STORIES = ["separate", "fewer-than", "difference"] as const;
const missing = equation({ least: 8, most: 18, kinds: ["taken"], isTurned: true });

// 1: from at most 10. 2: from at most 14. 3: always back over ten. 4: the number taken away is missing. 5: both facts of a
// family, many facts at once, and someone's mistake.
export const subtractFactsWithin20 = defineSkill("subtract-facts-within-20", 14, {
	1: [
		ask.typed(bareFact(small)),
		ask.chosen(bareFact(small)),
		ask.typed(factStory(STORIES, small)),
		ask.byJumps(factInJumps(small)),
	],
	2: [
		ask.typed(bareFact(middle)),
		ask.byJumps(factInJumps(middle)),
		ask.matched(bareFact(middle), "difference"),
		ask.chosen(factStory(STORIES, middle)),
	],
	3: [
		ask.typed(bareFact(large)),
		ask.typed(factStory(STORIES, large)),
		ask.byJumps(factInJumps(large)),
		ask.judged(bareFact(large)),
		factFamily,
	],
	4: [ask.typed(missing), ask.chosen(missing), onBar({ least: 8, most: 18 })],
	5: [
		factFamily,
		ask.judged(bareFact(large)),
		ask.whatWentWrong(bareFact(large)),
		ask.explainTheMistake(bareFact(large)),
	],
});
