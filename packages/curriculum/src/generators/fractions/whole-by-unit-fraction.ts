import { unitBars } from "../../figures/unit-bars.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const PART_NAMES: Readonly<Record<number, string>> = {
	2: "halves",
	3: "thirds",
	4: "fourths",
	5: "fifths",
	6: "sixths",
	7: "sevenths",
	8: "eighths",
	9: "ninths",
	10: "tenths",
	11: "elevenths",
	12: "twelfths",
};

/** 1: with a picture; 2: without; 3: stories; 4: larger numbers, or choosing the story's expression; 5: a missing number. */
export const wholeByUnitFraction = defineGenerator("whole-by-unit-fraction", 3, (random, difficulty) => {
	const whole = random.integer(2, level(difficulty, [6, 9, 12, 25, 40] as const));
	const bottom = random.integer(2, level(difficulty, [8, 8, 10, 12, 12] as const));
	const answer = whole * bottom;
	const name = random.pick(NAMES);
	const division = `${whole} \\div \\dfrac{1}{${bottom}}`;
	const parts = PART_NAMES[bottom] ?? "";
	const hints = [
		`Ask: how many ${parts} fit into ${whole}?`,
		`How many ${parts} are in one whole? There are ${whole} wholes.`,
	];
	const explanation = `One whole has ${bottom} ${parts}, so ${whole} wholes have $${whole} \\times ${bottom} = ${answer}$: $${division} = ${answer}$.`;
	const story = random.pick([
		`${name} has ${whole} liters of soup. One bowl takes $\\dfrac{1}{${bottom}}$ liter. How many bowls can be filled?`,
		`A ribbon is ${whole} meters long. ${name} cuts pieces of $\\dfrac{1}{${bottom}}$ meter. How many pieces is that?`,
		`A path is ${whole} miles long. There is a lamp every $\\dfrac{1}{${bottom}}$ mile, the last one at the end and none at the start. How many lamps are there?`,
	]);
	if (difficulty === 4 && random.oneIn(2))
		return chooseOption(
			random,
			{
				prompt: `Which expression answers the question? ${story}`,
				hints: [
					"Is something taken several times, or is the question how many fit?",
					"What is divided up, and how large is each part?",
				],
				explanation: `The question is how many parts of $\\dfrac{1}{${bottom}}$ fit into ${whole}: $${division}$, which is ${answer}.`,
			},
			{
				right: `$${division}$`,
				wrong: [
					[
						`$${whole} \\times \\dfrac{1}{${bottom}}$`,
						"multiplied",
						"That takes one part of the whole amount. Here the question is how many parts fit.",
					],
					[
						`$\\dfrac{1}{${bottom}} \\div ${whole}$`,
						"reversed",
						"It looks like dividend and divisor changed places. What is divided up?",
					],
					[
						`$${whole} - \\dfrac{1}{${bottom}}$`,
						"subtracted",
						"Taking away once is not enough. How many times can a part be taken?",
					],
				],
			},
		);
	if (difficulty === 5)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Which number is missing? $\\square \\div \\dfrac{1}{${bottom}} = ${answer}$`,
			right: whole,
			hints: [
				`How many ${parts} make one whole?`,
				`All in all there are ${answer} ${parts}. How many wholes is that?`,
			],
			explanation: `${bottom} ${parts} make one whole, and $${answer} \\div ${bottom} = ${whole}$.`,
			mistakes: [
				[
					"multiplied-again",
					answer * bottom,
					"It looks like the result was multiplied again. Go backwards: how many wholes do the parts make?",
				],
				[
					"subtracted",
					answer - bottom,
					"It looks like the bottom was subtracted. How many wholes do the parts make?",
				],
				[
					"gave-a-fraction",
					`${answer}/${bottom * bottom}`,
					"Check with the division: how many parts does one whole give?",
				],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: difficulty === 3 ? story : `What is $${division}$?`,
		...(difficulty === 1
			? {
					figure: {
						svg: unitBars({ count: whole, parts: bottom, caption: `${whole} wholes`, colour: "mint" }),
						alt: `There are ${whole} bars of one whole each. Every bar is cut into ${bottom} equal parts.`,
					},
				}
			: {}),
		right: answer,
		hints,
		explanation,
		mistakes: [
			[
				"divided-by-the-bottom",
				`${whole}/${bottom}`,
				`It looks like ${whole} was divided by ${bottom}. The parts are smaller than one, so more of them fit.`,
			],
			[
				"reversed",
				`1/${answer}`,
				"It looks like the fraction was divided by the whole number. What is divided up here?",
			],
			[
				"counted-one-less-part",
				whole * (bottom - 1),
				"How many parts does one whole have? Count all of them.",
			],
			["added", whole + bottom, "It looks like the numbers were added. How many parts fit into each whole?"],
		],
	});
});
