import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { mixedEntry, mixedTex } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const FOODS = [
	["pizza", "pizzas"],
	["sandwich", "sandwiches"],
	["melon", "melons"],
	["pancake", "pancakes"],
] as const;

/** 1: fewer things than people; 2: more things than people; 3: between which whole numbers; 4: measures, any sizes; 5: backwards, from the share. */
export const fractionAsDivision = defineGenerator("fraction-as-division", 2, (random, difficulty) => {
	if (difficulty === 3) return between(random);
	if (difficulty === 5) return backwards(random);
	const people = random.integer(3, level(difficulty, [6, 8, 0, 12, 0] as const));
	const things =
		difficulty === 1
			? random.integer(1, people - 1)
			: notMultiple(random, people, difficulty === 2 ? 12 : 40);
	const answer = lowest(things, people);
	const [one, many] = random.pick(FOODS);
	const name = random.pick(NAMES);
	const text =
		difficulty === 4
			? random.pick([
					`${name} cuts ${things} meters of wire into ${people} equal pieces. How many meters long is each piece?`,
					`${things} kilograms of rice are shared equally among ${people} families. How many kilograms does each family get?`,
					`${name} fills ${people} equal bottles from a barrel of ${things} liters. How many liters are in each bottle?`,
				])
			: `${people} friends share ${things} ${things === 1 ? one : many} equally. How much of a ${one} does each friend get?`.replace(
					difficulty === 2 ? /How much of a .* does/ : "\u0000",
					`How many ${many} does`,
				);
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: text,
		cta: "Write a fraction or a mixed number in simplest form.",
		right: mixedEntry(answer),
		hints: [
			"What is shared, and into how many parts?",
			`Sharing is dividing: $${things} \\div ${people}$.`,
			"A division can be written as a fraction: the number that is shared stands on top.",
		],
		explanation: `Each share is $${things} \\div ${people} = \\dfrac{${things}}{${people}}${answer.bottom === people && things < people ? "" : ` = ${mixedTex(answer)}`}$.`,
		mistakes: [
			[
				"larger-by-smaller",
				entry(lowest(people, things)),
				"It looks like the division went the other way around. What is shared goes on top.",
			],
			[
				"unit-share",
				things === 1 ? "" : `1/${people}`,
				`That is the share of one of them. There are ${things}.`,
			],
			[
				"gave-the-quotient",
				things > people ? Math.floor(things / people) : "",
				"The whole ones are shared. What is left over has to be shared as well.",
			],
			[
				"remainder-as-decimal-part",
				things > people && things % people < 10 ? `${Math.floor(things / people)}.${things % people}` : "",
				"The remainder is not the part after the point. Share it as a fraction.",
			],
		],
	});
});

function notMultiple(random: Random, people: number, most: number): number {
	for (;;) {
		const things = random.integer(people + 1, Math.max(most, people + 3));
		if (things % people !== 0) return things;
	}
}

function between(random: Random) {
	const people = random.integer(4, 12);
	const things = notMultiple(random, people, 70);
	const low = Math.floor(things / people);
	const label = (from: number) => `Between ${from} and ${from + 1}`;
	const swapped = Math.floor(people / things);
	return chooseOption(
		random,
		{
			prompt: `A sack holds ${things} pounds of rice. ${people} people share it equally. How many pounds does each person get?`,
			hints: [
				`Sharing is dividing: $${things} \\div ${people}$.`,
				`Which multiples of ${people} lie just below and just above ${things}?`,
			],
			explanation: `$${people} \\times ${low} = ${people * low}$ is a little less than ${things}, and $${people} \\times ${low + 1} = ${people * (low + 1)}$ is more. So each person gets between ${low} and ${low + 1} pounds: $${mixedTex(lowest(things, people))}$.`,
		},
		{
			right: label(low),
			wrong: [
				[
					label(low + 1),
					"one-too-many",
					"Multiply back: would that much for everyone be more than the sack holds?",
				],
				[
					label(swapped),
					"divided-the-other-way",
					"It looks like the people were divided by the pounds. The rice is what is shared.",
				],
				[label(low > 1 ? low - 1 : low + 2), "one-too-few", "Multiply back: could everyone get more?"],
				[label(things - people), "subtracted", "Sharing equally is a division, not a subtraction."],
			],
		},
	);
}

function backwards(random: Random) {
	const people = random.integer(4, 12);
	const things = random.integer(2, 3 * people);
	const share = lowest(things, people);
	if (share.bottom !== people || things === 2 * people) return backwardsWith(random, people, people + 1);
	return backwardsWith(random, people, things);
}

function backwardsWith(random: Random, people: number, things: number) {
	const share = lowest(things, people);
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} shares some clay equally among ${people} students. Each student gets $${tex(share)}$ of a kilogram. How many kilograms of clay were there?`,
		right: things,
		hints: [
			"A fraction is a division. Which number tells how many students share?",
			"Look at the top of the fraction. What does it tell in a sharing story?",
		],
		explanation: `$${tex(share)} = ${share.top} \\div ${share.bottom}$: ${things} kilograms shared by ${people} give $${tex(share)}$ each.`,
		mistakes: [
			["took-the-bottom", people, "That is how many students share. What is it that they share?"],
			[
				"multiplied-top-and-people",
				things * people,
				"It looks like the top was multiplied by the number of students. Think of the fraction as a division.",
			],
			["added", things + people, "Nothing is added in this story. Sharing is dividing."],
		],
	});
}
