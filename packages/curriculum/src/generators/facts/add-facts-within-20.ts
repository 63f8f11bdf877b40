import { ask, defineSkill } from "../../kit/index.ts";
import { equation, onBar } from "./box-equations.ts";
import { bareFact, factInJumps, factStory, nearDouble, overTen } from "./fact-forms.ts";

const small = { sign: "+", least: 3, most: 10 } as const;
const middle = { sign: "+", least: 6, most: 14 } as const;
const large = { sign: "+", least: 11, most: 18 } as const;
const STORIES = ["join", "together", "more-than"] as const;
const missing = equation({ least: 8, most: 18, kinds: ["addend"], isTurned: true });

// 1: sums to 10. 2: sums to 14, and doubles. 3: always over ten. 4: a missing addend. 5: over ten by a ten, many facts at
// once, and someone's mistake.
export const addFactsWithin20 = defineSkill("add-facts-within-20", 14, {
	1: [
		ask.typed(bareFact(small)),
		ask.chosen(bareFact(small)),
		ask.typed(factStory(STORIES, small)),
		ask.byJumps(factInJumps(small)),
	],
	2: [
		ask.typed(bareFact(middle)),
		ask.byJumps(factInJumps(middle)),
		nearDouble,
		ask.matched(bareFact(middle), "sum"),
		ask.chosen(factStory(STORIES, middle)),
	],
	3: [
		ask.typed(bareFact(large)),
		ask.typed(factStory(STORIES, large)),
		ask.byJumps(factInJumps(large)),
		ask.judged(bareFact(large)),
		overTen,
	],
	4: [ask.typed(missing), ask.chosen(missing), onBar({ least: 8, most: 18 })],
	5: [
		overTen,
		ask.judged(bareFact(large)),
		ask.whatWentWrong(bareFact(large)),
		ask.explainTheMistake(bareFact(large)),
	],
});
