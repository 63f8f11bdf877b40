import { ask, defineSkill } from "../../../kit/index.ts";
import { inStory } from "../../stories/sum-stories.ts";
import { bare, inBlocks, inColumns, inParts, onBlocks, within1000 } from "./sum-forms.ts";
import { sumsOf } from "./sums.ts";

const blocks = (regroups: readonly number[]) => sumsOf(["+"], { least: 220, most: 560, part: 101, regroups });
const one = sumsOf(["+"], { least: 300, most: 999, part: 35, regroups: [1] });
const two = sumsOf(["+"], { least: 300, most: 999, part: 45, regroups: [2] });
const LARGE = { least: 300, most: 999, part: 45, regroups: [2] };

// 1: with blocks, nothing to regroup. 2: with blocks, a new ten or hundred. 3: in columns, one of them. 4: in columns, both.
// 5: stories and claims with both, also with numbers of different length.
export const addWithin1000 = defineSkill("add-within-1000", 18, {
	1: [
		ask.typed(inBlocks(blocks([0]))),
		ask.withBlocks(onBlocks(blocks([0]))),
		ask.chosen(inBlocks(blocks([0]))),
		inColumns(blocks([0])),
	],
	2: [
		ask.typed(inBlocks(blocks([1]))),
		ask.withBlocks(onBlocks(blocks([1]))),
		ask.chosen(inBlocks(blocks([1]))),
		inParts(one),
	],
	3: [inColumns(one), ask.typed(bare(one)), ask.matched(bare(one), "sum"), ask.chosen(bare(one))],
	4: [
		inColumns(two),
		ask.typed(bare(two)),
		ask.chosen(bare(two)),
		ask.judged(within1000(bare(two))),
		inParts(two),
	],
	5: [
		ask.typed(inStory(["join", "together", "start-of-separate"], LARGE)),
		ask.chosen(inStory(["join", "together", "is-fewer"], LARGE)),
		ask.judged(within1000(bare(two))),
		ask.whatWentWrong(within1000(bare(two))),
		ask.explainTheMistake(within1000(bare(two))),
	],
});
