import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: zero exponents and exponent -1; 2: negative exponents; 3: quotients that lead there; 4: negative bases and fractions; 5: sums and products of such powers. */
export const negativeZeroExponents = defineGenerator("negative-zero-exponents", 2, (random, difficulty) => {
	const base = random.integer(2, level(difficulty, [30, 30, 9, 6, 6] as const));
	const n = random.integer(2, base <= 3 ? 5 : base <= 5 ? 4 : base <= 10 ? 3 : 2);
	const power = base ** n;
	const hints = [
		"Going down by one in the exponent divides by the base.",
		"What comes one step below the exponent one, and what below zero?",
	];
	if (difficulty === 3) {
		const m = random.integer(2, 6);
		const letter = random.pick(["x", "a", "n", `${base}`] as const);
		const result = -n;
		return chooseOption(
			random,
			{
				prompt: `Which expression is equal to $\\dfrac{${letter}^{${m}}}{${letter}^{${m + n}}}$?`,
				hints: [
					"Cancel the factors. Where are some left over?",
					"A negative exponent stands for a factor below the fraction bar.",
				],
				explanation: `$${m} - ${m + n} = ${result}$, so it is $${letter}^{${result}} = \\dfrac{1}{${letter}^{${n}}}$.`,
			},
			{
				right: `$\\dfrac{1}{${letter}^{${n}}}$`,
				wrong: [
					[`$${letter}^{${n}}$`, "lost-the-minus", "More factors stand below the bar than above."],
					[
						`$-${letter}^{${n}}$`,
						"negative-exponent-is-a-negative-number",
						"A negative exponent does not make the number negative.",
					],
					[
						`$\\dfrac{1}{${letter}^{${2 * m + n}}}$`,
						"added-exponents",
						"Factors cancel: subtract the exponents.",
					],
				],
			},
		);
	}
	if (difficulty === 1) {
		const is_zero = random.oneIn(2);
		const shown = `${random.oneIn(3) ? `(-${base})` : base}^{${is_zero ? 0 : -1}}`;
		const negative = shown.startsWith("(");
		const value = is_zero ? lowest(1, 1) : lowest(negative ? -1 : 1, base);
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: `What is $${shown}$?`,
			cta: "Write a whole number or a fraction.",
			right: entry(value),
			hints,
			explanation: is_zero
				? `Every number but zero to the power of zero is 1.`
				: `$${shown} = \\dfrac{${value.top}}{${value.bottom}}$, the number that makes one with $${negative ? `(-${base})` : base}$.`,
			mistakes: [
				[
					is_zero ? "zero-exponent-gives-zero" : "negative-exponent-is-a-negative-number",
					is_zero ? 0 : negative ? base : -base,
					is_zero
						? "Go down step by step: what comes after the exponent one?"
						: "A negative exponent does not make the number negative.",
				],
				["gave-the-base", negative ? -base : base, "That is the power with the exponent one."],
				["multiplied-by-the-exponent", is_zero ? "" : negative ? base : -base, "The exponent is no factor."],
			],
		});
	}
	if (difficulty === 4) {
		const is_fraction = random.oneIn(2);
		const top = random.integer(1, base - 1);
		const f = lowest(top, base);
		const value = is_fraction ? lowest(f.bottom ** n, f.top ** n) : lowest(n % 2 === 0 ? 1 : -1, power);
		const shown = is_fraction
			? `\\left(\\dfrac{${f.top}}{${f.bottom}}\\right)^{-${n}}`
			: `(-${base})^{-${n}}`;
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: `What is $${shown}$?`,
			cta: "Write a whole number or a fraction.",
			right: entry(value),
			hints: [
				"A negative exponent turns the base over.",
				is_fraction ? "Then raise top and bottom." : "Then count the negative factors.",
			],
			explanation: is_fraction
				? `Turned over: $\\left(\\dfrac{${f.bottom}}{${f.top}}\\right)^{${n}} = \\dfrac{${value.top}}{${value.bottom}}${value.bottom === 1 ? ` = ${value.top}` : ""}$.`
				: `$\\dfrac{1}{(-${base})^{${n}}} = \\dfrac{${value.top}}{${value.bottom}}$.`,
			mistakes: [
				[
					"did-not-turn-over",
					is_fraction ? entry(lowest(f.top ** n, f.bottom ** n)) : (-base) ** n,
					"The negative exponent turns the base over.",
				],
				[
					"negative-exponent-is-a-negative-number",
					entry(lowest(-value.top, value.bottom)),
					"A negative exponent does not make the number negative.",
				],
				[
					"base-times-exponent",
					is_fraction ? entry(lowest(-f.top * n, f.bottom)) : base * n,
					"The exponent is no factor.",
				],
			],
		});
	}
	if (difficulty === 5) {
		const other = random.integer(2, 5);
		const value = lowest(power + other, power);
		const adds = random.oneIn(2);
		const product = lowest(other, power);
		const result = adds ? value : product;
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: adds
				? `What is $${random.integer(2, 9)}^{0} + ${other} \\times ${base}^{-${n}}$?`
				: `What is $${other} \\times ${base}^{-${n}} \\times ${random.integer(2, 9)}^{0}$?`,
			cta: "Write a whole number or a fraction in simplest form.",
			right: entry(result),
			hints: ["Find each power by itself.", "Powers first, then products, then sums."],
			explanation: `The power with the exponent zero is 1, and $${base}^{-${n}} = \\dfrac{1}{${power}}$. Together: $\\dfrac{${adds ? power + other : other}}{${power}}$${result.bottom === power ? "" : `, which is $${result.bottom === 1 ? result.top : `\\dfrac{${result.top}}{${result.bottom}}`}$`}.`,
			mistakes: [
				[
					"zero-exponent-gives-zero",
					adds ? entry(lowest(other, power)) : 0,
					"A power with the exponent zero is one.",
				],
				[
					"negative-exponent-is-a-negative-number",
					adds ? 1 - other * power : -other * power,
					"A negative exponent does not make the number negative.",
				],
				[
					"lost-the-minus",
					adds ? 1 + other * power : other * power,
					"The minus in the exponent puts the power below the fraction bar.",
				],
			],
		});
	}
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `What is $${base}^{-${n}}$?`,
		cta: "Write a fraction.",
		right: `1/${power}`,
		hints,
		explanation: `$${base}^{-${n}} = \\dfrac{1}{${base}^{${n}}} = \\dfrac{1}{${power}}$.`,
		mistakes: [
			[
				"negative-exponent-is-a-negative-number",
				-power,
				"A negative exponent does not make the number negative.",
			],
			["base-times-exponent", -base * n, "The exponent is no factor."],
			["multiplied-below", `1/${base * n}`, "The base is multiplied by itself, not with the exponent."],
			["lost-the-minus", power, "The minus in the exponent puts the power below the fraction bar."],
		],
	});
});
