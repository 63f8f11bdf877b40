import type { Mistake } from "../../kit/mistakes.ts";
import { defineGenerator } from "../generator.ts";
import { factQuestion, factRow } from "./facts.ts";

// 1: facts of 2 and 10. 2: facts of 5 and 1. 3: facts of 0 and 1 among others. 4: a story. 5: four facts in a row, 0 and 1 among them.
export const multiplyFactsEasy = defineGenerator("multiply-facts-easy", 2, (random, difficulty) => {
	const kind = random.pick(
		(
			[
				[2, 10],
				[5, 5, 1],
				[0, 1, 5, 10],
				[2, 5, 10],
				[2, 5, 10],
			] as const
		)[difficulty - 1] ?? [2],
	);
	const other = random.integer(2, 10);
	if (difficulty === 5) {
		const others = random.shuffle([0, 1, random.integer(3, 6), random.integer(7, 9)]);
		return factRow(
			random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]),
			others,
			[
				"Zero groups, or groups of zero, make zero. One group is just that group.",
				"Count on by the first number, once for each step.",
			],
			true,
		);
	}
	const [a, b] = kind > 1 && random.oneIn(2) ? [kind, other] : [other, kind];
	const mistakes: Mistake[] =
		kind === 0
			? [
					["times-zero-keeps-it", other, "Groups of nothing: what is there to count?"],
					["times-zero-is-one", 1, "Groups of nothing: is there even one?"],
				]
			: kind === 1
				? [["times-one-adds-one", other + 1, "Groups of one: how many is that?"]]
				: [["one-step-too-many", a * b + b, "It looks like one step too many was counted."]];
	return factQuestion(random, {
		a,
		b,
		has_story: difficulty === 4 || (kind > 1 && random.oneIn(2)),
		mistakes,
		hints:
			kind === 0
				? [`Think of ${other} empty bags.`, "How much is in all of them together?"]
				: kind === 1
					? [`Think of ${other} bags with one thing in each.`, "Count the things."]
					: [
							kind === 2
								? "Times 2 means double."
								: kind === 10
									? "Count by tens."
									: "Count by fives, or take half of ten times as many.",
							[`Count on by ${kind}, ${other} times.`, "Count on by the same step, once for each group."],
						],
	});
});
