import type { Difficulty } from "@learnin/domain/question/difficulty";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { divide, fraction, mixedEntry, mixedTex, multiply } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { gcd, lowest } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: how many whole servings; 2: the missing side of a rectangle; 3: the part told first, or choosing the expression; 4: mixed numbers; 5: how much for one, from a part. */
export const fractionDivisionWord = defineGenerator("fraction-division-word", 2, (random, difficulty) => {
	const [a, b] = operands(random, difficulty);
	const answer = divide(a, b);
	const [told, suffix] = random.pick(stories(random, difficulty, mixedTex(a), mixedTex(b)));
	// "1/2 mile", but "1 1/2 miles".
	const text = told.replace(/(?<=[ ])(\$\\dfrac\{\d+\}\{\d+\}\$ (?:mile|bucket|kilometer|pound))s/g, "$1");
	const expression = (one: Fraction, sign: string, other: Fraction) =>
		`$${mixedTex(one)} ${sign} ${mixedTex(other)}$`;
	if (difficulty === 3 && random.oneIn(2))
		return chooseOption(
			random,
			{
				prompt: `Which expression answers the question? ${text}`,
				hints: [
					"What is divided up? That number comes first, wherever it stands in the text.",
					"Is a part of something taken, or does the question ask how many parts fit?",
				],
				explanation: `The question asks how many times $${mixedTex(b)}$ fits into $${mixedTex(a)}$: ${expression(a, "\\div", b)}, which is $${mixedTex(answer)}$.`,
			},
			{
				right: expression(a, "\\div", b),
				wrong: [
					[
						expression(b, "\\div", a),
						"divided-in-text-order",
						"It looks like the numbers were divided in the order of the text. What is divided up?",
					],
					[
						expression(a, "\\times", b),
						"multiplied",
						"That takes a part of the amount. Here the question asks how many parts fit.",
					],
					[expression(a, "-", b), "subtracted", "Taking away once is not enough. How often can it be taken?"],
				],
			},
		);
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: text,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		answer_suffix: suffix,
		right: mixedEntry(answer),
		hints: [
			level(difficulty, [
				"How often does the small amount fit into the large one?",
				"Area is length times width. One of the factors is missing.",
				"What is divided up? Look for the whole amount, wherever it stands.",
				"How often does the second amount fit into the first?",
				"The given amount belongs to a part of one. How much belongs to one whole?",
			] as const),
			"Which number is divided, and by which?",
			"Dividing by a fraction is multiplying by the fraction turned over.",
		],
		explanation: `$${mixedTex(a)} \\div ${mixedTex(b)} = \\dfrac{${a.top}}{${a.bottom}} \\times \\dfrac{${b.bottom}}{${b.top}} = ${mixedTex(answer)}$.`,
		mistakes: [
			[
				"divided-in-text-order",
				mixedEntry(divide(b, a)),
				"It looks like the numbers were divided the other way around. What is divided up?",
			],
			[
				"multiplied",
				mixedEntry(multiply(a, b)),
				"It looks like the numbers were multiplied. Ask how often the one fits into the other.",
			],
			[
				"turned-over-both",
				mixedEntry(lowest(a.bottom * b.bottom, a.top * b.top)),
				"It looks like both fractions were turned over. Only the one we divide by is.",
			],
			[
				"dropped-the-part",
				answer.bottom > 1 && answer.top > answer.bottom ? Math.floor(answer.top / answer.bottom) : "",
				"Something is left over. Which part of one more is it?",
			],
		],
	});
});

function operands(random: Random, difficulty: Difficulty): [Fraction, Fraction] {
	const proper = (bottoms: readonly number[]): Fraction => {
		for (;;) {
			const bottom = random.pick(bottoms);
			const top = random.integer(1, bottom - 1);
			if (gcd(top, bottom) === 1) return { top, bottom };
		}
	};
	const [small, usual] = [[2, 3, 4, 5] as const, [2, 3, 4, 5, 6, 8] as const];
	for (;;) {
		const [a, b] = level<() => [Fraction, Fraction]>(difficulty, [
			() => {
				const serving = proper(usual);
				return [multiply(serving, fraction(random.integer(2, 12))), serving];
			},
			() => [proper(usual), proper(small)],
			() => [proper([3, 4, 5, 6, 8, 9, 10]), proper([6, 8, 9, 10, 12])],
			() => [fraction(random.integer(2, 6), proper(small)), fraction(random.integer(0, 1), proper(small))],
			() => [fraction(random.integer(0, 3), proper(small)), proper(small)],
		])();
		const result = divide(a, b);
		const is_size_right = difficulty === 2 || result.top > result.bottom;
		if (
			is_size_right &&
			result.bottom <= 24 &&
			result.top / result.bottom <= 20 &&
			(a.top !== b.top || a.bottom !== b.bottom)
		)
			return [a, b];
	}
}

function stories(
	random: Random,
	difficulty: Difficulty,
	a: string,
	b: string,
): [text: string, suffix: string][] {
	const name = random.pick(NAMES);
	const one = (amount: string) => `$${amount}$`;
	return level<[string, string][]>(difficulty, [
		[
			[
				`${name} has ${one(a)} cups of yogurt. One serving is ${one(b)} cup. How many servings is that?`,
				"servings",
			],
			[
				`A board is ${one(a)} meters long. ${name} cuts pieces of ${one(b)} meter. How many pieces is that?`,
				"pieces",
			],
		],
		[
			[
				`A rectangle has an area of ${one(a)} square mile and a length of ${one(b)} mile. How many miles wide is it?`,
				"miles",
			],
			[
				`A strip of land has an area of ${one(a)} square kilometer. It is ${one(b)} kilometer long. How many kilometers wide is it?`,
				"kilometers",
			],
		],
		[
			[
				`One bowl holds ${one(b)} liter of soup. ${name} has ${one(a)} liter of soup. How many bowls is that?`,
				"bowls",
			],
			[
				`One lap around a pond is ${one(b)} mile. ${name} runs ${one(a)} mile. How many laps is that?`,
				"laps",
			],
		],
		[
			[
				`${name} has ${one(a)} pounds of dough and needs ${one(b)} pounds for one loaf. How many loaves is that?`,
				"loaves",
			],
			[
				`A road of ${one(a)} kilometers is repaired, ${one(b)} kilometers each day. How many days does it take?`,
				"days",
			],
		],
		[
			[
				`${name} fills ${one(b)} of a tank with ${one(a)} buckets of water. How many buckets fill the whole tank?`,
				"buckets",
			],
			[`${name} walks ${one(a)} miles in ${one(b)} hour. How many miles is that in one hour?`, "miles"],
		],
	]);
}
