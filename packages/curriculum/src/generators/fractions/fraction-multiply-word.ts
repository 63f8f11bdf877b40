import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, multiply, split } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { gcd } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: a fraction of a whole number; 2: a fraction of a fraction; 3: a whole number times a mixed number; 4: a fraction of a mixed number; 5: two mixed numbers. */
export const fractionMultiplyWord = defineGenerator("fraction-multiply-word", 2, (random, difficulty) => {
	const [a, b] = factors(random, difficulty);
	const answer = multiply(a, b);
	const [text, suffix] = random.pick(stories(random, difficulty, mixedTex(a), mixedTex(b)));
	const raw = `\\dfrac{${a.top * b.top}}{${a.bottom * b.bottom}}`;
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: text,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		answer_suffix: suffix,
		right: mixedEntry(answer),
		hints: [
			difficulty === 3 || difficulty === 5
				? "The same amount is taken several times."
				: `"Of" something means a part of it is taken.`,
			"Which operation takes a part of a number, or a number several times?",
			...(difficulty >= 3
				? ["Write the mixed number as a fraction before you multiply."]
				: ["Multiply the tops and multiply the bottoms."]),
		],
		explanation: `$${asFraction(a)} \\times ${asFraction(b)} = ${raw}${raw === mixedTex(answer) ? "" : ` = ${mixedTex(answer)}`}$ ${suffix}.`,
		mistakes: [
			[
				"multiplied-wholes-and-fractions-apart",
				apart(a, b),
				"It looks like wholes and fractions were multiplied apart. The whole part has to meet the fraction, too.",
			],
			[
				"multiplied-whole-part-only",
				wholeOnly(a, b),
				"It looks like only the whole part was multiplied. The fraction part is taken as well.",
			],
			[
				"took-one-part-only",
				a.top > 1 && b.bottom === 1
					? mixedEntry({ top: b.top / gcd(b.top, a.bottom), bottom: a.bottom / gcd(b.top, a.bottom) })
					: "",
				"That is the size of one part. How many parts are taken?",
			],
			[
				"did-not-divide",
				a.bottom > 1 && b.bottom === 1 ? a.top * b.top : "",
				"It looks like only the top was used. The bottom says into how many parts the whole is cut.",
			],
			[
				"added",
				mixedEntry(add(a, b)),
				"It looks like the numbers were added. A part of a number is a multiplication.",
			],
			[
				"multiplied-bottom-as-well",
				a.bottom === 1 ? `${a.top * b.top}/${a.top * b.bottom}` : "",
				"A whole number multiplies the top only.",
			],
			[
				"kept-one-bottom",
				a.bottom > 1 && b.bottom > 1 ? `${a.top * b.top}/${Math.max(a.bottom, b.bottom)}` : "",
				"Both bottoms have to be multiplied.",
			],
		],
	});
});

function asFraction({ top, bottom }: Fraction): string {
	return bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`;
}

function apart(a: Fraction, b: Fraction): string {
	const [one, two] = [split(a), split(b)];
	if (one.whole === 0 || two.whole === 0 || one.part.top === 0 || two.part.top === 0) return "";
	return mixedEntry(fraction(one.whole * two.whole, multiply(one.part, two.part)));
}

/** 3 × 2 1/4 taken as 6 1/4. */
function wholeOnly(a: Fraction, b: Fraction): string {
	const two = split(b);
	return a.bottom === 1 && two.part.top > 0 && two.whole > 0
		? mixedEntry(fraction(a.top * two.whole, two.part))
		: "";
}

function factors(random: Random, difficulty: Difficulty): [Fraction, Fraction] {
	const proper = (bottoms: readonly number[]): Fraction => {
		for (;;) {
			const bottom = random.pick(bottoms);
			const top = random.integer(1, bottom - 1);
			if (gcd(top, bottom) === 1) return { top, bottom };
		}
	};
	const small = [2, 3, 4, 5] as const;
	const mixed = (most: number) => fraction(random.integer(1, most), proper(small));
	return level<() => [Fraction, Fraction]>(difficulty, [
		() => [proper([2, 3, 4, 5, 6]), fraction(random.integer(3, 24))],
		() => [proper([2, 3, 4, 5, 6]), proper([2, 3, 4, 5, 6, 8])],
		() => [fraction(random.integer(2, 6)), mixed(4)],
		() => [proper(small), mixed(5)],
		() => [mixed(3), mixed(5)],
	])();
}

function stories(
	random: Random,
	difficulty: Difficulty,
	a: string,
	b: string,
): [text: string, suffix: string][] {
	const [name, other] = random.shuffle(NAMES) as [string, string];
	return level<[string, string][]>(difficulty, [
		[
			[
				`A trail is $${b}$ kilometers long. ${name} has walked $${a}$ of it. How many kilometers is that?`,
				"kilometers",
			],
			[
				`A farm has $${b}$ hectares of land. Corn grows on $${a}$ of it. How many hectares is that?`,
				"hectares",
			],
			[
				`A movie file needs $${b}$ minutes to load. So far $${a}$ of the time has passed. How many minutes is that?`,
				"minutes",
			],
		],
		[
			[
				`A jug holds $${b}$ liter of lemonade. ${name} drinks $${a}$ of it. How many liters is that?`,
				"liters",
			],
			[
				`$${b}$ of a field is planted with beans. $${a}$ of that part has been picked. What part of the field has been picked?`,
				"of the field",
			],
			[
				`${name} lives $${b}$ of a mile from school and has walked $${a}$ of the way. How many miles is that?`,
				"miles",
			],
		],
		[
			[
				`One batch of muffins needs $${b}$ cups of flour. ${name} bakes ${a} batches. How many cups of flour is that?`,
				"cups",
			],
			[
				`One shelf is $${b}$ feet long. ${name} puts ${a} such shelves end to end. How many feet long are they together?`,
				"feet",
			],
			[`${name} runs $${b}$ miles every day for ${a} days. How many miles is that in all?`, "miles"],
		],
		[
			[
				`A recipe needs $${b}$ cups of rice. ${name} makes only $${a}$ of the recipe. How many cups of rice is that?`,
				"cups",
			],
			[
				`A ribbon is $${b}$ meters long. ${name} uses $${a}$ of it for a gift. How many meters is that?`,
				"meters",
			],
			[
				`${other} has read for $${b}$ hours. ${name} has read $${a}$ as long. How many hours is that?`,
				"hours",
			],
		],
		[
			[
				`A recipe for one pot of soup needs $${b}$ cups of lentils. ${name} cooks $${a}$ times the recipe. How many cups of lentils is that?`,
				"cups",
			],
			[
				`${name} walks $${b}$ kilometers in one hour. How many kilometers is that in $${a}$ hours at the same speed?`,
				"kilometers",
			],
			[
				`A young tree is $${b}$ feet tall. The tree next to it is $${a}$ times as tall. How many feet tall is that one?`,
				"feet",
			],
		],
	]);
}
