import { ask, defineSkill } from "../../kit/index.ts";
import type { Situation } from "../stories/situations.ts";
import { barOfStory, equationOfStory, inStory } from "../stories/sum-stories.ts";
import { twoChanges, twoChangesInBoxes } from "../stories/two-changes.ts";
import { tellLengths } from "./length-stories.ts";
import { CHANGING_LENGTHS } from "./length-two-steps.ts";

const PLAIN: readonly Situation[] = ["join", "separate", "together"];
const CHANGES: readonly Situation[] = ["change-of-join", "change-of-separate", "difference"];
const STARTS: readonly Situation[] = ["start-of-join", "start-of-separate", "is-more", "is-fewer"];
const SMALL = { least: 12, most: 30, part: 4 };
const MIDDLE = { least: 30, most: 60, part: 8 };
const LARGE = { least: 40, most: 99, part: 11 };
const PAIR = ["story", "equation"] as const;

// 1: put together or cut off, below 30. 2: below 60. 3: a change or a difference is unknown. 4: the start is unknown, below
// 100. 5: two steps.
export const lengthWordProblems = defineSkill("length-word-problems", 15, {
	1: [
		ask.typed(inStory(PLAIN, SMALL, tellLengths)),
		ask.chosen(inStory(PLAIN, SMALL, tellLengths)),
		barOfStory(PLAIN, SMALL, tellLengths),
	],
	2: [
		ask.typed(inStory(PLAIN, MIDDLE, tellLengths)),
		ask.chosen(equationOfStory(PLAIN, MIDDLE, tellLengths)),
		barOfStory(PLAIN, MIDDLE, tellLengths),
	],
	3: [
		ask.typed(inStory(CHANGES, LARGE, tellLengths)),
		ask.chosen(inStory(CHANGES, LARGE, tellLengths)),
		barOfStory(CHANGES, LARGE, tellLengths),
		ask.matched(equationOfStory([...PLAIN, ...CHANGES], LARGE, tellLengths), PAIR),
	],
	4: [
		ask.typed(inStory(STARTS, LARGE, tellLengths)),
		ask.chosen(equationOfStory(STARTS, LARGE, tellLengths)),
		barOfStory(STARTS, LARGE, tellLengths),
	],
	5: [
		ask.typed(twoChanges(CHANGING_LENGTHS, 90)),
		ask.chosen(twoChanges(CHANGING_LENGTHS, 90)),
		twoChangesInBoxes(CHANGING_LENGTHS, 90),
	],
});
