import { ask, defineSkill } from "../../../kit/index.ts";
import { equationOfStory, inStory } from "../../stories/sum-stories.ts";
import { bare, inColumns, inJumps, inParts, onBlocks } from "./sum-forms.ts";
import { sumsOf } from "./sums.ts";

const easy = sumsOf(["+"], { least: 25, most: 99, regroups: [0] });
const any = sumsOf(["+"], { least: 30, most: 99 });
const hard = sumsOf(["+"], { least: 40, most: 99, regroups: [1] });
const HARD = { least: 40, most: 99, part: 12, regroups: [1] };

// 1: no new ten. 2: with and without a new ten, also in columns. 3: always a new ten. 4: stories with a new ten.
// 5: stories in which a word points to subtracting, and someone's mistake.
export const addWithin100 = defineSkill("add-within-100", 12, {
	1: [ask.typed(bare(easy)), ask.withBlocks(onBlocks(easy)), ask.chosen(bare(easy)), inParts(easy)],
	2: [
		ask.typed(bare(any)),
		ask.withBlocks(onBlocks(any)),
		ask.byJumps(inJumps(any)),
		inColumns(any),
		ask.matched(bare(any), "sum"),
		inParts(any),
	],
	3: [
		ask.typed(bare(hard)),
		ask.withBlocks(onBlocks(hard)),
		ask.byJumps(inJumps(hard)),
		inColumns(hard),
		ask.chosen(bare(hard)),
		ask.judged(bare(hard)),
	],
	4: [
		ask.typed(inStory(["join", "together", "more-than"], HARD)),
		ask.chosen(inStory(["join", "together", "more-than"], HARD)),
		inParts(hard),
		ask.judged(bare(hard)),
	],
	5: [
		ask.typed(inStory(["start-of-separate", "is-fewer"], HARD)),
		ask.chosen(equationOfStory(["start-of-separate", "is-fewer"], HARD)),
		ask.whatWentWrong(bare(hard)),
		ask.explainTheMistake(bare(hard)),
	],
});
