import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, dollars } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

interface Story {
	/** Sensible rates of this story, in hundredths. */
	least: number;
	most: number;
	text(name: string, total: string, count: number): string;
	one: string;
	many: string;
	is_money?: true;
}

const STORIES: readonly Story[] = [
	{
		least: 200,
		most: 700,
		text: (name, total, count) =>
			`${name} hikes ${total} kilometers in ${count} hours at a steady speed. How many kilometers is that in one hour?`,
		one: "hour",
		many: "hours",
	},
	{
		least: 800,
		most: 3900,
		text: (name, total, count) =>
			`${name} rides a bicycle ${total} kilometers in ${count} hours at a steady speed. How many kilometers is that in one hour?`,
		one: "hour",
		many: "hours",
	},
	{
		least: 300,
		most: 4000,
		text: (name, total, count) =>
			`${name} pays ${total} dollars for ${count} tickets of the same price. How many dollars does one ticket cost?`,
		one: "ticket",
		many: "tickets",
		is_money: true,
	},
	{
		least: 50,
		most: 300,
		text: (name, total, count) =>
			`${name} pays ${total} dollars for ${count} pens of the same kind. How many dollars does one pen cost?`,
		one: "pen",
		many: "pens",
		is_money: true,
	},
	{
		least: 200,
		most: 2500,
		text: (name, total, count) =>
			`${name} fills ${total} liters into a pool in ${count} minutes. How many liters is that in one minute?`,
		one: "minute",
		many: "minutes",
	},
	{
		least: 70,
		most: 500,
		text: (name, total, count) =>
			`${name} needs ${total} cups of flour for ${count} equal loaves. How many cups does one loaf need?`,
		one: "loaf",
		many: "loaves",
	},
];

export const unitRate = defineGenerator("unit-rate", 2, (random, difficulty) => {
	const count = random.integer(2, level(difficulty, [5, 8, 6, 8, 12] as const));
	// Hundredths: whole rates first, then halves, tenths and quarters.
	const rate =
		difficulty <= 2
			? 100 * random.integer(3, difficulty === 1 ? 12 : 25)
			: level(difficulty, [100, 100, 50, 10, 25] as const) * random.integer(7, 39);
	const { text, one, many, is_money } = random.pick(
		STORIES.filter(({ least, most }) => least <= rate && rate <= most),
	);
	const total = is_money ? dollars(rate * count) : decimal(rate * count, 2);
	const wrong_way = (count * 10_000) / rate;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: text(random.pick(NAMES), total, count),
		...(is_money ? { answer_prefix: "$" } : {}),
		right: decimal(rate, 2),
		hints: [
			`The question asks for one ${one}.`,
			`${total} is for ${count} ${many}. Share it into ${count} equal parts.`,
		],
		explanation: `$${total} \\div ${count} = ${is_money ? dollars(rate) : decimal(rate, 2)}$ for one ${one}.`,
		mistakes: [
			[
				"multiplied",
				decimal(rate * count * count, 2),
				`It looks like the numbers were multiplied. One ${one} takes less than all together.`,
			],
			[
				"divided-the-wrong-way",
				Number.isInteger(wrong_way) ? decimal(wrong_way, 2) : "",
				`It looks like the division went the wrong way around. Ask: how much for one ${one}?`,
			],
			[
				"subtracted",
				rate > 100 ? decimal((rate - 100) * count, 2) : "",
				"It looks like one number was taken from the other. Share equally instead.",
			],
		],
	});
});
