import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

type Kind = "up" | "down" | "rest";

interface Story {
	kind: Kind;
	text(name: string, total: number, size: number): string;
}

const STORIES: readonly Story[] = [
	{
		kind: "up",
		text: (_, t, s) =>
			`${t} children ride in vans. ${s} children fit into each van. How many vans are needed for all of them?`,
	},
	{
		kind: "up",
		text: (name, t, s) =>
			`${name} must store ${t} cans. A crate holds ${s} cans. How many crates are needed?`,
	},
	{
		kind: "up",
		text: (_, t, s) =>
			`${t} guests sit at tables for ${s} people. How many tables are needed so that everyone has a seat?`,
	},
	{
		kind: "down",
		text: (name, t, s) =>
			`${name} has ${t} beads. A bracelet takes ${s} beads. How many whole bracelets can be made?`,
	},
	{
		kind: "down",
		text: (name, t, s) =>
			`${name} has ${t} dollars. A ticket costs ${s} dollars. How many tickets can ${name} buy?`,
	},
	{ kind: "down", text: (_, t, s) => `${t} eggs are packed in boxes of ${s}. How many boxes are full?` },
	{
		kind: "rest",
		text: (name, t, s) =>
			`${name} shares ${t} cards equally among ${s} players. How many cards are left over?`,
	},
	{
		kind: "rest",
		text: (_, t, s) => `${t} flowers are tied in bunches of ${s}. How many flowers are left over?`,
	},
	{
		kind: "rest",
		text: (name, t, s) =>
			`${name} cuts a rope of ${t} meters into pieces of ${s} meters. How many meters are left over?`,
	},
];

// 1: how much is left over, facts. 2: how many whole groups. 3: how many are needed for all. 4: any of them, larger numbers. 5: what to do with the remainder.
export const interpretRemainders = defineGenerator("interpret-remainders", 3, (random, difficulty) => {
	const size = random.integer(3, 9);
	const quotient = random.integer(
		level(difficulty, [3, 4, 5, 11, 11] as const),
		level(difficulty, [9, 12, 15, 40, 40] as const),
	);
	const rest = random.integer(1, size - 1);
	const total = size * quotient + rest;
	const wanted = level<Kind | null>(difficulty, ["rest", "down", "up", null, null]);
	const { kind, text } = random.pick(STORIES.filter((story) => wanted === null || story.kind === wanted));
	const prompt = text(random.pick(NAMES), total, size);
	const right = kind === "up" ? quotient + 1 : kind === "down" ? quotient : rest;
	const division = `$${total} \\div ${size}$ is ${quotient} with ${rest} left over`;
	const because =
		kind === "up"
			? `The ${rest} left over ${rest === 1 ? "needs" : "need"} one more: ${quotient + 1}.`
			: kind === "down"
				? `The ${rest} left over ${rest === 1 ? "is" : "are"} not enough for another one: ${quotient}.`
				: `The question asks for what is left over: ${rest}.`;
	const hints = [
		`How many times does ${size} fit into ${total}?`,
		"Is something left over? Think about what happens to it in the story.",
	];
	if (difficulty === 5)
		return chooseOption(
			random,
			{ prompt: `${prompt} What happens to the remainder?`, hints, explanation: `${division}. ${because}` },
			{
				right:
					kind === "up"
						? "It needs one more, so the answer is rounded up."
						: kind === "down"
							? "It is dropped, because it is not enough for one more."
							: "It is the answer.",
				wrong: [
					...(kind === "down"
						? []
						: ([
								[
									"It is dropped, because it is not enough for one more.",
									"always-drops-the-remainder",
									"What happens to those left over in the story?",
								],
							] as const)),
					...(kind === "up"
						? []
						: ([
								[
									"It needs one more, so the answer is rounded up.",
									"always-rounds-up",
									"Would one more make sense in the story?",
								],
							] as const)),
					...(kind === "rest"
						? []
						: ([
								[
									"It is the answer.",
									"answers-the-remainder",
									"Does the question ask for what is left over?",
								],
							] as const)),
					[
						"It is written behind a decimal point.",
						"remainder-as-decimal",
						"The remainder is a number of things, not a decimal.",
					],
				],
			},
		);
	return fillNumber({
		answer_type: "INTEGER",
		prompt,
		right,
		hints,
		explanation: `${division}. ${because}`,
		mistakes: [
			[
				"dropped-the-remainder",
				kind === "down" ? "" : quotient,
				kind === "up"
					? "Some would be left without a place. What happens to them?"
					: "That is how many times it fits. What is left over?",
			],
			[
				"rounded-up",
				kind === "up" ? "" : quotient + 1,
				kind === "down" ? "There is not enough for that many." : "Those are groups. What is left over?",
			],
			[
				"answered-the-remainder",
				kind === "rest" ? "" : rest,
				"That is what is left over. What does the question ask?",
			],
			["one-too-few", right > 1 ? right - 1 : "", "Very close. Multiply back and check."],
		],
	});
});
