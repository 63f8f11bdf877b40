import type { Question } from "@learnin/domain/question/question";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: whole numbers, x on both sides; 2: with negative numbers; 3: brackets on one side; 4: brackets on both sides; 5: fractions, or a fraction as solution. */
export const linearEquationsBothSides = defineGenerator(
	"linear-equations-both-sides",
	2,
	(random, difficulty) =>
		level<() => Question>(difficulty, [
			() => plain(random, false),
			() => plain(random, true),
			() => brackets(random, false),
			() => brackets(random, true),
			() => (random.oneIn(2) ? fractions(random) : fractionSolution(random)),
		])(),
);

const LETTERS = ["x", "n", "y", "t", "k"] as const;

/** The solution that a wrong equation "p times the letter = q" leads to. */
function wrong(q: number, p: number): string {
	return p === 0 ? "" : entry(lowest(q, p));
}

const SIGN = "A term that goes to the other side is taken away from both sides: look at its sign.";

/** What goes wrong with a x + b = c x + d. */
function mistakesOf(a: number, b: number, c: number, d: number, letter: string): Mistake[] {
	return [
		["moved-a-number-without-its-sign", wrong(d + b, a - c), SIGN],
		["moved-a-letter-without-its-sign", wrong(d - b, a + c), SIGN],
		["did-not-divide", d - b, `Good steps. That is a multiple of $${letter}$, not yet $${letter}$.`],
		["lost-a-sign", wrong(b - d, a - c), "The size is right. Look at the signs once more."],
	];
}

function solved(a: number, b: number, c: number, d: number, letter: string): string {
	const [p, q] = [a - c, d - b];
	const solution = lowest(q, p);
	const value =
		solution.top < 0 && solution.bottom > 1
			? `\\dfrac{${solution.top}}{${solution.bottom}} = ${tex(solution)}`
			: tex(solution);
	return `Bring the terms with $${letter}$ to one side and the numbers to the other: $${sumTex([[p, letter]])} = ${q}$. ${p === 1 ? `So $${letter} = ${value}$.` : `Divide by ${p < 0 ? `$${p}$` : p}: $${letter} = ${value}$.`}`;
}

const HINTS = (letter: string) => [
	`Take the smaller term with $${letter}$ away from both sides, so that $${letter}$ stands on one side only.`,
	"Then bring the numbers to the other side.",
	"Put your solution into both sides. Do they agree?",
];

