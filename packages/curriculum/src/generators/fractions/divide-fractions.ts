import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { divide, fraction, mixedEntry, mixedTex, multiply } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { entry, gcd, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: equal bottoms or unit fractions; 2: proper fractions; 3: the missing factor of a multiplication; 4: results above one as mixed numbers; 5: mixed numbers. */
export const divideFractions = defineGenerator("divide-fractions", 1, (random, difficulty) => {
	const [a, b] = operands(random, difficulty);
	const answer = divide(a, b);
	const show = (number: Fraction) => (difficulty === 5 ? mixedTex(number) : tex(number));
	if (difficulty === 2 && random.oneIn(3))
		return fillBoxes({
			prompt: `Complete the multiplication that gives the same result: $${tex(a)} \\div ${tex(b)} = ${tex(a)} \\times \\square$. The missing fraction has the top [[top]] and the bottom [[bottom]].`,
			boxes: { top: { right: b.bottom }, bottom: { right: b.top } },
			hints: [
				"The first fraction stays as it is.",
				"Dividing by a fraction is the same as multiplying by its partner that makes one with it.",
			],
			explanation: `$${tex(b)} \\times \\dfrac{${b.bottom}}{${b.top}} = 1$, so dividing by $${tex(b)}$ is multiplying by $\\dfrac{${b.bottom}}{${b.top}}$: the top is ${b.bottom} and the bottom ${b.top}.`,
			mistakes: [
				[
					"top",
					"did-not-invert",
					b.top,
					"That is the top of the fraction we divide by. What has to be done with that fraction?",
				],
				[
					"top",
					"inverted-the-first-fraction",
					a.bottom,
					"It looks like the first fraction was turned over. It stays as it is.",
				],
				["bottom", "kept-the-bottom", b.bottom, "That is the bottom of the fraction we divide by. It moves."],
			],
		});
	const missing = difficulty === 3;
	const is_mixed = difficulty >= 4;
	const write = is_mixed ? mixedEntry : entry;
	const raw = `\\dfrac{${a.top * b.bottom}}{${a.bottom * b.top}}`;
	const final = is_mixed ? mixedTex(answer) : tex(answer);
	return fillNumber({
		answer_type: is_mixed ? "MIXED_FRACTION" : "SIMPLE_FRACTION",
		prompt: missing
			? `Which fraction is missing? $\\square \\times ${tex(b)} = ${tex(a)}$`
			: `What is $${show(a)} \\div ${show(b)}$?`,
		cta: is_mixed
			? "Write a whole number or a mixed number in simplest form."
			: "Write a fraction or a whole number in simplest form.",
		right: write(answer),
		hints: [
			missing
				? "A missing factor is found by dividing."
				: `Ask: how many times does the second number fit into the first?`,
			...(difficulty === 5 ? ["Write both mixed numbers as fractions first."] : []),
			"Dividing by a fraction is multiplying by the same fraction turned over.",
			"Only the fraction we divide by is turned over.",
		],
		explanation: `$${difficulty === 5 ? `${fractionTex(a)} \\div ${fractionTex(b)} = ` : `${tex(a)} \\div ${tex(b)} = `}${fractionTex(a)} \\times \\dfrac{${b.bottom}}{${b.top}} = ${raw}${raw === final ? "" : ` = ${final}`}$.`,
		mistakes: [
			[
				"inverted-the-first-fraction",
				write(lowest(a.bottom * b.top, a.top * b.bottom)),
				"It looks like the first fraction was turned over. It stays; the one we divide by is turned over.",
			],
			[
				"multiplied",
				write(multiply(a, b)),
				"It looks like the fractions were multiplied as they stand. One of them has to be turned over first.",
			],
			[
				"divided-tops-and-bottoms-the-wrong-way",
				b.top % a.top === 0 && a.bottom % b.bottom === 0
					? write(lowest(b.top / a.top, a.bottom / b.bottom))
					: "",
				"It looks like tops and bottoms were divided in mixed order. Divide the first by the second in both.",
			],
			[
				"divided-tops-only",
				a.bottom === b.bottom || a.top % b.top !== 0
					? ""
					: write(lowest(a.top / b.top, Math.max(a.bottom, b.bottom))),
				"Only the tops were divided. The bottoms have to be used as well.",
			],
			[
				"kept-the-bottom",
				a.bottom === b.bottom ? write(lowest(a.top, b.top * b.bottom)) : "",
				"With parts of equal size, only count: how many times does the second number of parts fit in?",
			],
		],
	});
});

function fractionTex({ top, bottom }: Fraction): string {
	return `\\dfrac{${top}}{${bottom}}`;
}

function operands(random: Random, difficulty: Difficulty): [Fraction, Fraction] {
	const proper = (most: number): Fraction => {
		for (;;) {
			const bottom = random.integer(2, most);
			const top = random.integer(1, bottom - 1);
			if (gcd(top, bottom) === 1) return { top, bottom };
		}
	};
	for (;;) {
		const [a, b] = level<() => [Fraction, Fraction]>(difficulty, [
			() => {
				const first = proper(9);
				return [
					first,
					random.oneIn(2)
						? lowest(1, first.bottom * random.integer(1, 3))
						: { top: random.integer(1, first.bottom - 1), bottom: first.bottom },
				];
			},
			() => [proper(8), proper(8)],
			() => [proper(9), proper(6)],
			() => [proper(10), proper(10)],
			() => [fraction(random.integer(1, 5), proper(6)), fraction(random.integer(1, 3), proper(5))],
		])();
		const result = divide(a, b);
		const is_above_one = result.top > result.bottom;
		if (gcd(b.top, b.bottom) !== 1 || (a.top === b.top && a.bottom === b.bottom)) continue;
		if (result.bottom <= 60 && result.top <= 120 && (difficulty < 4 || is_above_one)) return [a, b];
	}
}
