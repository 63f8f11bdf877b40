import { ask } from "../../../kit/index.ts";
import { equationOfStory, inStory } from "../../stories/sum-stories.ts";
import { bare, inColumns, inJumps, inParts, onBlocks } from "./sum-forms.ts";
import type { DrawSum } from "./sums.ts";

type Stories = Parameters<typeof inStory>[0];

/** The levels of adding, or of subtracting, within 100: how its numbers and stories are drawn and the result is called. */
export function levelsWithin100(drawn: {
	easy: DrawSum;
	any: DrawSum;
	hard: DrawSum;
	ofStories: Parameters<typeof inStory>[1];
	result: string;
	/** Stories that tell the operation, and those in which a word points to the other one. */
	plain: Stories;
	turned: Stories;
}) {
	const { easy, any, hard, ofStories, result, plain, turned } = drawn;
	return {
		1: [ask.typed(bare(easy)), ask.withBlocks(onBlocks(easy)), ask.chosen(bare(easy)), inParts(easy)],
		2: [
			ask.typed(bare(any)),
			ask.withBlocks(onBlocks(any)),
			ask.byJumps(inJumps(any)),
			inColumns(any),
			ask.matched(bare(any), result),
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
			ask.typed(inStory(plain, ofStories)),
			ask.chosen(inStory(plain, ofStories)),
			inParts(hard),
			ask.judged(bare(hard)),
		],
		5: [
			ask.typed(inStory(turned, ofStories)),
			ask.chosen(equationOfStory(turned, ofStories)),
			ask.whatWentWrong(bare(hard)),
			ask.explainTheMistake(bare(hard)),
		],
	};
}
