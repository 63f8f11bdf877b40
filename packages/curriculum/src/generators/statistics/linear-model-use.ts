import type { Question } from "@learnin/domain/question/question";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Scene {
	told: string;
	x: string;
	y: string;
	/** "one more week", "centimeters". */
	more_x: string;
	unit: string;
	/** What is measured, as in "the height", and with its letter's meaning. */
	y_name: string;
	/** "after {n} weeks". */
	when: string;
	/** What x = 0 would be, as in "when the seed was planted". */
	zero: string;
	/** What was observed and where the data lies. */
	data: readonly [from: number, to: number];
	x_unit: string;
	/** Tenths. */
	rate: readonly [number, number];
	start: readonly [number, number];
	falls?: boolean;
	/** Why the value at 0 is not to be taken as a fact. */
	beyond?: string;
}

const SCENES: readonly Scene[] = [
	{
		told: "A class measured bean plants for some weeks. With $t$ for the weeks since planting and $h$ for the height in centimeters, a line of fit is",
		x: "t",
		y: "h",
		more_x: "each week",
		unit: "centimeters",
		y_name: "the height",
		when: "{n} weeks after planting",
		zero: "at planting",
		data: [2, 12],
		x_unit: "weeks",
		rate: [15, 48],
		start: [2, 9],
	},
	{
		told: "A shop compared the daily high temperature $t$ in degrees Celsius with the number $d$ of cold drinks sold. A line of fit is",
		x: "t",
		y: "d",
		more_x: "each degree Celsius",
		unit: "drinks",
		y_name: "the number of drinks sold",
		when: "on a day with {n} degrees Celsius",
		zero: "on a day with 0 degrees Celsius",
		data: [18, 36],
		x_unit: "degrees Celsius",
		rate: [25, 64],
		start: [4, 20],
		beyond: "Nobody measured on a day near 0 degrees, so the line may not hold there.",
	},
	{
		told: "A garage compared the age $a$ of used cars in years with their price $p$ in hundreds of dollars. A line of fit is",
		x: "a",
		y: "p",
		more_x: "each year of age",
		unit: "hundred dollars",
		y_name: "the price",
		when: "for a car that is {n} years old",
		zero: "for a brand new car",
		data: [3, 11],
		x_unit: "years",
		rate: [85, 140],
		start: [170, 260],
		falls: true,
		beyond: "No new cars were among the data, so the line may not hold there.",
	},
	{
		told: "Hikers compared the height above sea level $m$, in hundreds of meters, with the air temperature $t$ in degrees Celsius. A line of fit is",
		x: "m",
		y: "t",
		more_x: "each hundred meters of height",
		unit: "degrees Celsius",
		y_name: "the temperature",
		when: "at a height of {n} hundred meters",
		zero: "at sea level",
		data: [4, 24],
		x_unit: "hundred meters",
		rate: [5, 9],
		start: [24, 31],
		falls: true,
		beyond: "No measurement was made at sea level, so the line may not hold there.",
	},
	{
		told: "A running club compared the training hours per week $h$ with the distance $k$ in kilometers run in one hour. A line of fit is",
		x: "h",
		y: "k",
		more_x: "each weekly hour of training",
		unit: "kilometers",
		y_name: "the distance",
		when: "for someone who trains {n} hours per week",
		zero: "for someone who does not train",
		data: [2, 9],
		x_unit: "hours",
		rate: [4, 9],
		start: [6, 8],
		beyond: "Everybody in the data trains, so the line may not hold there.",
	},
];

/** 1: predict; 2: what the slope means; 3: what the intercept means, or may not mean; 4: go back from a prediction; 5: how far off a prediction is, or whether to trust it. */
export const linearModelUse = defineGenerator("linear-model-use", 3, (random, difficulty) => {
	const scene = random.pick(SCENES);
	const rate = random.integer(...scene.rate) * (scene.falls === true ? -1 : 1);
	const start = random.integer(...scene.start);
	const model = { scene, rate, start, equation: equationOf(scene, rate, start) };
	return level<() => Question>(difficulty, [
		() => predict(random, model),
		() => slope(random, model),
		() => intercept(random, model),
		() => backwards(random, model),
		() => (random.oneIn(2) ? difference(random, model) : trust(random, model)),
	])();
});

interface Model {
	scene: Scene;
	/** Tenths. */
	rate: number;
	start: number;
	equation: string;
}

function equationOf({ x, y }: Scene, rate: number, start: number): string {
	return rate < 0
		? `$${y} = ${start} - ${decimal(-rate, 1)}${x}$`
		: `$${y} = ${decimal(rate, 1)}${x} + ${start}$`;
}

/** Tenths of the value of the model at x. */
function at({ rate, start }: Model, x: number): number {
	return 10 * start + rate * x;
}

const when = (scene: Scene, x: number) => scene.when.replace("{n}", `${x}`);
const cut = (tenths: number) => decimal(tenths, 1);

