import type { Question } from "@learnin/domain/question/question";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: price of one; 2: distance from speed and time; 3: time from distance and speed, or another number of things; 4: the better buy; 5: speeds with half hours, in two steps. */
export const unitPriceSpeed = defineGenerator("unit-price-speed", 2, (random, difficulty) =>
	level<(random: Random) => Question>(difficulty, [
		priceOfOne,
		distance,
		random.oneIn(2) ? time : priceOfMany,
		betterBuy,
		twoLegs,
	])(random),
);

const GOODS = [
	["kilogram of apples", "kilograms of apples", 180, 420],
	["notebook", "notebooks", 90, 350],
	["bottle of juice", "bottles of juice", 110, 290],
	["meter of fabric", "meters of fabric", 350, 990],
] as const;

function money(cents: number): string {
	return cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2);
}

function priceOfOne(random: Random) {
	const [one, many, least, most] = random.pick(GOODS);
	const [count, cents] = [random.integer(3, 9), random.integer(least / 5, most / 5) * 5];
	const { many: coins } = random.pick(CURRENCIES);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${count} ${many} cost ${money(cents * count)} ${coins}. How many ${coins} does one ${one} cost?`,
		answer_suffix: coins,
		right: decimal(cents, 2),
		hints: [
			"Is the price of one larger or smaller than the price of all?",
			`Share the price into ${count} equal parts.`,
		],
		explanation: `$${money(cents * count)} \\div ${count} = ${money(cents)}$ ${coins}.`,
		mistakes: [
			[
				"multiplied",
				decimal(cents * count * count, 2),
				"It looks like the numbers were multiplied. One costs less than all of them.",
			],
			[
				"subtracted-the-count",
				cents * count > count * 100 ? decimal(cents * count - count * 100, 2) : "",
				"It looks like the number of things was taken away from the price. Share the price instead.",
			],
			["point-one-place-off", decimal(cents * 10, 2), "The digits are right. About how much must one cost?"],
		],
	});
}

function priceOfMany(random: Random) {
	const [, many, least, most] = random.pick(GOODS);
	const [count, other, cents] = [
		random.integer(3, 6),
		random.integer(7, 12),
		random.integer(least / 10, most / 10) * 10,
	];
	const { many: coins } = random.pick(CURRENCIES);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${count} ${many} cost ${money(cents * count)} ${coins}. How many ${coins} do ${other} of them cost at the same price?`,
		answer_suffix: coins,
		right: decimal(cents * other, 2),
		hints: ["First find the price of one.", `Then take it ${other} times.`],
		explanation: `One costs $${money(cents * count)} \\div ${count} = ${money(cents)}$. ${other} cost $${other} \\times ${money(cents)} = ${money(cents * other)}$ ${coins}.`,
		mistakes: [
			["gave-the-unit-price", decimal(cents, 2), "That is the price of one. How much do all cost?"],
			[
				"added-the-difference",
				decimal(cents * count + (other - count) * 100, 2),
				"It looks like the difference of the numbers was added to the price. Find the price of one first.",
			],
			[
				"multiplied-total",
				decimal(cents * count * other, 2),
				`That would be the price if each of the ${other} cost as much as all ${count}.`,
			],
		],
	});
}

const TRAVEL = [
	["walks", "kilometers", 3, 6],
	["rides a bicycle", "kilometers", 12, 24],
	["drives", "miles", 35, 65],
	["paddles a canoe", "kilometers", 4, 9],
] as const;

function distance(random: Random) {
	const [moves, unit, least, most] = random.pick(TRAVEL);
	const [speed, hours] = [random.integer(least, most), random.integer(2, 6)];
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${name} ${moves} at a steady ${speed} ${unit} per hour. How many ${unit} is that in ${hours} hours?`,
		answer_suffix: unit,
		right: speed * hours,
		hints: [`"Per hour" tells how far it is in one hour.`, `How far is it in ${hours} such hours?`],
		explanation: `$${hours} \\times ${speed} = ${speed * hours}$ ${unit}.`,
		mistakes: [
			[
				"divided",
				speed % hours === 0 ? speed / hours : "",
				"It looks like the speed was divided. In more hours, the distance is longer.",
			],
			["added", speed + hours, "It looks like the numbers were added. Every hour adds the whole speed."],
			["one-hour-too-few", speed * (hours - 1), "One hour is missing. Count them once more."],
		],
	});
}

function time(random: Random) {
	const [moves, unit, least, most] = random.pick(TRAVEL);
	const [speed, halves] = [random.integer(least, most) * 2, random.integer(3, 13)];
	const half_speed = speed / 2;
	const name = random.pick(NAMES);
	const way = half_speed * halves;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${name} ${moves} at a steady ${half_speed} ${unit} per hour. How many hours does it take to go ${decimal(way * 5, 1)} ${unit}?`,
		answer_suffix: "hours",
		right: decimal(halves * 5, 1),
		hints: [
			"How many times does the distance for one hour fit into the whole distance?",
			"Divide the whole distance by the distance for one hour.",
		],
		explanation: `$${decimal(way * 5, 1)} \\div ${half_speed} = ${decimal(halves * 5, 1)}$ hours.`,
		mistakes: [
			[
				"multiplied",
				decimal(way * 5 * half_speed, 1),
				"It looks like distance and speed were multiplied. How many times does the distance for one hour fit in?",
			],
			[
				"subtracted",
				decimal(way * 5 - half_speed * 10, 1),
				"It looks like the speed was subtracted from the distance. Divide instead.",
			],
			[
				"half-hour-as-thirty",
				halves % 2 === 1 ? decimal(Math.floor(halves / 2) * 10 + 3, 1) : "",
				"Half an hour is thirty minutes, but as a decimal it is five tenths of an hour.",
			],
		],
	});
}

