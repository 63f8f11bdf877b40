import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const SHARED = [
	["grapes", "children", "does each child get", "each child gets"],
	["cards", "players", "does each player get", "each player gets"],
	["seeds", "pots", "go in each pot", "go in each pot"],
	["cookies", "plates", "go on each plate", "go on each plate"],
	["pencils", "cups", "go in each cup", "go in each cup"],
	["strawberries", "bowls", "go in each bowl", "go in each bowl"],
] as const;

// 1: sharing, up to 20. 2: making groups, up to 30. 3: either, up to 50. 4: the expression for a story. 5: either, up to 81.
export const divisionEqualShares = defineGenerator("division-equal-shares", 2, (random, difficulty) => {
	const [most_groups, most_each] = level(difficulty, [
		[4, 5],
		[5, 6],
		[6, 8],
		[8, 9],
		[9, 9],
	] as const);
	const least = level(difficulty, [2, 2, 3, 4, 5] as const);
	const groups = random.integer(least, most_groups);
	let each = random.integer(least, most_each);
	if (each === groups) each = each === least ? each + 1 : each - 1;
	const total = groups * each;
	const [things, holders, go, told] = random.pick(SHARED);
	const name = random.pick(NAMES);
	const shares = difficulty === 1 || (difficulty !== 2 && random.oneIn(2));
	const [by, right] = shares ? [groups, each] : [each, groups];
	const story = shares
		? `${name} shares ${total} ${things} equally among ${groups} ${holders}.`
		: `${name} puts ${total} ${things} in groups of ${each}.`;
	const asks = shares ? `How many ${things} ${go}?` : "How many groups are there?";
	const hints = [
		shares
			? "Give one to each, then one more to each, until nothing is left."
			: "Take away one group after the other. How many times can you do that?",
		`Which number times ${by} makes ${total}?`,
	];
	const explanation = `$${total} \\div ${by} = ${right}$, because $${right} \\times ${by} = ${total}$.`;
	if (difficulty === 4)
		return chooseOption(
			random,
			{
				prompt: `${story} Which expression tells ${shares ? `how many ${things} ${told}` : "how many groups there are"}?`,
				hints,
				explanation: `${explanation} The total comes first.`,
			},
			{
				right: `$${total} \\div ${by}$`,
				wrong: [
					[
						`$${by} \\div ${total}$`,
						"reversed-the-division",
						"What is shared out comes first, then the number of parts or the size of a group.",
					],
					[`$${total} - ${by}$`, "subtracted-once", "That takes away one group only."],
					[`$${total} \\times ${by}$`, "multiplied", "That makes more. Sharing makes smaller parts."],
				],
			},
		);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${story} ${asks}`,
		right,
		hints,
		explanation,
		mistakes: [
			[
				"subtracted-once",
				total - by,
				"It looks like one group was taken away. Keep going until nothing is left.",
			],
			[
				"answered-with-the-divisor",
				by,
				"The story already gives that number. What does the question ask for?",
			],
			["one-too-few", right - 1, "Something is left over. Share that, too."],
			["multiplied", total * by <= 1000 ? total * by : "", "That makes more. Sharing makes smaller parts."],
		],
	});
});