function predict(random: Random, model: Model) {
	const { scene, rate, start, equation } = model;
	const x = random.integer(...scene.data);
	const y = at(model, x);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${scene.told} ${equation}. Which value of $${scene.y}$ does the line predict ${when(scene, x)}?`,
		answer_prefix: `${scene.y} =`,
		answer_suffix: scene.unit,
		right: cut(y),
		hints: [
			`Which letter is known here: $${scene.x}$ or $${scene.y}$?`,
			`Put ${x} in place of $${scene.x}$, multiply first.`,
		],
		explanation: `$${cut(Math.abs(rate))} \\times ${x} = ${cut(Math.abs(rate * x))}$. ${rate < 0 ? `$${start} - ${cut(-rate * x)} = ${cut(y)}$` : `$${cut(rate * x)} + ${start} = ${cut(y)}$`}. The line predicts ${cut(y)} ${scene.unit}.`,
		mistakes: [
			[
				"left-out-the-start",
				cut(Math.abs(rate * x)),
				"Good first step. The line has a second number: what is done with it?",
			],
			[
				"added-instead-of-multiplied",
				cut(Math.abs(rate) + 10 * x + 10 * start),
				"A number next to a letter means times.",
			],
			[
				"swapped-slope-and-start",
				cut(10 * start * x + rate),
				"It looks like the other number was multiplied. Which number stands next to the letter?",
			],
			[
				"lost-the-minus",
				rate < 0 ? cut(10 * start - rate * x) : "",
				"Does the line rise or fall? Look at the sign.",
			],
		],
	});
}

function slope(random: Random, { scene, rate, start, equation }: Model) {
	const size = cut(Math.abs(rate));
	const sentence = (verb: string, number: string) =>
		`For ${scene.more_x}, ${scene.y_name} ${verb} by about ${number} ${scene.unit}.`;
	const [grows, falls] = ["goes up", "goes down"];
	const [right, wrong] = rate < 0 ? [falls, grows] : [grows, falls];
	return chooseOption(
		random,
		{
			prompt: `${scene.told} ${equation}. What does the number $${cut(rate)}$ mean?`,
			hints: [
				`What changes in $${scene.y}$ when $${scene.x}$ gets one larger?`,
				"Is something added for each step, or is it there from the beginning?",
			],
			explanation: `The number next to $${scene.x}$ is the slope: it tells the change for each step. ${sentence(right, size)}`,
		},
		{
			right: sentence(right, size),
			wrong: [
				[
					`About ${size} ${scene.unit} is ${scene.y_name} ${scene.zero}.`,
					"slope-taken-as-start",
					"That would be the number that stands alone. What does the one next to the letter tell?",
				],
				[
					sentence(wrong, size),
					"direction-turned-round",
					"Look at the sign in front of it: does the line rise or fall?",
				],
				[
					sentence(right, `${start}`),
					"start-taken-as-slope",
					"Which of the two numbers is multiplied by the letter?",
				],
			],
		},
	);
}

function intercept(random: Random, { scene, rate, start, equation }: Model) {
	const size = cut(Math.abs(rate));
	const plain = `The line gives ${start} ${scene.unit} ${scene.zero}.`;
	const careful = `The line gives ${start} ${scene.unit} ${scene.zero}, but ${(scene.beyond ?? "")[0]?.toLowerCase()}${(scene.beyond ?? "").slice(1)}`;
	const [from, to] = scene.data;
	const has_limit = scene.beyond !== undefined;
	return chooseOption(
		random,
		{
			prompt: `${scene.told} ${equation}. The data goes from ${from} to ${to} ${scene.x_unit}. What can you say about the number ${start}?`,
			hints: [
				`What is $${scene.y}$ when $${scene.x}$ is 0?`,
				"Is 0 among the data, near it, or far away from it?",
			],
			explanation: `For $${scene.x} = 0$ the line gives ${start}. The data begins at ${from}, so 0 lies outside the data${has_limit ? "" : ", but close to it"}. ${has_limit ? careful : plain}`,
		},
		{
			right: has_limit ? careful : plain,
			wrong: [
				...(has_limit
					? ([
							[
								`It is a fact that ${scene.y_name} is exactly ${start} ${scene.unit} ${scene.zero}.`,
								"intercept-taken-as-fact",
								"Was anything measured there? A line of fit is safe only where there is data.",
							],
						] as const)
					: ([
							[
								`It is a fact that every value is exactly ${start} ${scene.unit} ${scene.zero}.`,
								"intercept-taken-as-fact",
								"A line of fit tells what is typical. Single values may differ.",
							],
						] as const)),
				[
					`For ${scene.more_x}, ${scene.y_name} changes by ${start} ${scene.unit}.`,
					"start-taken-as-slope",
					"The change for each step is the number next to the letter.",
				],
				[
					`For $${scene.x} = ${start}$ the line gives ${size} ${scene.unit}.`,
					"swapped-the-letters",
					"Which letter is 0 where the line begins?",
				],
			],
		},
	);
}

function backwards(random: Random, model: Model) {
	const { scene, rate, start, equation } = model;
	const x = random.integer(...scene.data);
	const y = at(model, x);
	const change = Math.abs(y - 10 * start);
	const whole = (top: number, bottom: number) => (top % bottom === 0 ? top / bottom : "");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${scene.told} ${equation}. For which value of $${scene.x}$ does the line predict $${scene.y} = ${cut(y)}$?`,
		answer_prefix: `${scene.x} =`,
		right: x,
		hints: [
			`Put ${cut(y)} in place of $${scene.y}$. That makes an equation.`,
			`How far is ${cut(y)} from ${start}? Each step of $${scene.x}$ changes it by ${cut(Math.abs(rate))}.`,
		],
		explanation: `From ${start} to ${cut(y)} is a change of ${cut(change)}. Each step changes it by ${cut(Math.abs(rate))}: $${cut(change)} \\div ${cut(Math.abs(rate))} = ${x}$.`,
		mistakes: [
			[
				"did-not-divide",
				change % 10 === 0 ? change / 10 : "",
				"Good first step. How many steps make this change?",
			],
			[
				"divided-before-subtracting",
				whole(y, Math.abs(rate)),
				`Take the fixed part of the line into account first.`,
			],
			[
				"used-prediction-as-input",
				(10 * start * 10 + rate * y) % 100 === 0 ? (100 * start + rate * y) / 100 : "",
				`It looks like the number was put in place of $${scene.x}$. It is the predicted value.`,
			],
			[
				"ignored-the-start-sign",
				whole(y + 10 * start, Math.abs(rate)),
				"The fixed part has to be undone with the opposite operation.",
			],
			["off-by-one-step", x + 1, "Very near. Put your number into the equation and check."],
		],
	});
}

