import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { divide, fraction, mixedEntry, mixedTex, multiply } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { gcd, lowest } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: one fraction, unit fraction of an hour; 2: both are fractions, whole result; 3: any two fractions; 4: mixed numbers; 5: the rate the other way around. */
export const unitRateFractions = defineGenerator("unit-rate-fractions", 2, (random, difficulty) => {
	const [amount, per] = draw(random, difficulty);
	const name = random.pick(NAMES);
	const [a, b] = [`$${mixedTex(amount)}$`, `$${mixedTex(per)}$`];
	const plural = (part: Fraction, one: string) => (part.top > part.bottom ? `${one}s` : one);
	const tales = [
		{
			told: `${name} walks ${a} ${plural(amount, "mile")} in ${b} ${plural(per, "hour")}.`,
			unit: "miles",
			each: "hour",
			back: "hours",
			one: "mile",
		},
		{
			told: `A faucet fills ${a} ${plural(amount, "liter")} in ${b} ${plural(per, "minute")}.`,
			unit: "liters",
			each: "minute",
			back: "minutes",
			one: "liter",
		},
		{
			told: `A recipe uses ${a} ${plural(amount, "cup")} of flour for ${b} ${plural(per, "cup")} of milk.`,
			unit: "cups of flour",
			each: "cup of milk",
			back: "cups of milk",
			one: "cup of flour",
		},
		{
			told: `${name} paints ${a} ${plural(amount, "wall")} in ${b} ${plural(per, "hour")}.`,
			unit: "walls",
			each: "hour",
			back: "hours",
			one: "wall",
		},
	];
	const { told, unit, each, back, one } = random.pick(tales);
	const turned = difficulty === 5;
	const [top, bottom] = turned ? [per, amount] : [amount, per];
	const right = divide(top, bottom);
	const asked = turned
		? `How many ${back} is that for one ${one}?`
		: `How many ${unit} is that for one ${each}?`;
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `${told} ${asked}`,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		answer_suffix: turned ? back : unit,
		right: mixedEntry(right),
		hints: [
			`The question asks for one ${turned ? one : each}. Which amount has to become one?`,
			`Divide the other amount by it.`,
			"Dividing by a fraction is multiplying by the fraction turned over.",
		],
		explanation: `$${mixedTex(top)} \\div ${mixedTex(bottom)} = \\dfrac{${top.top}}{${top.bottom}} \\times \\dfrac{${bottom.bottom}}{${bottom.top}} = ${mixedTex(right)}$ ${turned ? back : unit}.`,
		mistakes: [
			[
				"divided-only-the-numerators",
				mixedEntry(lowest(top.top, bottom.top)),
				"It looks like only the tops were divided. The bottoms belong to the division as well.",
			],
			[
				"divided-the-other-way",
				mixedEntry(divide(bottom, top)),
				`That is the rate the other way around. The question asks for one ${turned ? one : each}.`,
			],
			[
				"multiplied",
				mixedEntry(multiply(top, bottom)),
				"It looks like the amounts were multiplied. To get to one, divide.",
			],
			["kept-the-amount", mixedEntry(top), "That belongs to the given amount, not to one."],
		],
	});
});

function draw(random: Random, difficulty: Difficulty): [Fraction, Fraction] {
	const proper = (): Fraction => {
		for (;;) {
			const bottom = random.pick([2, 3, 4, 5, 6, 8] as const);
			const top = random.integer(1, bottom - 1);
			if (gcd(top, bottom) === 1) return { top, bottom };
		}
	};
	for (;;) {
		const [a, b] = level<() => [Fraction, Fraction]>(difficulty, [
			() => [proper(), { top: 1, bottom: random.integer(2, 5) }],
			() => {
				const per = proper();
				return [multiply(per, fraction(random.integer(2, 6))), per];
			},
			() => [proper(), proper()],
			() => [fraction(random.integer(1, 5), proper()), fraction(random.integer(0, 2), proper())],
			() => [fraction(random.integer(1, 4), proper()), proper()],
		])();
		const rate = divide(a, b);
		if (
			rate.bottom <= 24 &&
			rate.top / rate.bottom <= 20 &&
			rate.top / rate.bottom >= 0.25 &&
			(a.top !== b.top || a.bottom !== b.bottom)
		)
			return [a, b];
	}
}
