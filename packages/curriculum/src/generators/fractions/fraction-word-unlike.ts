import type { Difficulty } from "@learnin/domain/question/difficulty";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, mixedEntry, mixedTex, subtract } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { entry, gcd, lcm, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const ONE: Fraction = { top: 1, bottom: 1 };

/** 1: two parts together, easy bottoms; 2: what remains; 3: how much more, or an estimate; 4: what remains of one whole after two parts; 5: the same with less friendly bottoms, or a missing part of a sum over one. */
export const fractionWordUnlike = defineGenerator("fraction-word-unlike", 2, (random, difficulty) => {
	if (difficulty === 3 && random.oneIn(2)) return estimate(random);
	const bottoms = level(difficulty, [
		[2, 4, 3, 6, 8],
		[2, 3, 4, 6, 8],
		[3, 4, 5, 6, 8],
		[2, 3, 4, 5, 6, 8],
		[3, 4, 5, 6, 8, 9, 10, 12],
	] as const);
	return difficulty >= 4 ? restOfWhole(random, bottoms) : twoParts(random, difficulty, bottoms);
});

function draw(random: Random, bottoms: readonly number[]): Fraction {
	for (;;) {
		const bottom = random.pick(bottoms);
		const top = random.integer(1, bottom - 1);
		if (gcd(top, bottom) === 1) return { top, bottom };
	}
}

function unlike(
	random: Random,
	bottoms: readonly number[],
	fits: (a: Fraction, b: Fraction) => boolean,
): [Fraction, Fraction] {
	for (;;) {
		const [a, b] = [draw(random, bottoms), draw(random, bottoms)];
		if (a.bottom !== b.bottom && lcm(a.bottom, b.bottom) <= 60 && fits(a, b)) return [a, b];
	}
}

const size = ({ top, bottom }: Fraction) => top / bottom;

interface Tale {
	text: string;
	suffix: string;
}

function twoParts(random: Random, difficulty: Difficulty, bottoms: readonly number[]) {
	const [name, other] = random.shuffle(NAMES) as [string, string];
	const subtracts = difficulty >= 2;
	const [a, b] = unlike(random, bottoms, (x, y) => !subtracts || size(x) > size(y));
	const [first, second] = [`$${tex(a)}$`, `$${tex(b)}$`];
	const tales = level<readonly Tale[]>(difficulty, [
		[
			{
				text: `${name} walks ${first} of a mile to the library and then ${second} of a mile to the park. How many miles is that in all?`,
				suffix: "miles",
			},
			{
				text: `A soup needs ${first} liter of milk and ${second} liter of water. How many liters is that together?`,
				suffix: "liters",
			},
			{
				text: `${name} reads for ${first} hour before dinner and ${second} hour after it. How many hours is that in all?`,
				suffix: "hours",
			},
		],
		[
			{
				text: `A jug holds ${first} liter of juice. ${name} pours out ${second} liter. How many liters are left?`,
				suffix: "liters",
			},
			{
				text: `${name} has ${first} kilogram of flour and uses ${second} kilogram for bread. How many kilograms are left?`,
				suffix: "kilograms",
			},
			{
				text: `A rope is ${first} of a meter long. ${name} cuts off ${second} of a meter. How many meters are left?`,
				suffix: "meters",
			},
		],
		[
			{
				text: `${name} runs ${first} of a mile and ${other} runs ${second} of a mile. How many miles farther does ${name} run?`,
				suffix: "miles",
			},
			{
				text: `A red ribbon is ${first} of a yard long, a blue one ${second} of a yard. How many yards longer is the red ribbon?`,
				suffix: "yards",
			},
		],
		[],
		[],
	]);
	const { text, suffix } = random.pick(tales);
	const answer = subtracts ? subtract(a, b) : add(a, b);
	const bottom = lcm(a.bottom, b.bottom);
	const [left, right] = [(a.top * bottom) / a.bottom, (b.top * bottom) / b.bottom];
	const sign = subtracts ? "-" : "+";
	const shown = `\\dfrac{${left + (subtracts ? -right : right)}}{${bottom}}`;
	return fillNumber({
		answer_type: subtracts ? "SIMPLE_FRACTION" : "MIXED_FRACTION",
		prompt: text,
		cta: subtracts
			? "Write a fraction in simplest form."
			: "Write a fraction or a mixed number in simplest form.",
		answer_suffix: suffix,
		right: mixedEntry(answer),
		hints: [
			subtracts
				? "Something is taken away or compared. What is the difference?"
				: "Two parts come together. Which operation fits?",
			"The parts have different sizes. Find a bottom number that both bottoms go into.",
			"Change both fractions to that bottom number, then work with the tops.",
		],
		explanation: `$${tex(a)} ${sign} ${tex(b)} = \\dfrac{${left}}{${bottom}} ${sign} \\dfrac{${right}}{${bottom}} = ${shown}$${shown === mixedTex(answer) ? "." : `, which is $${mixedTex(answer)}$.`}`,
		mistakes: [
			[
				"worked-across-tops-and-bottoms",
				subtracts
					? a.bottom > b.bottom && a.top > b.top
						? `${a.top - b.top}/${a.bottom - b.bottom}`
						: ""
					: `${a.top + b.top}/${a.bottom + b.bottom}`,
				"It looks like tops and bottoms were taken by themselves. Make the parts the same size first.",
			],
			[
				"wrong-operation",
				mixedEntry(subtracts ? add(a, b) : size(a) > size(b) ? subtract(a, b) : subtract(b, a)),
				`Read the story again: is something ${subtracts ? "put together" : "taken away"} in it?`,
			],
			[
				"kept-old-tops",
				a.top + (subtracts ? -b.top : b.top) > 0 ? `${a.top + (subtracts ? -b.top : b.top)}/${bottom}` : "",
				"The bottoms were changed, but the tops were kept. Change both together.",
			],
		],
	});
}

function restOfWhole(random: Random, bottoms: readonly number[]) {
	const name = random.pick(NAMES);
	const [a, b] = unlike(random, bottoms, (x, y) => size(x) + size(y) < 1);
	const [first, second] = [`$${tex(a)}$`, `$${tex(b)}$`];
	const text = random.pick([
		`In a garden, ${first} of the whole is planted with beans and ${second} of the whole with carrots. The rest is grass. What part of the garden is grass?`,
		`${name} spends ${first} of an afternoon on homework and ${second} of the same afternoon on soccer. What part of the afternoon is left?`,
		`Of all the books on a shelf, ${first} are novels and ${second} are about nature. What part of the books is of other kinds?`,
		`A class votes: ${first} of the class wants the zoo and ${second} of the class wants the museum. The others want the lake. What part of the class wants the lake?`,
	]);
	const both = add(a, b);
	const answer = subtract(ONE, both);
	const of_rest = (whole: Fraction) =>
		subtract(whole, { top: whole.top * b.top, bottom: whole.bottom * b.bottom });
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: text,
		cta: "Write a fraction in simplest form.",
		right: entry(answer),
		hints: [
			"The whole is one. Both parts are parts of that same whole.",
			"How much do the two parts take together?",
			"Take that away from one whole.",
		],
		explanation: `Together the two parts take $${tex(a)} + ${tex(b)} = ${tex(both)}$. What remains is $1 - ${tex(both)} = ${tex(answer)}$.`,
		mistakes: [
			[
				"took-part-of-the-rest",
				entry(of_rest(subtract(ONE, a))),
				"It looks like the second part was taken of the rest. In the story it is a part of the whole.",
			],
			[
				"stopped-at-the-sum",
				entry(both),
				"That is what the two parts take together. The question asks for the rest.",
			],
			[
				"subtracted-one-part-only",
				entry(subtract(ONE, a)),
				"One part has been taken away. The other one is still to come.",
			],
			[
				"worked-across-tops-and-bottoms",
				entry(subtract(ONE, { top: a.top + b.top, bottom: a.bottom + b.bottom })),
				"It looks like tops and bottoms were added by themselves. Make the parts the same size first.",
			],
		],
	});
}

