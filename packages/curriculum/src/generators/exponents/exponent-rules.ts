import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { defineGenerator } from "../generator.ts";

/** 1: product of powers; 2: quotient; 3: power of a power and of a product; 4: match; 5: two rules at once. */
export const exponentRules = defineGenerator("exponent-rules", 2, (random, difficulty) => {
	const base = random.pick(["2", "3", "5", "7", "10", "x", "a", "n"] as const);
	const [m, n] = [random.integer(3, 9), random.integer(2, 5)];
	const power = (exponent: number) => `$${base}^{${exponent}}$`;
	if (difficulty === 4) {
		const [p, q] = [m + 1, n === 2 ? 3 : n];
		return matchPairs(
			random,
			{
				prompt: "Match each expression with the power that is equal to it.",
				hints: ["Write the powers out as long products.", "Count how many factors there are in the end."],
				explanation: `Product: $${p} + ${q} = ${p + q}$ factors. Quotient: $${p} - ${q} = ${p - q}$. Power of a power: $${p} \\times ${q} = ${p * q}$.`,
			},
			{
				pairs: [
					[`$${base}^{${p}} \\times ${base}^{${q}}$`, power(p + q)],
					[`$\\dfrac{${base}^{${p}}}{${base}^{${q}}}$`, power(p - q)],
					[`$(${base}^{${p}})^{${q}}$`, power(p * q)],
				],
				extras: [power(p + q + 1)],
				mistakes: [
					[
						"multiplies-exponents-in-a-product",
						0,
						2,
						"In a product the factors are counted together: add the exponents.",
					],
				],
			},
		);
	}
	if (difficulty === 5) {
		const k = random.integer(2, 4);
		const right = (m + n) * 2 - k;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Which exponent is missing? $\\dfrac{(${base}^{${m}} \\times ${base}^{${n}})^{2}}{${base}^{${k}}} = ${base}^{\\square}$`,
			right,
			hints: ["Work out what is in the parentheses first.", "Then raise it, and divide at the end."],
			explanation: `The part in parentheses is $${base}^{${m + n}}$, its square $${base}^{${2 * (m + n)}}$. Divided: $${2 * (m + n)} - ${k} = ${right}$.`,
			mistakes: [
				["multiplies-exponents-in-a-product", 2 * m * n - k, "In a product the exponents are added."],
				[
					"adds-for-a-power-of-a-power",
					m + n + 2 - k,
					"The square takes the power twice: multiply the exponents.",
				],
				[
					"divides-exponents",
					Number.isInteger((2 * (m + n)) / k) ? (2 * (m + n)) / k : "",
					"In a quotient the exponents are subtracted.",
				],
				["left-out-the-quotient", 2 * (m + n), "The division is still to come."],
			],
		});
	}
	if (difficulty === 3 && random.oneIn(2)) {
		const c = random.integer(2, 5);
		const letter = random.pick(["x", "a", "n"] as const);
		return chooseOption(
			random,
			{
				prompt: `Which expression is equal to $(${c}${letter}^{${n}})^{2}$?`,
				hints: ["The square takes everything in the parentheses twice.", "Square the number, too."],
				explanation: `$${c}${letter}^{${n}} \\times ${c}${letter}^{${n}} = ${c * c}${letter}^{${2 * n}}$.`,
			},
			{
				right: `$${c * c}${letter}^{${2 * n}}$`,
				wrong: [
					[
						`$${c}${letter}^{${2 * n}}$`,
						"raises-the-letter-only",
						"The number in the parentheses is squared as well.",
					],
					[
						c === 2 ? `$8${letter}^{${2 * n}}$` : `$${2 * c}${letter}^{${2 * n}}$`,
						"doubles-the-number",
						"Squaring multiplies a number by itself.",
					],
					[
						`$${c * c}${letter}^{${n + 2}}$`,
						"adds-for-a-power-of-a-power",
						"The power is taken twice: multiply the exponents.",
					],
				],
			},
		);
	}
	const kind = difficulty === 1 ? "product" : difficulty === 2 ? "quotient" : "power";
	const right = { product: m + n, quotient: m + n - n, power: m * n }[kind];
	const top = m + n;
	const shown = {
		product: `${base}^{${m}} \\times ${base}^{${n}}`,
		quotient: `\\dfrac{${base}^{${top}}}{${base}^{${n}}}`,
		power: `(${base}^{${m}})^{${n}}`,
	}[kind];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Which exponent is missing? $${shown} = ${base}^{\\square}$`,
		right,
		hints: [
			"Write the powers out as long products.",
			{
				product: "How many factors are there in all?",
				quotient: "How many factors are left after canceling?",
				power: "How many times is the power in the parentheses taken as a factor?",
			}[kind],
		],
		explanation: {
			product: `$${m} + ${n} = ${right}$ factors stand in the product.`,
			quotient: `${n} of ${top} factors cancel: $${top} - ${n} = ${right}$.`,
			power: `${n} times ${m} factors: $${m} \\times ${n} = ${right}$.`,
		}[kind],
		mistakes: [
			[
				kind === "product"
					? "multiplies-exponents-in-a-product"
					: kind === "quotient"
						? "divides-exponents"
						: "adds-for-a-power-of-a-power",
				{ product: m * n, quotient: Number.isInteger(top / n) ? top / n : "", power: m + n }[kind],
				{
					product: "In a product the factors are counted together.",
					quotient: "In a quotient factors cancel: subtract.",
					power: "The power is taken several times: multiply.",
				}[kind],
			],
			[
				"wrong-rule",
				{ product: Math.abs(m - n), quotient: top + n, power: m ** n <= 10_000 ? m ** n : "" }[kind],
				"Write the powers out as long products and count.",
			],
			["one-off", right + 1, "Count the factors once more."],
		],
	});
});
