import type { Difficulty } from "@learnin/domain/question/difficulty";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { gcd } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const SCENES = [
	{ place: "In a choir", first: "altos", second: "tenors", all: "singers" },
	{ place: "In a parking lot", first: "cars", second: "bicycles", all: "vehicles" },
	{ place: "In a fruit bowl", first: "plums", second: "figs", all: "pieces of fruit" },
	{ place: "On a farm", first: "goats", second: "hens", all: "animals" },
	{ place: "In a box", first: "red pens", second: "blue pens", all: "pens" },
	{ place: "On a shelf", first: "novels", second: "comics", all: "books" },
] as const;

/** 1: part to part as it stands; 2: part to part or part to whole, in three spellings; 3: in simplest form; 4: match four sentences; 5: what a ratio tells. */
export const ratioLanguage = defineGenerator("ratio-language", 2, (random, difficulty) => {
	const { place, first, second, all } = random.pick(SCENES);
	const [a, b] = counts(random, difficulty);
	const counted = `${place} there are ${a} ${first} and ${b} ${second}.`;
	if (difficulty === 4)
		return matchPairs(
			random,
			{
				prompt: `${counted} Match each sentence with its ratio.`,
				hints: [
					"The order of the words is the order of the numbers.",
					`For "all ${all}" both kinds are counted together.`,
				],
				explanation:
					`There are ${a + b} ${all} in all. ${first} to ${second}: $${a} : ${b}$; ${second} to ${first}: $${b} : ${a}$; ${first} to all: $${a} : ${a + b}$; all to ${second}: $${a + b} : ${b}$.`.replace(
						/in all\. (\w)/,
						(_, letter: string) => `in all. ${letter.toUpperCase()}`,
					),
			},
			{
				pairs: [
					[`The ratio of ${first} to ${second}`, `$${a} : ${b}$`],
					[`The ratio of ${second} to ${first}`, `$${b} : ${a}$`],
					[`The ratio of ${first} to all ${all}`, `$${a} : ${a + b}$`],
					[`The ratio of all ${all} to ${second}`, `$${a + b} : ${b}$`],
				],
				mistakes: [
					[
						"reversed-order",
						0,
						1,
						"It looks like the order was switched. The first word belongs to the first number.",
					],
					["part-part-for-part-whole", 2, 0, "All together means both kinds. Add them first."],
				],
			},
		);
	if (difficulty === 5) return meaning(random, { place, first, second, all });
	const asks_whole = difficulty >= 2 && random.oneIn(2);
	const turned = random.oneIn(2);
	const [x, y] = turned ? [b, a] : [a, b];
	const [from, to] = turned ? [second, first] : [first, second];
	const spelling = difficulty === 1 ? "colon" : random.pick(["colon", "to", "fraction"] as const);
	const divisor = difficulty === 3 ? gcd(x, asks_whole ? a + b : y) : 1;
	const write = (one: number, other: number) =>
		spelling === "colon"
			? `$${one} : ${other}$`
			: spelling === "to"
				? `${one} to ${other}`
				: `$\\dfrac{${one}}{${other}}$`;
	const target = asks_whole ? a + b : y;
	const right = write(x / divisor, target / divisor);
	const simple = (one: number, other: number) => {
		const by = difficulty === 3 ? gcd(one, other) : 1;
		return write(one / by, other / by);
	};
	return chooseOption(
		random,
		{
			prompt: `${counted} What is the ratio of ${from} to ${asks_whole ? `all ${all}` : to}${difficulty === 3 ? " in simplest form" : ""}?`,
			hints: [
				`The word that stands first gives the first number.`,
				asks_whole
					? `All ${all} means both kinds together.`
					: `Which two things are compared? Only these two.`,
				...(difficulty === 3 ? ["Divide both numbers by the largest number that goes into both."] : []),
			],
			explanation: `There are ${x} ${from} and ${asks_whole ? `${a} + ${b} = ${a + b} ${all} in all` : `${y} ${to}`}. The ratio is ${right}.`,
		},
		{
			right,
			wrong: [
				[
					simple(target, x),
					"reversed-order",
					"It looks like the order was switched. The first word belongs to the first number.",
				],
				asks_whole
					? [
							simple(x, y),
							"part-part-for-part-whole",
							`That compares ${from} with ${to}. The question asks about all ${all}.`,
						]
					: [
							simple(x, a + b),
							"part-whole-for-part-part",
							`That compares ${from} with everything. The question asks about ${to}.`,
						],
				asks_whole
					? [
							simple(y, a + b),
							"took-the-other-part",
							`That is the ratio of ${to} to all. Look at the first word.`,
						]
					: [simple(y, a + b), "part-whole-for-part-part", `That compares one kind with everything.`],
				[write(x + 1, target)],
			],
		},
	);
});

function counts(random: Random, difficulty: Difficulty): [number, number] {
	const [least, most] = level(difficulty, [
		[2, 9],
		[3, 15],
		[2, 9],
		[2, 12],
		[2, 6],
	] as const);
	for (;;) {
		const factor = difficulty === 3 ? random.integer(2, 6) : 1;
		const [a, b] = [random.integer(least, most) * factor, random.integer(least, most) * factor];
		if (a !== b && a + b !== 2 * a) return [a, b];
	}
}

const GROUPS = [
	[2, 3],
	[2, 5],
	[3, 4],
	[3, 5],
	[2, 7],
	[3, 7],
	[4, 5],
	[3, 8],
	[4, 7],
	[5, 6],
	[5, 2],
	[4, 3],
	[7, 2],
] as const;

/** "For every 3 … there are 5 …": which counts fit. */
function meaning(
	random: Random,
	{ place, first, second }: { place: string; first: string; second: string; all: string },
) {
	const [x, y] = random.pick(GROUPS);
	const times = random.integer(3, 8);
	const count = (one: number, other: number) => `${one} ${first} and ${other} ${second}`;
	const name = random.pick(NAMES);
	return chooseOption(
		random,
		{
			prompt: `${name} says: "${place} there are ${x} ${first} for every ${y} ${second}." Which numbers fit?`,
			hints: [
				"Think of equal groups. Each group has the two numbers of the ratio.",
				"How many such groups could there be? Both numbers grow by the same factor.",
			],
			explanation: `${times} groups of ${x} and ${y} are ${count(x * times, y * times)}.`,
		},
		{
			right: count(x * times, y * times),
			wrong: [
				[
					count(y * times, x * times),
					"reversed-order",
					"It looks like the order was switched. Of which are there more?",
				],
				[
					count(x + times, y + times),
					"added-the-same-to-both",
					"It looks like the same number was added to both. Both have to be multiplied by the same number.",
				],
				[
					count(x * times, (x + y) * times),
					"part-whole-for-part-part",
					"The second number would then count everything. It should count only one kind.",
				],
				[count(x * times, y * times + 1)],
			],
		},
	);
}
