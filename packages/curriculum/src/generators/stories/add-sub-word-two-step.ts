import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { THINGS } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Story {
	/** Start, first change, second change: each with its sign. */
	signs: readonly [1 | -1, 1 | -1];
	text(name: string, things: string, numbers: readonly [number, number, number]): string;
	/** What the first step finds out. */
	between(name: string, things: string): string;
	asks(name: string, things: string): string;
}

const STORIES: readonly Story[] = [
	{
		signs: [1, 1],
		text: (name, things, [a, b, c]) =>
			`${name} has ${a} ${things}. On Friday ${name} finds ${b} more and on Saturday ${c} more.`,
		between: (name) => `How many does ${name} have after Friday?`,
		asks: (name, things) => `How many ${things} does ${name} have in the end?`,
	},
	{
		signs: [1, -1],
		text: (name, things, [a, b, c]) =>
			`${name} has ${a} ${things} and gets ${b} more. Then ${name} gives ${c} to a friend.`,
		between: (name) => `How many does ${name} have before giving some away?`,
		asks: (name, things) => `How many ${things} does ${name} have in the end?`,
	},
	{
		signs: [-1, 1],
		text: (_, __, [a, b, c]) => `There are ${a} people on a bus. At a stop ${b} get off and ${c} get on.`,
		between: () => "How many are on the bus after some get off?",
		asks: () => "How many people are on the bus in the end?",
	},
	{
		signs: [-1, -1],
		text: (name, _, [a, b, c]) =>
			`A baker has ${a} rolls. The baker sells ${b} in the morning. ${name} buys ${c} in the afternoon.`,
		between: () => "How many rolls are there after the morning?",
		asks: () => "How many rolls are left in the end?",
	},
	{
		signs: [1, -1],
		text: (_, __, [a, b, c]) =>
			`A class has ${a} red pencils and ${b} blue pencils. The children use up ${c} of the pencils.`,
		between: () => "How many pencils are there at first, red and blue together?",
		asks: () => "How many pencils are left in the end?",
	},
];

// 1: both steps told, below 30. 2: below 60. 3: only the end is asked, below 60. 4: below 100.
// 5: below 100, the second number compares instead of changing.
export const addSubWordTwoStep = defineGenerator("add-sub-word-two-step", 2, (random, difficulty) => {
	const most = level(difficulty, [30, 60, 60, 99, 99] as const);
	if (difficulty === 5) return comparison(random);
	const story = random.pick(STORIES);
	const [first, second] = story.signs;
	const numbers = drawn(random, most, first, second);
	const [a, b, c] = numbers;
	const middle = a + first * b;
	const end = middle + second * c;
	const name = random.pick(NAMES);
	const [, things] = random.pick(THINGS);
	const formula = (sign: number) => (sign === 1 ? "+" : "-");
	const explanation = `First step: $${a} ${formula(first)} ${b} = ${middle}$. Second step: $${middle} ${formula(second)} ${c} = ${end}$.`;
	const text = story.text(name, things, numbers);
	const hints = [
		"Two things happen, one after the other. Do the first one first.",
		`${first === 1 ? "Put together" : "Take away"} for the first step, then ${second === 1 ? "add" : "take away"} for the second.`,
	];
	if (difficulty <= 2)
		return fillBoxes({
			prompt: `${text} ${story.between(name, things)} [[first]] ${story.asks(name, things)} [[end]]`,
			boxes: { first: { right: middle }, end: { right: end } },
			hints,
			explanation,
			mistakes: [
				[
					"first",
					"other-operation",
					a > b ? a - first * b : "",
					"Read again what happens first. Does it become more or less?",
				],
				[
					"end",
					"stopped-after-the-first-step",
					middle,
					"That is after the first step. One more thing happens.",
				],
				[
					"end",
					"other-operation-second",
					middle > c ? middle - second * c : "",
					"Read again what happens last. Does it become more or less?",
				],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${text} ${story.asks(name, things)}`,
		right: end,
		hints,
		explanation,
		mistakes: [
			["stopped-after-the-first-step", middle, "That is after the first step. One more thing happens."],
			["added-all-numbers", a + b + c, "It looks like all numbers were added. Does something go away?"],
			[
				"other-operation-second",
				middle > c ? middle - second * c : "",
				"Read again what happens last. Does it become more or less?",
			],
			["skipped-the-first-step", a > c ? a + second * c : "", "It looks like the first step was skipped."],
		],
	});
});

function drawn(random: Random, most: number, first: number, second: number): [number, number, number] {
	const b = random.integer(3, Math.floor(most / 3));
	const c = random.integer(3, Math.floor(most / 3));
	const least = Math.max(4, -(first * b), -(first * b + second * c)) + 3;
	const highest = most - Math.max(0, first * b, first * b + second * c);
	return [random.integer(Math.min(least, highest), Math.max(least, highest)), b, c];
}

function comparison(random: Random) {
	const [name, friend] = random.shuffle(NAMES);
	const [, things] = random.pick(THINGS);
	const is_more = random.oneIn(2);
	const a = random.integer(21, 45);
	const b = random.integer(3, 9);
	const other = is_more ? a + b : a - b;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} has ${a} ${things}. ${friend} has ${b} ${is_more ? "more" : "fewer"} than ${name}. How many ${things} do they have together?`,
		right: a + other,
		hints: [`First find out how many ${things} ${friend} has.`, "Then put the two numbers together."],
		explanation: `${friend} has $${a} ${is_more ? "+" : "-"} ${b} = ${other}$. Together they have $${a} + ${other} = ${a + other}$.`,
		mistakes: [
			[
				"stopped-after-the-first-step",
				other,
				`That is what ${friend} has. The question asks about both together.`,
			],
			[
				"added-the-told-numbers",
				a + b,
				`It looks like the two given numbers were added. The ${b} only compares.`,
			],
			[
				"compared-the-wrong-way",
				a + (is_more ? a - b : a + b),
				`Does ${friend} have more or fewer? Read it once more.`,
			],
		],
	});
}
