import { unitBars } from "../../figures/unit-bars.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** 1: with a picture, small numbers; 2: larger ones; 3: stories; 4: which multiplication checks it; 5: a missing number. */
export const unitFractionByWhole = defineGenerator("unit-fraction-by-whole", 1, (random, difficulty) => {
	const bottom = random.integer(2, level(difficulty, [6, 10, 9, 12, 12] as const));
	const count = random.integer(2, level(difficulty, [5, 9, 8, 9, 12] as const));
	const answer = `1/${bottom * count}`;
	const division = `\\dfrac{1}{${bottom}} \\div ${count}`;
	const mistakes = [
		[
			"multiplied-instead",
			`${count}/${bottom}`,
			"It looks like the fraction became larger. Sharing makes each share smaller than what is shared.",
		],
		[
			"divided-the-bottom",
			bottom % count === 0 ? `1/${bottom / count}` : "",
			"A smaller bottom number means larger parts. Sharing makes the parts smaller.",
		],
		[
			"inverted-the-fraction",
			bottom * count,
			"It looks like the fraction was turned over. Into how many such small parts is one whole cut?",
		],
		[
			"added-to-the-bottom",
			`1/${bottom + count}`,
			"Each of the parts is cut again. How many small parts does the whole have then?",
		],
	] as const;
	const hints = [
		`Think of one whole in ${bottom} equal parts. One of these parts is cut again into ${count} pieces.`,
		"If all the parts were cut like that, how many pieces would the whole have?",
	];
	const explanation = `If each of the ${bottom} parts is cut into ${count}, the whole has $${bottom} \\times ${count} = ${bottom * count}$ pieces. So $${division} = \\dfrac{1}{${bottom * count}}$.`;
	if (difficulty === 4)
		return chooseOption(
			random,
			{
				prompt: `Which multiplication shows that $${division} = \\dfrac{1}{${bottom * count}}$?`,
				hints: [
					"A division is checked by multiplying the answer by the number you divided by.",
					"What must come out of that multiplication?",
				],
				explanation: `The answer times the divisor gives back what was divided: $\\dfrac{1}{${bottom * count}} \\times ${count} = \\dfrac{1}{${bottom}}$.`,
			},
			{
				right: `$\\dfrac{1}{${bottom * count}} \\times ${count} = \\dfrac{1}{${bottom}}$`,
				wrong: [
					[
						`$\\dfrac{1}{${bottom}} \\times ${count} = \\dfrac{${count}}{${bottom}}$`,
						"multiplied-the-dividend",
						"That multiplies what was shared. Multiply the share instead.",
					],
					[
						`$\\dfrac{1}{${bottom * count}} \\times ${bottom} = \\dfrac{1}{${count}}$`,
						"used-the-bottom-number",
						"Which number was the fraction divided by?",
					],
					[
						`$${bottom} \\times ${count} = ${bottom * count}$`,
						"bottoms-only",
						"That gives the bottom number, but it does not give back the fraction.",
					],
				],
			},
		);
	if (difficulty === 5)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Which number is missing? $\\dfrac{1}{${bottom}} \\div \\square = \\dfrac{1}{${bottom * count}}$`,
			right: count,
			hints: [
				"One part was cut again. Into how many pieces?",
				"Compare the two bottom numbers: how many times as large is the second one?",
			],
			explanation: `$${bottom} \\times ${count} = ${bottom * count}$, so each part was cut into ${count}: the missing number is ${count}.`,
			mistakes: [
				[
					"subtracted-the-bottoms",
					bottom * count - bottom,
					"It looks like the bottoms were subtracted. How many times does one go into the other?",
				],
				[
					"multiplied-the-bottoms",
					bottom * bottom * count,
					"It looks like the bottoms were multiplied. Work backwards: divide.",
				],
				["gave-a-fraction", `1/${count}`, "The fraction is divided by a whole number here."],
			],
		});
	const [name, food] = [random.pick(NAMES), random.pick(["pizza", "cake", "melon"])];
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt:
			difficulty === 3
				? random.pick([
						`${count} friends share $\\dfrac{1}{${bottom}}$ of a ${food} equally. What part of the whole ${food} does each of them get?`,
						`${name} pours $\\dfrac{1}{${bottom}}$ liter of paint equally into ${count} cups. What part of a liter is in each cup?`,
						`${name} cuts $\\dfrac{1}{${bottom}}$ of a meter of ribbon into ${count} equal pieces. What part of a meter is each piece?`,
					])
				: difficulty === 1 && random.oneIn(2)
					? `The picture shows $\\dfrac{1}{${bottom}}$ of a bar, cut into ${count} equal pieces. What part of the whole bar is one piece?`
					: `What is $${division}$?`,
		...(difficulty === 1
			? {
					figure: {
						svg: unitBars({
							count: 1,
							parts: bottom,
							shaded: 1,
							cut: count,
							caption: "1 whole",
							colour: random.pick(["sky", "mint", "coral"]),
						}),
						alt: `A bar of one whole in ${bottom} equal parts. The first part is colored and cut into ${count} equal pieces. One of the pieces is marked.`,
					},
				}
			: {}),
		right: answer,
		hints,
		explanation,
		mistakes,
	});
});
