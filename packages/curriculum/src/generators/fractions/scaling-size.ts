import { chooseOption } from "../../kit/choose-option.ts";
import { mixedTex } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { gcd, lowest, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

type Kind = "less" | "equal" | "more";
const ALL: readonly Kind[] = ["less", "equal", "more"];
const UNLIKE: readonly Kind[] = ["less", "more"];

const BIGGER =
	"It looks like multiplying was taken to make every number larger. Is the factor more or less than one?";
const SMALLER =
	"It looks like fractions were taken to make every number smaller. Is this one more or less than one?";

/** 1: whole number times a proper fraction or a fraction over one; 2: factors equal to one and mixed numbers; 3: fraction times fraction; 4: stories; 5: which product is largest or smallest. */
export const scalingSize = defineGenerator("scaling-size", 1, (random, difficulty) => {
	if (difficulty === 5) return orderProducts(random);
	const kind = random.pick(level<readonly Kind[]>(difficulty, [UNLIKE, ALL, ALL, UNLIKE, ALL]));
	const factor = factorOf(random, kind, difficulty);
	const number =
		difficulty === 3 ? proper(random) : { top: random.integer(5, difficulty === 1 ? 30 : 900), bottom: 1 };
	const [one, two] = [factorTex(factor), number.bottom === 1 ? texNumber(number.top) : mixedTex(number)];
	const options = {
		less: `It is less than $${two}$.`,
		equal: `It is equal to $${two}$.`,
		more: `It is more than $${two}$.`,
	};
	const right = options[kind];
	const named: Record<string, [string, string]> =
		kind === "less"
			? { more: ["multiplying-makes-bigger", BIGGER] }
			: { less: ["fractions-make-smaller", SMALLER] };
	if (kind === "equal") named["more"] = ["multiplying-makes-bigger", BIGGER];
	else
		named["equal"] = [
			"factor-taken-as-one",
			"Only a factor that is exactly one keeps a number as it is. Compare top and bottom.",
		];
	const name = random.pick(NAMES);
	return chooseOption(
		random,
		{
			prompt:
				difficulty === 4
					? `${name} enlarges or shrinks a photo. The old width is $${two}$ millimeters, and the new width is $${one} \\times ${two}$ millimeters. What is true of the new width?`
					: `Do not work it out. What is true of $${random.oneIn(2) ? `${one} \\times ${two}` : `${two} \\times ${one}`}$?`,
			hints: [
				`Compare the factor $${one}$ with one.`,
				"Taking a part of a number that is less than the whole gives less. Taking more than the whole gives more.",
			],
			explanation:
				`$${one}$ is ${kind === "equal" ? "exactly" : kind} ${kind === "equal" ? "" : "than "}1, so multiplying by it gives ${kind === "equal" ? "the same number" : `${kind} than the number itself`}. ${right}`.replace(
					"exactly  1",
					"exactly 1",
				),
		},
		{
			right,
			wrong: (["less", "equal", "more"] as const)
				.filter((other) => other !== kind)
				.map((other) => [options[other], ...(named[other] ?? [])]),
			order: [options.less, options.equal, options.more],
		},
	);
});

function factorTex(factor: Fraction): string {
	return `\\dfrac{${factor.top}}{${factor.bottom}}`;
}

function proper(random: Random): Fraction {
	const bottom = random.integer(3, 12);
	return lowest(random.integer(1, bottom - 1), bottom);
}

function factorOf(random: Random, kind: string, difficulty: number): Fraction {
	for (;;) {
		const bottom = random.integer(2, difficulty === 1 ? 6 : 12);
		const top =
			kind === "equal"
				? bottom
				: kind === "less"
					? random.integer(1, bottom - 1)
					: random.integer(bottom + 1, 2 * bottom);
		if (kind === "equal" || gcd(top, bottom) === 1) return { top, bottom };
	}
}

/** Four products of the same number: which is largest or smallest, without working them out. */
function orderProducts(random: Random) {
	const number = random.integer(111, 989);
	const bottom = random.integer(5, 11);
	const factors = [
		{ top: random.integer(1, bottom - 2), bottom },
		{ top: bottom - 1, bottom },
		{ top: bottom, bottom },
		{ top: bottom + random.integer(1, 3), bottom },
	];
	const wants_largest = random.oneIn(2);
	const label = (factor: Fraction) => `$${factorTex(factor)} \\times ${number}$`;
	const [right, other_end] = wants_largest ? [factors[3], factors[0]] : [factors[0], factors[3]];
	const [near, same] = wants_largest ? [factors[1], factors[2]] : [factors[1], factors[2]];
	const [a, b, c, d] = [right, other_end, near, same].map((factor) => label(factor as Fraction)) as [
		string,
		string,
		string,
		string,
	];
	return chooseOption(
		random,
		{
			prompt: `Do not work these out. Which product is the ${wants_largest ? "largest" : "smallest"}?`,
			hints: [
				"All products have one factor in common. Compare the other factors.",
				"Which factors are less than one, which is one, and which is more?",
			],
			explanation: `All multiply ${number}, so the ${wants_largest ? "largest" : "smallest"} factor gives the ${wants_largest ? "largest" : "smallest"} product: ${a}.`,
		},
		{
			right: a,
			wrong: [
				[
					b,
					wants_largest ? "took-the-smallest" : "multiplying-makes-bigger",
					`A larger factor gives a larger product. Look for the ${wants_largest ? "largest" : "smallest"} factor.`,
				],
				[c, "did-not-compare-with-one", "Compare the factor with one. Is there a factor further from it?"],
				[d, "took-factor-one", "That factor is exactly one, so the number stays as it is."],
			],
		},
	);
}
