import { defineSkill } from "../../../kit/index.ts";
import { sumsOf } from "./sums.ts";
import { levelsWithin100 } from "./levels-within-100.ts";

const easy = sumsOf(["-"], { least: 30, most: 99, regroups: [0] });
const any = sumsOf(["-"], { least: 30, most: 99 });
const hard = sumsOf(["-"], { least: 40, most: 98, part: 11, regroups: [1] });
const HARD = { least: 40, most: 98, part: 11, regroups: [1] };

// 1: enough ones. 2: with and without a trade, also in columns. 3: always a trade. 4: stories with a trade. 5: stories in
// which a word points to adding, and someone's mistake.
export const subtractWithin100 = defineSkill(
	"subtract-within-100",
	23,
	levelsWithin100({
		easy,
		any,
		hard,
		ofStories: HARD,
		result: "difference",
		plain: ["separate", "fewer-than", "difference"],
		turned: ["start-of-join", "is-more", "change-of-join"],
	}),
);
