import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** 1: how many servings; 2: equal shares; 3: either; 4: choose the expression; 5: two steps. */
export const unitFractionDivisionWord = defineGenerator(
	"unit-fraction-division-word",
	2,
	(random, difficulty) => {
		const whole = random.integer(difficulty === 5 ? 3 : 2, level(difficulty, [6, 6, 9, 12, 12] as const));
		const bottom = random.integer(2, level(difficulty, [6, 6, 9, 10, 8] as const));
		const [name, other] = random.shuffle(NAMES) as [string, string];
		const part = `$\\dfrac{1}{${bottom}}$`;
		const servings = [
			`${name} has ${whole} pounds of nuts and fills bags with ${part} pound each. How many bags can be filled?`,
			`A race is ${whole} kilometers long. There is a water stand after every ${part} kilometer, the last one at the finish. How many stands are there?`,
			`${name} practices ${whole} hours a week, in lessons of ${part} hour. How many lessons is that?`,
			`A board is ${whole} feet long. ${name} saws it into blocks of ${part} foot. How many blocks is that?`,
		];
		const shares = [
			`${whole} children share ${part} pound of berries equally. What part of a pound does each child get?`,
			`${name} uses ${part} of a garden for ${whole} equal flower beds. What part of the garden is each bed?`,
			`${name} divides ${part} hour equally between ${whole} tasks. What part of an hour does each task get?`,
			`${part} of a wall is painted by ${whole} friends, each the same amount. What part of the wall does each friend paint?`,
		];
		const asks_servings = difficulty === 1 || (difficulty >= 3 && random.oneIn(2));
		const story = random.pick(asks_servings ? servings : shares);
		const [by_parts, by_whole] = [
			`${whole} \\div \\dfrac{1}{${bottom}}`,
			`\\dfrac{1}{${bottom}} \\div ${whole}`,
		];
		const right_expression = asks_servings ? by_parts : by_whole;
		const right = asks_servings ? `${whole * bottom}` : `1/${whole * bottom}`;
		if (difficulty === 4)
			return chooseOption(
				random,
				{
					prompt: `Which expression answers the question? ${story}`,
					hints: [
						"What is divided up: that number comes first.",
						"Will the answer be larger or smaller than one?",
					],
					explanation: `${asks_servings ? `The question is how many parts of ${part} fit into ${whole}` : `${part} is shared into ${whole} equal parts`}, so it is $${right_expression}$.`,
				},
				{
					right: `$${right_expression}$`,
					wrong: [
						[
							`$${asks_servings ? by_whole : by_parts}$`,
							"reversed-dividend-and-divisor",
							"It looks like the two numbers changed places. What is divided up?",
						],
						[
							`$${whole} \\times \\dfrac{1}{${bottom}}$`,
							"multiplied",
							"That takes a part of the number. Is that what happens here?",
						],
						[
							`$${whole} - \\dfrac{1}{${bottom}}$`,
							"subtracted",
							"The story is about equal parts, so nothing is simply taken away.",
						],
					],
				},
			);
		if (difficulty === 5) {
			const each = random.integer(2, Math.min(5, whole - 1));
			const total = lowest(each, whole * bottom);
			return fillNumber({
				answer_type: "SIMPLE_FRACTION",
				prompt: `${name} cuts ${part} of a pan of corn bread into ${whole} equal pieces. ${other} eats ${each} pieces of that size. What part of the whole pan does ${other} eat?`,
				cta: "Write a fraction in simplest form.",
				right: entry(total),
				hints: [
					"First find what part of the whole pan one piece is.",
					`Then take that part ${each} times. Can the fraction be simplified?`,
				],
				explanation: `One piece is $${by_whole} = \\dfrac{1}{${whole * bottom}}$ of the pan. ${each} pieces are $\\dfrac{${each}}{${whole * bottom}}$${total.top === each ? "" : `, which is $${tex(total)}$`} of the pan.`,
				mistakes: [
					[
						"took-pieces-of-the-part",
						entry(lowest(each, whole)),
						"That compares the pieces with the part that was cut, not with the whole pan.",
					],
					["one-piece-only", `1/${whole * bottom}`, "That is one piece. How many are eaten?"],
					[
						"reversed-dividend-and-divisor",
						entry(lowest(whole * bottom, each)),
						"It looks like the division went the other way around. A piece is smaller than the pan.",
					],
				],
			});
		}
		return fillNumber({
			answer_type: asks_servings ? "INTEGER" : "SIMPLE_FRACTION",
			prompt: story,
			right,
			hints: [
				"What is divided up, and what is each part or share?",
				asks_servings
					? `How many parts of this size fit into one whole?`
					: "If the whole were cut like that, how many small parts would it have?",
			],
			explanation: asks_servings
				? `How many times does ${part} fit into ${whole}? $${by_parts} = ${whole} \\times ${bottom} = ${right}$.`
				: `$${by_whole} = \\dfrac{1}{${bottom} \\times ${whole}} = \\dfrac{1}{${whole * bottom}}$.`,
			mistakes: [
				[
					"reversed-dividend-and-divisor",
					asks_servings ? `1/${whole * bottom}` : whole * bottom,
					"It looks like the division went the other way around. What is divided up?",
				],
				[
					"multiplied",
					entry(lowest(whole, bottom)),
					"It looks like the numbers were multiplied. The story divides something into equal parts.",
				],
				[
					"added",
					asks_servings ? whole + bottom : `1/${whole + bottom}`,
					"It looks like numbers were added. Think of cutting each part again.",
				],
			],
		});
	},
);