const RANGES = [
	"Less than $\\dfrac{1}{2}$",
	"Between $\\dfrac{1}{2}$ and $1$",
	"Between $1$ and $1\\dfrac{1}{2}$",
	"More than $1\\dfrac{1}{2}$",
] as const;

/** Which estimate makes sense, by looking at halves and wholes. */
function estimate(random: Random) {
	const [a, b] = unlike(
		random,
		[5, 6, 7, 8, 9, 10, 12],
		(x, y) => ![0.5, 1, 1.5].includes(size(x) + size(y)),
	);
	const sum = size(a) + size(b);
	const at = rangeOf(sum);
	const name = random.pick(NAMES);
	const exact = add(a, b);
	return chooseOption(
		random,
		{
			prompt: `${name} mixes $${tex(a)}$ cup of oats and $${tex(b)}$ cup of nuts. Without working it out exactly: how many cups is that together?`,
			hints: [
				"Is each fraction close to zero, to one half or to one whole?",
				"Put the two estimates together. Is the true sum a little more or a little less?",
			],
			explanation: `Compare each part with one half. The exact sum is $${mixedTex(exact)}$, which is ${(RANGES[at] ?? "").toLowerCase()}.`,
		},
		{
			right: RANGES[at] ?? "",
			wrong: wrongEstimates(a, b).map(([value, id, feedback]) => [
				RANGES[rangeOf(value)] ?? "",
				id,
				feedback,
			]),
			order: RANGES,
		},
	);
}

/** The place of the range that a sum from 0 to 2 lies in; two wholes lie in the last one. */
function rangeOf(sum: number): number {
	return Math.min(Math.floor(sum * 2), RANGES.length - 1);
}

/** What wrong ways to look at the two parts take the sum for, the likeliest first. */
function wrongEstimates(a: Fraction, b: Fraction): readonly (readonly [number, string, string])[] {
	const [small, large] = [Math.min(size(a), size(b)), Math.max(size(a), size(b))];
	return [
		[
			(a.top + b.top) / (a.bottom + b.bottom),
			"added-across",
			"It looks like tops and bottoms were added. How large is each part compared with one half?",
		],
		[
			large,
			"looked-at-one-part-only",
			"That is about as much as the larger part alone. Add the other part, too.",
		],
		[
			2,
			"took-each-part-as-a-whole",
			"Two full cups would be that much. Is each part really close to a whole cup?",
		],
		[
			large - small,
			"compared-the-parts",
			"That tells how far apart the two parts are. Here they come together.",
		],
		[
			2 * small,
			"took-both-as-the-smaller",
			"One of the parts is larger than that. Look at each part by itself.",
		],
		[
			2 * large,
			"took-both-as-the-larger",
			"One of the parts is smaller than that. Look at each part by itself.",
		],
	];
}