function plain(random: Random, may_be_negative: boolean) {
	const letter = random.pick(LETTERS);
	const sign = () => (may_be_negative && random.oneIn(2) ? -1 : 1);
	const solution = random.integer(2, 12) * sign();
	const [a, c] = random.shuffle([random.integer(5, 12) * sign(), random.integer(2, 4) * sign()]) as [
		number,
		number,
	];
	const b = random.integer(1, 20) * (may_be_negative ? sign() : 1);
	const d = (a - c) * solution + b;
	if (d === 0 || (!may_be_negative && d < 0)) return plain(random, may_be_negative);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $${letter}$: $${sumTex([
			[a, letter],
			[b, ""],
		])} = ${sumTex([
			[c, letter],
			[d, ""],
		])}$`,
		answer_prefix: `${letter} =`,
		right: solution,
		hints: HINTS(letter),
		explanation: `${solved(a, b, c, d, letter)} Check: both sides are ${a * solution + b}.`,
		mistakes: mistakesOf(a, b, c, d, letter),
	});
}

function brackets(random: Random, on_both: boolean): Question {
	const letter = random.pick(LETTERS);
	const solution = random.integer(1, 12) * (random.oneIn(2) ? 1 : -1);
	const p = random.integer(2, 6) * (on_both && random.oneIn(3) ? -1 : 1);
	const q = random.integer(1, 9) * random.pick([1, -1] as const);
	const c = random.integer(2, 8) * random.pick([1, -1] as const);
	const left = `${p}(${sumTex([
		[1, letter],
		[q, ""],
	])})`;
	const value = p * (solution + q);
	if (p === c || p + c === 0) return brackets(random, on_both);
	if (!on_both) {
		const d = value - c * solution;
		if (d === 0) return brackets(random, on_both);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Solve for $${letter}$: $${left} = ${sumTex([
				[c, letter],
				[d, ""],
			])}$`,
			answer_prefix: `${letter} =`,
			right: solution,
			hints: [
				"Multiply out the parentheses: the factor multiplies both terms inside.",
				...HINTS(letter).slice(0, 2),
			],
			explanation: `Multiply out: $${sumTex([
				[p, letter],
				[p * q, ""],
			])} = ${sumTex([
				[c, letter],
				[d, ""],
			])}$. ${solved(p, p * q, c, d, letter)}`,
			mistakes: [
				[
					"distributed-to-the-first-term-only",
					wrong(d - q, p - c),
					"The factor before the parentheses multiplies both terms inside.",
				],
				...mistakesOf(p, p * q, c, d, letter),
			],
		});
	}
	// c times (letter + s), plus what makes both sides equal.
	const s = random.integer(1, 9) * random.pick([1, -1] as const);
	const rest = value - c * (solution + s);
	if (rest === 0 || Math.abs(rest) > 80) return brackets(random, on_both);
	const right = `${c}(${sumTex([
		[1, letter],
		[s, ""],
	])}) ${rest < 0 ? "-" : "+"} ${Math.abs(rest)}`;
	const d = c * s + rest;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $${letter}$: $${left} = ${right}$`,
		answer_prefix: `${letter} =`,
		right: solution,
		hints: [
			"Multiply out both parentheses, and collect the numbers on each side.",
			...HINTS(letter).slice(0, 2),
		],
		explanation: `Multiply out: $${sumTex([
			[p, letter],
			[p * q, ""],
		])} = ${sumTex([
			[c, letter],
			[d, ""],
		])}$. ${solved(p, p * q, c, d, letter)}`,
		mistakes: [
			[
				"distributed-to-the-first-term-only",
				wrong(s + rest - q, p - c),
				"The factor before the parentheses multiplies both terms inside.",
			],
			["left-out-a-number", wrong(c * s - p * q, p - c), "There is one more number on the right side."],
			...mistakesOf(p, p * q, c, d, letter),
		],
	});
}

function fractions(random: Random): Question {
	const letter = random.pick(LETTERS);
	const [m, n] = random.pick([
		[2, 3],
		[2, 5],
		[3, 4],
		[2, 4],
		[3, 5],
		[4, 6],
		[2, 6],
	] as const);
	const common =
		[2, 3, 4, 5, 6, 8, 10, 12, 15, 20].find((number) => number % m === 0 && number % n === 0) ?? m * n;
	const solution = common * random.integer(1, 4) * random.pick([1, 1, -1] as const);
	const b = random.integer(1, 12) * random.pick([1, -1] as const);
	const d = solution / m + b - solution / n;
	if (d === 0) return fractions(random);
	const [over_m, over_n] = [common / m, common / n];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $${letter}$: $${sumTex([
			[{ top: 1, bottom: m }, letter],
			[b, ""],
		])} = ${sumTex([
			[{ top: 1, bottom: n }, letter],
			[d, ""],
		])}$`,
		answer_prefix: `${letter} =`,
		right: solution,
		hints: [
			"Multiply every term on both sides by a number that both bottoms divide.",
			"Then there are only whole numbers. Collect the terms as usual.",
		],
		explanation: `Multiply by ${common}: $${sumTex([
			[over_m, letter],
			[b * common, ""],
		])} = ${sumTex([
			[over_n, letter],
			[d * common, ""],
		])}$. ${solved(over_m, b * common, over_n, d * common, letter)}`,
		mistakes: [
			[
				"multiplied-the-fractions-only",
				wrong(d - b, over_m - over_n),
				"Every term is multiplied, the plain numbers as well.",
			],
			["moved-a-number-without-its-sign", wrong((d + b) * common, over_m - over_n), SIGN],
			["added-the-letter-terms", wrong((d - b) * common, over_m + over_n), SIGN],
			["stopped-too-early", d - b, `That is not yet $${letter}$: a fraction of it is left.`],
		],
	});
}

function fractionSolution(random: Random): Question {
	const letter = random.pick(LETTERS);
	const bottom = random.integer(2, 7);
	const top = random.integer(1, 15) * random.pick([1, -1] as const);
	const c = random.integer(1, 6) * random.pick([1, -1] as const);
	const a = c + bottom;
	const b = random.integer(1, 12) * random.pick([1, -1] as const);
	const d = top + b;
	if (d === 0 || a === 0 || lowest(top, bottom).bottom === 1) return fractionSolution(random);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `Solve for $${letter}$: $${sumTex([
			[a, letter],
			[b, ""],
		])} = ${sumTex([
			[c, letter],
			[d, ""],
		])}$`,
		cta: "Write the solution as a fraction in simplest form.",
		answer_prefix: `${letter} =`,
		right: entry(lowest(top, bottom)),
		hints: HINTS(letter),
		explanation: solved(a, b, c, d, letter),
		mistakes: [
			[
				"turned-the-fraction-round",
				wrong(bottom, top),
				`Divide by the number that stands before $${letter}$.`,
			],
			...mistakesOf(a, b, c, d, letter),
		],
	});
}
