import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { COLD_CITIES } from "../../kit/cold-cities.ts";
import { level } from "../../kit/level.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Situation {
	below(size: number): string;
	above(size: number): string;
	zero: string;
	unit: string;
}

const SITUATIONS: readonly Situation[] = [
	{
		below: (size) => `${counted(size, "degree")} below zero`,
		above: (size) => `${counted(size, "degree")} above zero`,
		zero: "the temperature at which water freezes, in degrees Celsius",
		unit: "degrees",
	},
	{
		below: (size) => `${counted(size, "meter")} below sea level`,
		above: (size) => `${counted(size, "meter")} above sea level`,
		zero: "sea level",
		unit: "meters",
	},
	{
		below: (size) => `a debt of ${counted(size, "dollar")}`,
		above: (size) => `savings of ${counted(size, "dollar")}`,
		zero: "neither debt nor savings",
		unit: "dollars",
	},
	{
		below: (size) => `a loss of ${counted(size, "point")}`,
		above: (size) => `a gain of ${counted(size, "point")}`,
		zero: "neither gain nor loss",
		unit: "points",
	},
	{
		below: (size) => `${counted(size, "floor")} below the ground floor`,
		above: (size) => `${counted(size, "floor")} above the ground floor`,
		zero: "the ground floor",
		unit: "floors",
	},
];

/** 1: write a number below zero; 2: either side of zero; 3: match four situations; 4: what zero or a number means; 5: a change from one side to the other. */
export const integersInContext = defineGenerator("integers-in-context", 1, (random, difficulty) => {
	if (difficulty === 3) return matching(random);
	if (difficulty === 4) return meaning(random);
	if (difficulty === 5) return change(random);
	const { below, above, zero, unit } = random.pick(SITUATIONS);
	const size = random.integer(2, unit === "floors" ? 9 : level(difficulty, [20, 90, 0, 0, 0] as const));
	const is_below = difficulty === 1 || random.oneIn(2);
	const right = is_below ? -size : size;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Zero stands for ${zero}. Which whole number, positive or negative, stands for ${is_below ? below(size) : above(size)}?`,
		right,
		hints: [
			"On which side of zero is it?",
			"Numbers on one side of zero carry a minus sign, numbers on the other side do not.",
		],
		explanation: `It is on the ${is_below ? "negative" : "positive"} side of zero, ${size} away from it: $${right}$.`,
		mistakes: [
			[
				is_below ? "dropped-the-sign" : "added-a-sign",
				-right,
				"The size is right. On which side of zero is it?",
			],
			["one-off", right + Math.sign(right), "Look at the number in the text once more."],
			["took-zero", 0, "Zero is the point from which is counted. How far away is it, and on which side?"],
		],
	});
});

function matching(random: Random) {
	const situations = random.shuffle(SITUATIONS).slice(0, 2) as [Situation, Situation];
	const [x, y] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
	const [first, second] = situations;
	const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
	return matchPairs(
		random,
		{
			answer_type: "INTEGER",
			prompt: "Match each situation with its number.",
			hints: [
				"Which situations are below zero, and which are above?",
				"The size tells how far it is from zero. The side tells the sign.",
			],
			explanation: `Below zero means a minus sign: ${first.below(x)} is $${-x}$, ${second.below(y)} is $${-y}$. The others are positive: $${x}$ and $${y}$.`,
		},
		{
			pairs: [
				[capital(first.below(x)), `$${-x}$`],
				[capital(first.above(y)), `$${y}$`],
				[capital(second.below(y)), `$${-y}$`],
				[capital(second.above(x)), `$${x}$`],
			],
			mistakes: [["dropped-the-sign", 0, 3, "The size is right. On which side of zero is it?"]],
		},
	);
}

function meaning(random: Random) {
	const name = random.pick(NAMES);
	const size = random.integer(3, 25);
	const { many } = random.pick(CURRENCIES);
	const city = random.pick(COLD_CITIES);
	const scene = random.pick([
		{
			text: `An app shows ${name}'s account as $${-size}$ ${many}.`,
			right: `${name} owes ${size} ${many}.`,
			dropped: `${name} has ${size} ${many}.`,
			nothing: `${name} has nothing and owes nothing.`,
			other: `${name} has spent ${size} ${many} today.`,
		},
		{
			text: `A weather report for ${city} gives $${-size}$ degrees Celsius.`,
			right: `It is ${size} degrees colder than the freezing point of water.`,
			dropped: `It is ${size} degrees warmer than the freezing point of water.`,
			nothing: "It is exactly the freezing point of water.",
			other: `It became ${size} degrees colder today.`,
		},
		{
			text: `A diver's watch shows a height of $${-size}$ meters.`,
			right: `The diver is ${size} meters below the surface.`,
			dropped: `The diver is ${size} meters above the surface.`,
			nothing: "The diver is at the surface.",
			other: `The dive took ${size} minutes.`,
		},
	]);
	const asks_zero = random.oneIn(5);
	return chooseOption(
		random,
		{
			prompt: `${asks_zero ? scene.text.replace(/\$-?\d+\$/, "$0$") : scene.text} What does that mean?`,
			hints: ["What does zero stand for here?", "A minus sign tells on which side of zero the number lies."],
			explanation: `Zero is the starting point, and the sign tells the side. ${asks_zero ? scene.nothing : scene.right}`,
		},
		{
			right: asks_zero ? scene.nothing : scene.right,
			wrong: asks_zero
				? [
						[scene.right],
						[scene.dropped],
						[scene.other, "took-value-for-change", "The number tells where it stands, not what happened."],
					]
				: [
						[scene.dropped, "dropped-the-sign", "Look at the sign: on which side of zero is the number?"],
						[scene.nothing, "took-for-zero", "That would be zero. The number is some way from it."],
						[scene.other, "took-value-for-change", "The number tells where it stands, not what happened."],
					],
		},
	);
}

function change(random: Random) {
	const from = random.integer(2, 12);
	const by = from + random.integer(1, 15);
	const rises = random.oneIn(2);
	const start = rises ? -from : from;
	const right = rises ? start + by : start - by;
	const city = random.pick(COLD_CITIES);
	const side = (size: number) =>
		size < 0 ? `${counted(-size, "degree")} below zero` : `${counted(size, "degree")} above zero`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `In ${city} it is ${side(start)}. Then the temperature ${rises ? "rises" : "falls"} by ${counted(by, "degree")}. What is it now? Write a positive or a negative number.`,
		answer_suffix: "degrees",
		right,
		hints: [
			"Write the first temperature as a number with its sign.",
			`Go ${rises ? "up" : "down"} on a number line. Where do you cross zero?`,
		],
		explanation: `Start at $${start}$ and go ${by} ${rises ? "up" : "down"}: ${from} to zero and ${by - from} more. Now it is $${right}$ degrees.`,
		mistakes: [
			["dropped-the-sign", -right, "The size is right. On which side of zero does it end?"],
			[
				"went-the-other-way",
				rises ? start - by : start + by,
				`It looks like the change went the other way. The temperature ${rises ? "rises" : "falls"}.`,
			],
			["gave-the-change", by, "That is the change. What is the temperature after it?"],
		],
	});
}
