import { defineSkill } from "../../../kit/index.ts";
import { sumsOf } from "./sums.ts";
import { levelsWithin100 } from "./levels-within-100.ts";

const easy = sumsOf(["+"], { least: 25, most: 99, regroups: [0] });
const all = sumsOf(["+"], { least: 30, most: 99 });
/** Tens alone are too easy. */
const any: typeof all = (random) => {
	const sum = all(random);
	return sum && sum.a % 10 === 0 && sum.b % 10 === 0 ? undefined : sum;
};
const hard = sumsOf(["+"], { least: 40, most: 99, regroups: [1] });
const HARD = { least: 40, most: 99, part: 12, regroups: [1] };

// 1: no new ten. 2: with and without a new ten, also in columns. 3: always a new ten. 4: stories with a new ten.
// 5: stories in which a word points to subtracting, and someone's mistake.
export const addWithin100 = defineSkill(
	"add-within-100",
	23,
	levelsWithin100({
		easy,
		any,
		hard,
		ofStories: HARD,
		result: "sum",
		plain: ["join", "together", "more-than"],
		turned: ["start-of-separate", "is-fewer"],
	}),
);
