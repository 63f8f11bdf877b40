import { COLD_CITIES } from "../../kit/cold-cities.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: one change across zero; 2: the difference of two values; 3: equal changes several times; 4: the change per step; 5: two kinds of changes. */
export const rationalWordProblems = defineGenerator("rational-word-problems", 3, (random, difficulty) =>
	level(difficulty, [change, difference, repeated, average, mixed] as const)(random),
);

const tenths = (units: number) => decimal(units, 1);
const degrees = (units: number) => `$${tenths(units)}$ degrees`;

function change(random: Random) {
	const from = -random.integer(11, 95);
	const by = random.integer(15, 180);
	const city = random.pick(COLD_CITIES);
	const end = from + by;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `In the morning it is ${degrees(from)} in ${city}. By noon it is ${tenths(by)} degrees warmer. What is the temperature at noon?`,
		answer_suffix: "degrees",
		right: tenths(end),
		hints: ["Warmer means upwards on the thermometer.", "Do you cross zero on the way?"],
		explanation: `$${tenths(from)} + ${tenths(by)} = ${tenths(end)}$ degrees.`,
		mistakes: [
			["dropped-the-sign-at-the-end", tenths(-end), "The size is right. On which side of zero does it end?"],
			["went-down", tenths(from - by), "It looks like the temperature fell. It gets warmer."],
			["ignored-the-start-sign", tenths(-from + by), "The morning is below zero."],
		],
	});
}

function difference(random: Random) {
	const [low, high] = [-random.integer(15, 250), random.integer(15, 250)];
	const is_depth = random.oneIn(2);
	const both_below = random.oneIn(3);
	const top = both_below ? Math.max(low + random.integer(5, Math.max(6, -low - 5)), low + 5) : high;
	const gap = top - low;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: is_depth
			? `A bird is at a height of $${tenths(top)}$ meters, a fish at $${tenths(low)}$ meters. How many meters apart in height are they?`.replace(
					both_below ? "A bird" : "\u0000",
					"A diver",
				)
			: `The warmest day of a winter had ${degrees(top)}, the coldest ${degrees(low)}. By how many degrees do they differ?`,
		answer_suffix: is_depth ? "meters" : "degrees",
		right: tenths(gap),
		hints: [
			"How far is each of them from zero?",
			both_below ? "Both are on the same side of zero." : "They are on different sides of zero.",
		],
		explanation: `$${tenths(top)} - (${tenths(low)}) = ${tenths(gap)}$.`,
		mistakes: [
			[
				"subtracted-the-sizes",
				both_below ? tenths(-top - low) : tenths(Math.abs(top + low)),
				both_below
					? "It looks like the distances were added. Both are on the same side of zero."
					: "It looks like the distances were subtracted. They are on different sides of zero.",
			],
			["dropped-the-sign-at-the-end", tenths(-gap), "The size is right. A distance is never negative."],
			["gave-one-value", tenths(-low), "That is how far one of them is from zero."],
		],
	});
}

function repeated(random: Random) {
	const [rate, times] = [random.integer(11, 95), random.integer(3, 9)];
	const scene = random.pick([
		[
			`A diver sinks ${tenths(rate)} meters every minute, beginning at the surface. What is the diver's height after ${times} minutes?`,
			"meters",
		],
		[
			`An oven cools down by ${tenths(rate / 1)} degrees every minute. What is the change of its temperature after ${times} minutes?`,
			"degrees",
		],
		[
			`A game takes away ${tenths(rate)} points for each error. What is the change of the score after ${times} errors?`,
			"points",
		],
	] as const);
	const [text, unit] = scene;
	const right = -rate * times;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${text} Write a number with its sign.`,
		answer_suffix: unit,
		right: tenths(right),
		hints: ["Is each step up or down?", "The same step is taken several times."],
		explanation: `$${times} \\times (-${tenths(rate)}) = ${tenths(right)}$ ${unit}.`,
		mistakes: [
			["dropped-the-sign-at-the-end", tenths(-right), "The size is right. Does it go up or down?"],
			["added-once", tenths(-rate - 10 * times), "The same step is taken several times: multiply."],
			["one-step-too-few", tenths(-rate * (times - 1)), "One step is missing."],
		],
	});
}

function average(random: Random) {
	const [rate, times] = [random.integer(11, 85), random.integer(3, 8)];
	const total = rate * times;
	const falls = random.oneIn(2);
	const city = random.pick(COLD_CITIES);
	const right = falls ? -rate : rate;
	const start = random.integer(-60, 60);
	const end = start + (falls ? -total : total);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `In ${city} the temperature goes steadily from ${degrees(start)} to ${degrees(end)} within ${times} hours. By how many degrees does it change in one hour? Write a number with its sign.`,
		answer_suffix: "degrees",
		right: tenths(right),
		hints: ["How large is the whole change, and which sign has it?", "Share the change among the hours."],
		explanation: `The whole change is $${tenths(end)} - ${start < 0 ? `(${tenths(start)})` : tenths(start)} = ${tenths(end - start)}$. $${tenths(end - start)} \\div ${times} = ${tenths(right)}$ degrees.`,
		mistakes: [
			[
				"dropped-the-sign-at-the-end",
				tenths(-right),
				"The size is right. Does the temperature rise or fall?",
			],
			["gave-the-whole-change", tenths(end - start), "That is the whole change. How much is it in one hour?"],
			[
				"used-the-end-value",
				(end * 10) % times === 0 ? decimal((end * 10) / times, 2) : "",
				"Share the change, not the last temperature.",
			],
		],
	});
}

function mixed(random: Random) {
	const { many } = random.pick(CURRENCIES);
	const name = random.pick(NAMES);
	const [start, cost, count, pay] = [
		-random.integer(5, 60) * 100,
		random.integer(105, 895),
		random.integer(2, 5),
		random.integer(20, 90) * 100,
	];
	const end = start - cost * count + pay;
	const money = (cents: number) => (cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2));
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${name}'s account shows $${money(start)}$ ${many}. ${name} pays ${money(cost)} ${many} for each of ${count} tickets and then gets ${money(pay)} ${many}. What does the account show now?`,
		answer_suffix: many,
		right: decimal(end, 2),
		hints: [
			"Which steps make the account smaller, and which make it larger?",
			"How much do all tickets cost?",
		],
		explanation: `$${money(start)} - ${count} \\times ${money(cost)} + ${money(pay)} = ${decimal(end, 2)}$ ${many}.`,
		mistakes: [
			[
				"dropped-the-sign-of-the-debt",
				decimal(-start - cost * count + pay, 2),
				"The account begins below zero.",
			],
			["one-ticket-only", decimal(start - cost + pay, 2), "Each of the tickets is paid."],
			["added-the-cost", decimal(start + cost * count + pay, 2), "Paying makes the account smaller."],
			[
				"dropped-the-sign-at-the-end",
				decimal(-end, 2),
				"The size is right. On which side of zero does it end?",
			],
		],
	});
}
