import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, entry, lowest, texNumber } from "../../kit/numbers.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { defineGenerator } from "../generator.ts";

/** 1: write as a power; 2: squares and cubes; 3: higher powers, matching; 4: fractions and decimals; 5: powers inside a calculation. */
export const wholeNumberExponents = defineGenerator("whole-number-exponents", 3, (random, difficulty) => {
	const exponent =
		random.integer(2, level(difficulty, [5, 3, 4, 3, 3] as const)) + (difficulty === 3 ? 1 : 0);
	const base = random.integer(
		2,
		level(difficulty, [12, exponent === 2 ? 25 : 10, exponent <= 3 ? 10 : 5, 9, 9] as const),
	);
	if (difficulty === 1) {
		// Two to the fourth is four squared: there the swap would be right.
		const other = exponent === base || base ** exponent === exponent ** base ? exponent + 1 : exponent;
		const product = Array.from({ length: other }, () => base).join(" \\times ");
		return chooseOption(
			random,
			{
				prompt: `Which power is the same as $${product}$?`,
				hints: [
					"Which number is multiplied again and again? It is the base.",
					"How often does it stand there? That is the exponent.",
				],
				explanation: `${base} stands there ${other} times, so it is $${base}^{${other}}$.`,
			},
			{
				right: `$${base}^{${other}}$`,
				wrong: [
					[
						`$${other}^{${base}}$`,
						"swapped-base-and-exponent",
						"It looks like base and exponent changed places. Which number is multiplied?",
					],
					[
						`$${base} \\times ${other}$`,
						"power-taken-as-product",
						`That adds ${base} again and again. Here it is multiplied by itself.`,
					],
					[
						`$${base}^{${other - 1}}$`,
						"counted-signs",
						"It looks like the multiplication signs were counted. Count the numbers.",
					],
				],
			},
		);
	}
	if (difficulty === 3 && random.oneIn(2)) {
		const bases = random.shuffle([2, 3, 4, 5, 10]).slice(0, 3);
		const pairs = bases.map((one) => [one, one === 2 ? 5 : one === 10 ? random.integer(2, 4) : 3] as const);
		return matchPairs(
			random,
			{
				answer_type: "INTEGER",
				prompt: "Match each power with its value.",
				hints: ["Write each power as a long multiplication.", "Multiply step by step."],
				explanation: `${pairs.map(([one, power]) => `$${one}^{${power}} = ${one ** power}$`).join(", ")}.`,
			},
			{
				pairs: pairs.map(([one, power]) => [`$${one}^{${power}}$`, `$${one ** power}$`]),
				extras: [
					`$${(pairs[0]?.[0] ?? 2) * (pairs[0]?.[1] ?? 2) + (pairs.some(([one, power]) => one ** power === (pairs[0]?.[0] ?? 2) * (pairs[0]?.[1] ?? 2)) ? 1 : 0)}$`,
				],
				mistakes: [
					[
						"base-times-exponent",
						0,
						3,
						"It looks like base and exponent were multiplied. The exponent tells how often the base is multiplied by itself.",
					],
				],
			},
		);
	}
	if (difficulty === 4) {
		const is_fraction = random.oneIn(2);
		const [top, bottom] = [random.integer(1, 4), random.integer(5, 7)];
		const units = random.integer(2, 12);
		const by = lowest(top, bottom);
		return is_fraction
			? fillNumber({
					answer_type: "SIMPLE_FRACTION",
					prompt: `What is $\\left(\\dfrac{${by.top}}{${by.bottom}}\\right)^{${exponent}}$?`,
					cta: "Write a fraction.",
					right: entry(lowest(by.top ** exponent, by.bottom ** exponent)),
					hints: [
						"The whole fraction is multiplied by itself.",
						"So both top and bottom are raised to the power.",
					],
					explanation: `$\\dfrac{${Array.from({ length: exponent }, () => by.top).join(" \\times ")}}{${Array.from({ length: exponent }, () => by.bottom).join(" \\times ")}} = \\dfrac{${by.top ** exponent}}{${by.bottom ** exponent}}$.`,
					mistakes: [
						[
							"raised-the-top-only",
							entry(lowest(by.top ** exponent, by.bottom)),
							"Only the top was raised. The parentheses hold the whole fraction.",
						],
						[
							"multiplied-by-the-exponent",
							entry(lowest(by.top * exponent, by.bottom)),
							"It looks like the fraction was multiplied by the exponent.",
						],
						[
							"raised-the-bottom-only",
							entry(lowest(by.top, by.bottom ** exponent)),
							"Only the bottom was raised. The parentheses hold the whole fraction.",
						],
					],
				})
			: fillNumber({
					answer_type: "FLOAT",
					prompt: `What is $${decimal(units, 1)}^{${exponent}}$?`,
					right: decimal(units ** exponent, exponent),
					hints: [
						"Write the power as a multiplication.",
						"Count the decimal places of all factors together.",
					],
					explanation: `$${Array.from({ length: exponent }, () => decimal(units, 1)).join(" \\times ")} = ${decimal(units ** exponent, exponent)}$.`,
					mistakes: [
						[
							"multiplied-by-the-exponent",
							decimal(units * exponent, 1),
							"It looks like base and exponent were multiplied.",
						],
						[
							"kept-one-place",
							decimal(units ** exponent, 1),
							"The digits are right. Each factor brings its own decimal place.",
						],
						[
							"ignored-the-point",
							units ** exponent,
							"The digits are right. Where does the decimal point go?",
						],
					],
				});
	}
	if (difficulty === 5) {
		const [a, b] = [random.integer(2, 6), random.integer(2, 9)];
		const small = random.integer(2, 5);
		const power = small ** exponent;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `What is $${a} \\times ${small}^{${exponent}} + ${b}$?`,
			right: a * power + b,
			hints: [
				"Which comes first: the power, the multiplication or the sum?",
				"The exponent belongs only to the number right before it.",
			],
			explanation: `First the power: $${small}^{${exponent}} = ${power}$. Then $${a} \\times ${power} = ${a * power}$ and $${a * power} + ${b} = ${a * power + b}$.`,
			mistakes: [
				[
					"raised-the-product",
					(a * small) ** exponent + b,
					"It looks like the product was raised. The exponent belongs only to the number before it.",
				],
				["base-times-exponent", a * small * exponent + b, "It looks like base and exponent were multiplied."],
				["added-first", a * (power + b), "Multiply before adding."],
			],
		});
	}
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `What is $${base}^{${exponent}}$?`,
		right: base ** exponent,
		hints: [
			"The exponent tells how many times the base is multiplied by itself.",
			`Write it out: $${Array.from({ length: exponent }, () => base).join(" \\times ")}$.`,
		],
		explanation: `$${base}^{${exponent}} = ${Array.from({ length: exponent }, () => base).join(" \\times ")} = ${texNumber(base ** exponent)}$.`,
		mistakes: [
			[
				"base-times-exponent",
				base * exponent,
				"It looks like base and exponent were multiplied. The base is multiplied by itself.",
			],
			["swapped-base-and-exponent", exponent ** base, "It looks like base and exponent changed places."],
			["one-factor-too-many", base ** (exponent + 1), "Count the factors once more."],
			["one-factor-too-few", base ** (exponent - 1), "One factor is missing."],
		],
	});
});
