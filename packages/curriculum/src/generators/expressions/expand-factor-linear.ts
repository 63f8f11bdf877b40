import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { gcd } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import { defineGenerator } from "../generator.ts";

/** 1: positive factor; 2: negative factor; 3: factor out; 4: factor out a negative number; 5: multiply out and subtract a bracket. */
export const expandFactorLinear = defineGenerator("expand-factor-linear", 2, (random, difficulty) => {
	const x = random.pick(["x", "y", "n", "t"] as const);
	const [a, b] = [random.integer(2, level(difficulty, [9, 9, 9, 8, 6] as const)), random.integer(2, 6)];
	const c = random.integer(1, 9) * (random.oneIn(2) ? -1 : 1);
	const bracket = (p: number, q: number) =>
		`(${sumTex([
			[`${p}`, x],
			[`${q}`, ""],
		])})`;
	if (difficulty === 3 || difficulty === 4) {
		const f = difficulty === 4 ? -a : a;
		const [p, q] = gcd(b, c) === 1 ? [b, c] : [b, c > 0 ? 1 : -1];
		return fillBoxes({
			prompt: `Factor out ${difficulty === 4 ? `$${f}$` : "the greatest common factor"}: $${sumTex([
				[`${f * p}`, x],
				[`${f * q}`, ""],
			])} =$ ${difficulty === 4 ? `$${f}$` : "[[f]]"} ([[p]] $${x}$ + [[q]])`,
			cta: "A negative number may stand after the plus sign.",
			boxes: { ...(difficulty === 4 ? {} : { f: { right: f } }), p: { right: p }, q: { right: q } },
			hints: [
				difficulty === 4
					? "Divide each term by the number in front. Watch the signs."
					: "Which is the largest number that divides both terms?",
				"Multiply back to check.",
			],
			explanation: `$${f * p} \\div ${f < 0 ? `(${f})` : f} = ${p}$ and $${f * q} \\div ${f < 0 ? `(${f})` : f} = ${q}$: $${f}${bracket(p, q)}$${difficulty === 4 ? "" : `, with ${f} in front`}.`,
			mistakes: [
				[
					"q",
					"sign-of-the-second-term",
					-q,
					"Multiply back: does the sign of the second term come out right?",
				],
				["q", "factored-one-term-only", f * q, "It looks like only the first term was divided."],
				["p", "subtracted-the-factor", f * p - f, "It looks like the factor was taken away. Divide by it."],
			],
		});
	}
	if (difficulty === 5) {
		const d = random.integer(2, 6);
		const e = random.integer(1, 9) * (random.oneIn(2) ? -1 : 1);
		const first = a * b - d;
		const right = sumTex([
			[`${first}`, x],
			[`${a * c - e}`, ""],
		]);
		const zero = first === 0 || a * c === e;
		const [p, q] = zero ? [a * b + 1, a * c] : [first, a * c - e];
		const [shown_d, shown_e] = zero ? [-1, 0] : [d, e];
		const shown = zero
			? `${a}${bracket(b, c)} + ${x}`
			: `${a}${bracket(b, c)} - ${bracket(shown_d, shown_e)}`;
		const answer = zero
			? sumTex([
					[`${p}`, x],
					[`${q}`, ""],
				])
			: right;
		return chooseOption(
			random,
			{
				prompt: `Which expression is equal to $${shown}$?`,
				hints: [
					"Multiply out the first parentheses.",
					"A minus sign in front of parentheses changes every sign inside.",
				],
				explanation: `$${a}${bracket(b, c)} = ${sumTex([
					[`${a * b}`, x],
					[`${a * c}`, ""],
				])}$. ${zero ? "" : `Without the second parentheses, both signs inside change. `}Together: $${answer}$.`,
			},
			{
				right: `$${answer}$`,
				wrong: [
					[
						`$${sumTex([
							[`${p}`, x],
							[`${zero ? a * c + 1 : a * c + e}`, ""],
						])}$`,
						"distributes-the-sign-to-the-first-term-only",
						"The minus sign belongs to both terms in the parentheses.",
					],
					[
						`$${sumTex([
							[`${p}`, x],
							[`${zero ? c : c - e}`, ""],
						])}$`,
						"multiplied-first-term-only",
						"The number in front multiplies both terms.",
					],
					[
						`$${sumTex([
							[`${zero ? a * b : a * b + d}`, x],
							[`${zero ? q : a * c + e}`, ""],
						])}$`,
						"left-out-the-minus",
						"There is a minus sign between the two parts.",
					],
				],
			},
		);
	}
	const f = difficulty === 2 ? -a : a;
	const expand = (p: number, q: number) =>
		`$${sumTex([
			[`${p}`, x],
			[`${q}`, ""],
		])}$`;
	return chooseOption(
		random,
		{
			prompt: `Which expression is equal to $${f}${bracket(b, c)}$?`,
			hints: [
				"The number in front multiplies both terms in the parentheses.",
				"Watch the sign of each product.",
			],
			explanation: `$${f} \\times ${b}${x} = ${f * b}${x}$ and $${f} \\times ${c < 0 ? `(${c})` : c} = ${f * c}$: ${expand(f * b, f * c)}.`,
		},
		{
			right: expand(f * b, f * c),
			wrong: [
				[
					expand(f * b, difficulty === 2 ? -f * c : c),
					difficulty === 2 ? "distributes-the-sign-to-the-first-term-only" : "multiplied-first-term-only",
					difficulty === 2
						? "The minus sign belongs to both products."
						: "The number in front multiplies both terms.",
				],
				[
					expand(f * b, difficulty === 2 ? c : -f * c),
					difficulty === 2 ? "multiplied-first-term-only" : "sign-of-the-second-term",
					difficulty === 2
						? "The number in front multiplies both terms."
						: "Which sign has the second product?",
				],
				[
					expand(f + b, f + c === 0 ? 1 : f + c),
					"added-instead-of-multiplied",
					"The number in front of the parentheses multiplies.",
				],
				[expand(b, f * c), "multiplied-second-term-only", "The number in front multiplies both terms."],
			],
		},
	);
});