function betterBuy(random: Random) {
	const [, many] = random.pick(GOODS);
	const { many: coins } = random.pick(CURRENCIES);
	const shops = random.shuffle(["Shop A", "Shop B", "Shop C"]);
	const [small, middle, large] = random
		.shuffle([3, 4, 5, 6, 8, 10])
		.slice(0, 3)
		.sort((x, y) => x - y) as [number, number, number];
	const base = random.integer(20, 60) * 5;
	// The best price per piece belongs to neither the lowest nor, always, the largest total.
	const unit = random.oneIn(2) ? [base + 15, base, base + 10] : [base + 25, base + 15, base];
	const offers = [small, middle, large].map((count, at) => ({
		shop: shops[at] ?? "",
		count,
		cents: count * (unit[at] ?? base),
		each: unit[at] ?? base,
	}));
	const best = offers.reduce((low, offer) => (offer.each < low.each ? offer : low));
	const cheapest = offers.reduce((low, offer) => (offer.cents < low.cents ? offer : low));
	return chooseOption(
		random,
		{
			prompt: `${offers
				.toSorted((x, y) => x.shop.localeCompare(y.shop))
				.map(({ shop, count, cents }) => `${shop} sells ${count} ${many} for ${money(cents)} ${coins}.`)
				.join(" ")} Where is the price for one the lowest?`,
			hints: [
				"Which total is lowest does not decide: the packs have different sizes.",
				"Find the price of one in each shop.",
			],
			explanation: `${offers.map(({ shop, count, cents, each }) => `${shop}: $${money(cents)} \\div ${count} = ${money(each)}$`).join(". ")}. The lowest is in ${best.shop}.`,
		},
		{
			right: best.shop,
			wrong: offers
				.filter((offer) => offer !== best)
				.map((offer) =>
					offer === cheapest
						? [
								offer.shop,
								"compared-total-prices",
								"It looks like the whole prices were compared. The packs are not of the same size.",
							]
						: [
								offer.shop,
								"took-the-largest-pack",
								"It looks like the pack with the most was taken. Find the price of one.",
							],
				),
			order: ["Shop A", "Shop B", "Shop C"],
		},
	);
}

function twoLegs(random: Random) {
	const name = random.pick(NAMES);
	const [fast, slow] = [random.integer(14, 24), random.integer(4, 6)];
	const [first, second] = [random.integer(2, 7), random.integer(2, 5)];
	const [way_fast, way_slow] = [fast * first * 5, slow * second * 5];
	const total = way_fast + way_slow;
	return fillNumber({
		answer_type: "FLOAT",
		prompt:
			`${name} rides a bicycle for ${decimal(first * 5, 1)} hours at ${fast} kilometers per hour and then walks ${decimal(second * 5, 1)} hours at ${slow} kilometers per hour. How many kilometers is that in all?`.replaceAll(
				" 1 hours",
				" 1 hour",
			),
		answer_suffix: "kilometers",
		right: decimal(total, 1),
		hints: [
			"Find the distance for each part by itself.",
			"In half an hour, the distance is half as long as in one hour.",
			"Then add both distances.",
		],
		explanation: `Riding: $${decimal(first * 5, 1)} \\times ${fast} = ${decimal(way_fast, 1)}$. Walking: $${decimal(second * 5, 1)} \\times ${slow} = ${decimal(way_slow, 1)}$. Together: $${decimal(total, 1)}$ kilometers.`,
		mistakes: [
			["one-part-only", decimal(way_fast, 1), "That is the distance by bicycle. The walk counts as well."],
			[
				"added-speeds",
				decimal((fast + slow) * (first + second) * 5, 1),
				"It looks like the speeds were added. Each part has its own time and speed.",
			],
			[
				"averaged-speeds",
				decimal(((fast + slow) * (first + second) * 5) / 2, 1).includes(".") &&
				((fast + slow) * (first + second) * 5) % 2 !== 0
					? ""
					: decimal(((fast + slow) * (first + second) * 5) / 2, 1),
				"Halfway between the speeds fits only if both parts take the same time.",
			],
		],
	});
}
