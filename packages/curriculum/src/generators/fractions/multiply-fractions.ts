import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const STORIES = [
	["pizza", "eats"],
	["cake", "eats"],
	["roll of ribbon", "uses"],
	["bag of flour", "uses"],
	["jar of honey", "uses"],
] as const;

export const multiplyFractions = defineGenerator("multiply-fractions", 2, (random, difficulty) => {
	const draw = (): Fraction => {
		const bottom = random.integer(2, level(difficulty, [8, 6, 7, 9, 12] as const));
		const top = difficulty === 1 ? 1 : random.integer(1, bottom - 1);
		return lowest(top, bottom);
	};
	const [a, b] = [draw(), draw()];
	const [top, bottom] = [a.top * b.top, a.bottom * b.bottom];
	const answer = lowest(top, bottom);
	const [whole, does] = random.pick(STORIES);
	const story = `${random.pick(NAMES)} has $${tex(b)}$ of a ${whole} left and ${does} $${tex(a)}$ of what is left. What fraction of the whole ${whole} is that?`;
	const in_lowest = answer.bottom === bottom ? "" : ` In simplest form that is $${tex(answer)}$.`;
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: difficulty >= 3 && random.oneIn(2) ? story : `What is $${tex(a)} \\times ${tex(b)}$?`,
		cta: "Write the fraction in simplest form.",
		right: entry(answer),
		hints: [
			"A part of a part is smaller than either of them.",
			"Multiply the tops for the new top and the bottoms for the new bottom.",
			"Look for a number that divides both the new top and the new bottom.",
		],
		explanation: `Tops: $${a.top} \\times ${b.top} = ${top}$. Bottoms: $${a.bottom} \\times ${b.bottom} = ${bottom}$. That is $\\dfrac{${top}}{${bottom}}$.${in_lowest}`,
		mistakes: [
			[
				"divided-instead",
				`${a.top * b.bottom}/${a.bottom * b.top}`,
				"It looks like the fractions were multiplied crosswise. Top goes with top and bottom with bottom.",
			],
			[
				"added-tops-and-bottoms",
				`${a.top + b.top}/${a.bottom + b.bottom}`,
				"It looks like tops and bottoms were added. Here they are multiplied.",
			],
			[
				"added",
				`${a.top * b.bottom + b.top * a.bottom}/${bottom}`,
				"It looks like the fractions were added. A part of a part is found by multiplying.",
			],
			[
				"kept-one-bottom",
				`${top}/${Math.max(a.bottom, b.bottom)}`,
				"The tops were multiplied. The bottoms have to be multiplied as well.",
			],
		],
	});
});
