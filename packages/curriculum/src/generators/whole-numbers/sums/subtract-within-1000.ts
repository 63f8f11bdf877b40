import { ask, defineSkill } from "../../../kit/index.ts";
import { inStory } from "../../stories/sum-stories.ts";
import { bare, inBlocks, inColumns, inParts, within1000 } from "./sum-forms.ts";
import { sumsOf } from "./sums.ts";

const blocks = (regroups: readonly number[]) => sumsOf(["-"], { least: 220, most: 560, part: 101, regroups });
const one = sumsOf(["-"], { least: 300, most: 999, part: 35, regroups: [1] });
const two = sumsOf(["-"], { least: 300, most: 999, part: 45, regroups: [2] });
const LARGE = { least: 300, most: 999, part: 45, regroups: [2] };

// 1: with blocks, nothing to trade. 2: with blocks, one trade. 3: in columns, one trade. 4: in columns, two trades.
// 5: stories and claims with two trades.
export const subtractWithin1000 = defineSkill("subtract-within-1000", 19, {
	1: [ask.typed(inBlocks(blocks([0]))), ask.chosen(inBlocks(blocks([0]))), inColumns(blocks([0]))],
	2: [ask.typed(inBlocks(blocks([1]))), ask.chosen(inBlocks(blocks([1]))), inParts(one)],
	3: [inColumns(one), ask.typed(bare(one)), ask.matched(bare(one), "difference"), ask.chosen(bare(one))],
	4: [
		inColumns(two),
		ask.typed(bare(two)),
		ask.chosen(bare(two)),
		ask.judged(within1000(bare(two))),
		inParts(two),
	],
	5: [
		ask.typed(inStory(["separate", "difference", "start-of-join"], LARGE)),
		ask.chosen(inStory(["separate", "difference", "is-more"], LARGE)),
		ask.judged(within1000(bare(two))),
		ask.whatWentWrong(within1000(bare(two))),
		ask.explainTheMistake(within1000(bare(two))),
	],
});
