import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { mixedEntry, mixedTex } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import { gcd, lowest } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const f = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

const STORIES = [
	{
		unit: "cups",
		text: (name: string, n: number, x: string) =>
			`One loaf needs ${x} cup of milk. ${name} bakes ${n} loaves. How many cups of milk is that?`,
	},
	{
		unit: "miles",
		text: (name: string, n: number, x: string) =>
			`One lap is ${x} mile. ${name} runs ${n} laps. How many miles is that?`,
	},
	{
		unit: "kilograms",
		text: (name: string, n: number, x: string) =>
			`${name} buys ${n} bags of nuts with ${x} kilogram each. How many kilograms is that?`,
	},
	{
		unit: "hours",
		text: (name: string, n: number, x: string) =>
			`${name} practices the piano for ${x} hour on each of ${n} days. How many hours is that?`,
	},
	{
		unit: "yards",
		text: (name: string, n: number, x: string) =>
			`${name} needs ${x} yard of ribbon for each of ${n} gifts. How many yards is that?`,
	},
] as const;

// 1: unit fractions, below one. 2: unit fractions. 3: any fraction. 4: between which whole numbers. 5: any fraction, larger counts.
export const fractionTimesWholeWord = defineGenerator(
	"fraction-times-whole-word",
	1,
	(random, difficulty) => {
		const bottom = random.pick(
			level<readonly number[]>(difficulty, [
				[5, 6, 8],
				[3, 4, 5],
				[3, 4, 5, 8],
				[3, 4, 5, 8],
				[4, 5, 6, 8],
			]),
		);
		const drawn = random.integer(2, bottom - 1);
		// The number before the bottom has no factor in common with it.
		const top = difficulty <= 2 ? 1 : gcd(drawn, bottom) === 1 ? drawn : bottom - 1;
		let times =
			difficulty === 1
				? random.integer(2, bottom - 1)
				: random.integer(
						level(difficulty, [2, 4, 3, 4, 6] as const),
						level(difficulty, [4, 9, 6, 8, 12] as const),
					);
		if (difficulty === 4 && (times * top) % bottom === 0) times += 1;
		const { unit, text } = random.pick(STORIES);
		const product = lowest(times * top, bottom);
		const prompt = text(random.pick(NAMES), times, `$${f(top, bottom)}$`);
		const hints = [
			"The same amount comes again and again.",
			`How many parts of size $${f(1, bottom)}$ are there in all?`,
		];
		const explanation = `$${times} \\times ${f(top, bottom)} = ${f(times * top, bottom)}$${product.bottom === 1 ? `, that is ${product.top}` : times * top > bottom || product.bottom !== bottom ? `, that is $${mixedTex(product)}$` : ""} ${product.top === 1 && product.bottom === 1 ? unit.slice(0, -1) : unit}.`;
		if (difficulty === 4 && (times * top) % bottom !== 0) {
			const low = Math.floor((times * top) / bottom);
			const between = (from: number) => `between ${from} and ${from + 1}`;
			return chooseOption(
				random,
				{
					prompt: prompt.replace(
						/How many ([a-z]+)( of milk)? is that\?/,
						"Between which two whole numbers is the number of $1$2?",
					),
					hints: [...hints.slice(1), `${bottom} of these parts make one whole.`],
					explanation: `${explanation} That is ${between(low)}.`,
				},
				{
					right: between(low),
					wrong: [
						[between(low + 1), "rounded-up-first", "How many full wholes can be made of the parts?"],
						[
							between(times),
							"count-of-servings",
							"That is how many times it is taken. Each time it is less than a whole.",
						],
						[
							low > 0 ? between(low - 1) : between(low + 2),
							"one-whole-too-few",
							"How many full wholes can be made of the parts?",
						],
					],
				},
			);
		}
		return fillNumber({
			answer_type: "MIXED",
			simplest: "optional",
			prompt,
			cta: "Write a fraction like 3/4, or a mixed number like 1 1/4.",
			right: mixedEntry(product),
			hints,
			explanation,
			mistakes: [
				["count-of-servings", times, "That is how many times it is taken. How much is it each time?"],
				[
					"multiplied-top-and-bottom",
					`${times * top}/${times * bottom}`,
					"Top and bottom were multiplied. Then nothing has changed.",
				],
				[
					"added-instead",
					mixedEntry(lowest(times * bottom + top, bottom)),
					"The amount is taken several times. Multiply it.",
				],
				[
					"multiplied-only-the-bottom",
					`${top}/${times * bottom}`,
					"The bottom was multiplied. That makes the parts smaller.",
				],
			],
		});
	},
);