function difference(random: Random, model: Model) {
	const { scene, rate, equation } = model;
	const x = random.integer(...scene.data);
	const predicted = at(model, x);
	const is_counted = scene.unit === "drinks";
	const off =
		random.integer(is_counted ? 21 : 11, scene.start[0] <= 9 && !is_counted ? 29 : 60) *
		(random.oneIn(2) ? -1 : 1);
	const near = predicted + off > 0 ? predicted + off : predicted - off;
	// What is counted is a whole number, though the line predicts tenths.
	const actual = is_counted ? 10 * Math.round(near / 10) : near;
	const gap = actual - predicted;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${scene.told} ${equation}. In the data, ${scene.y_name} ${when(scene, x)} is ${cut(actual)} ${scene.unit}. How much is that ${gap > 0 ? "above" : "below"} the prediction?`,
		answer_suffix: scene.unit,
		right: cut(Math.abs(gap)),
		hints: [
			`First find the prediction for $${scene.x} = ${x}$.`,
			"Then compare it with the value in the data.",
		],
		explanation: `The line predicts ${cut(predicted)}. The difference between ${cut(actual)} and ${cut(predicted)} is ${cut(Math.abs(gap))} ${scene.unit}.`,
		mistakes: [
			[
				"gave-the-prediction",
				cut(predicted),
				"That is the prediction. How far is the value in the data from it?",
			],
			[
				"compared-with-the-slope-part",
				cut(Math.abs(actual - Math.abs(rate * x))),
				"It looks like a part of the prediction was left out. The line has a second number.",
			],
			["added-both", cut(actual + predicted), "The question asks for the difference, not for the sum."],
		],
	});
}

function trust(random: Random, { scene, equation }: Model) {
	const [from, to] = scene.data;
	const inside = random.integer(from + 1, to - 1);
	const outside = to * random.integer(2, 3);
	const asks_safe = random.oneIn(2);
	const sentence = (x: number) => `The prediction ${when(scene, x)}`;
	const far = sentence(outside);
	const near = sentence(inside);
	return chooseOption(
		random,
		{
			prompt: `${scene.told} ${equation}. The data goes from ${from} to ${to} ${scene.x_unit}. Which prediction should be trusted ${asks_safe ? "more" : "less"}?`,
			hints: ["Where was something measured?", `Compare the numbers with ${from} and ${to}.`],
			explanation: `${inside} lies between ${from} and ${to}, where there is data. ${outside} lies far outside, and the line need not go on like that. So the answer is: ${(asks_safe ? near : far).toLowerCase()}.`,
		},
		{
			right: asks_safe ? near : far,
			wrong: [
				[
					asks_safe ? far : near,
					"trusts-outside-the-data",
					"Was anything measured there? A line is safe only where there is data.",
				],
				[
					"Both the same, because the line gives a number for each",
					"line-taken-as-fact",
					"The line always gives a number. Is there data near both?",
				],
				[
					"Neither, because a line of fit says nothing",
					"no-trust-at-all",
					"Between the measured values a line of fit is useful.",
				],
			],
		},
	);
}
