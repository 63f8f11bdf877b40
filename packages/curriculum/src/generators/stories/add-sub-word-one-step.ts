import { ask, defineSkill } from "../../kit/index.ts";
import { CHANGES, PLAIN, TURNED } from "./situations.ts";
import { barOfStory, equationOfStory, inStory } from "./sum-stories.ts";

const SMALL = { least: 12, most: 30, part: 4 };
const MIDDLE = { least: 30, most: 99, part: 8 };
const HARD = { least: 40, most: 99, part: 11, regroups: [1] };
const PAIR = ["story", "equation"] as const;

// 1: the words say what to do, below 30. 2: below 100. 3: a change or a difference is unknown. 4: a single word points to
// the other operation. 5: all kinds with regrouping.
export const addSubWordOneStep = defineSkill("add-sub-word-one-step", 14, {
	1: [ask.typed(inStory(PLAIN, SMALL)), ask.chosen(inStory(PLAIN, SMALL)), barOfStory(PLAIN, SMALL)],
	2: [
		ask.typed(inStory(PLAIN, MIDDLE)),
		ask.chosen(equationOfStory(PLAIN, MIDDLE)),
		barOfStory(PLAIN, MIDDLE),
	],
	3: [
		ask.typed(inStory(CHANGES, MIDDLE)),
		ask.chosen(inStory(CHANGES, MIDDLE)),
		barOfStory(CHANGES, MIDDLE),
		ask.matched(equationOfStory([...PLAIN, ...CHANGES], MIDDLE), PAIR),
	],
	4: [
		ask.typed(inStory(TURNED, MIDDLE)),
		ask.chosen(equationOfStory(TURNED, MIDDLE)),
		barOfStory(TURNED, MIDDLE),
		ask.matched(equationOfStory([...CHANGES, ...TURNED], MIDDLE), PAIR),
	],
	5: [
		ask.typed(inStory([...TURNED, ...CHANGES], HARD)),
		ask.chosen(inStory(TURNED, HARD)),
		ask.matched(equationOfStory([...TURNED, ...PLAIN], HARD), PAIR),
	],
});
