import { fractionBar } from "../../figures/fraction-bar.ts";
import { svg } from "../../figures/svg.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const f = (top: number | string, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: a unit fraction, with bars. 2: any fraction as a repeated sum. 3: a product. 4: as a multiple of a unit fraction. 5: larger numbers, in either order.
export const fractionTimesWhole = defineGenerator("fraction-times-whole", 1, (random, difficulty) => {
	const bottom = random.pick(
		level<readonly number[]>(difficulty, [
			[3, 4, 5, 6],
			[4, 5, 6, 8],
			[4, 5, 6, 8, 10],
			[3, 4, 5, 6, 8],
			[5, 6, 8, 10, 12],
		]),
	);
	const top = difficulty === 1 ? 1 : random.integer(2, bottom - 1);
	const times = random.integer(2, level(difficulty, [5, 4, 6, 4, 9] as const));
	const product = times * top;
	const name = random.pick(NAMES);
	const sum = Array.from({ length: times }, () => f(top, bottom)).join(" + ");
	const hints = [
		"Take the fraction again and again.",
		"The parts keep their size. How many parts are there in all?",
	];
	if (difficulty === 4)
		return fillBoxes({
			prompt: `${name} thinks: $${times} \\times ${f(top, bottom)}$ is a number of parts of size $${f(1, bottom)}$. It is [[count]] $\\times$ $${f(1, bottom)}$, so its top is [[top]] and its bottom is [[bottom]].`,
			boxes: { count: { right: product }, top: { right: product }, bottom: { right: bottom } },
			hints: [
				`$${f(top, bottom)}$ is ${top} parts of size $${f(1, bottom)}$.`,
				`How many such parts are ${times} times as many?`,
			],
			explanation: `$${f(top, bottom)} = ${top} \\times ${f(1, bottom)}$, so ${times} times as much is $${product} \\times ${f(1, bottom)} = ${f(product, bottom)}$.`,
			mistakes: [
				["count", "added-instead", times + top, "The parts are taken several times. Multiply them."],
				[
					"bottom",
					"multiplied-the-bottom",
					times * bottom,
					"The parts keep their size, so the bottom stays.",
				],
				["top", "kept-the-top", top, "That is one time. How many parts are there in all?"],
			],
		});
	return fillNumber({
		answer_type: "MIXED",
		simplest: "optional",
		prompt:
			difficulty === 2
				? `${name} adds $${sum}$. What is the sum?`
				: random.pick(
						difficulty === 5
							? [
									`What is $${times} \\times ${f(top, bottom)}$?`,
									`What is $${f(top, bottom)} \\times ${times}$?`,
									`${name} works out $${f(top, bottom)} \\times ${times}$. What is the product?`,
								]
							: [
									`What is $${times} \\times ${f(top, bottom)}$?`,
									`${name} works out $${times} \\times ${f(top, bottom)}$. What is the product?`,
								],
					),
		cta: "Write a fraction like 3/4, or a mixed number like 1 1/4.",
		...(difficulty === 1
			? {
					figure: {
						svg: svg(
							480,
							times * 50 + 4,
							...Array.from({ length: times }, (_, at) =>
								fractionBar({
									x: 4,
									y: 4 + at * 50,
									width: 472,
									height: 42,
									parts: bottom,
									shaded: 1,
									colour: "sky",
								}),
							),
						),
						alt: `${times} bars of the same length, each with ${bottom} equal parts, one of them colored.`,
					},
				}
			: {}),
		right: `${product}/${bottom}`,
		hints,
		explanation: `$${sum} = ${f(product, bottom)}$${product % bottom === 0 ? `, that is ${product / bottom}` : lowest(product, bottom).bottom === bottom ? "" : `, that is $${tex(lowest(product, bottom))}$`}.`,
		mistakes: [
			[
				"multiplied-top-and-bottom",
				`${product}/${times * bottom}`,
				"Top and bottom were multiplied. Then the parts get smaller, and nothing has changed.",
			],
			[
				"multiplied-only-the-bottom",
				`${top}/${times * bottom}`,
				"The bottom was multiplied. That makes the parts smaller.",
			],
			[
				"added-the-whole-number",
				`${times + top}/${bottom}`,
				"The whole number was added. The fraction is taken several times.",
			],
		],
	});
});
