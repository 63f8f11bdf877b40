import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, entry, lowest } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: one letter, two steps; 2: brackets and quotients; 3: squares; 4: formulas with decimals or fractions; 5: two letters and powers. */
export const evaluateExpressions = defineGenerator("evaluate-expressions", 2, (random, difficulty) => {
	const x = random.pick(["x", "n", "t", "k"] as const);
	const [a, b, value] = [
		random.integer(2, 9),
		random.integer(2, 12),
		random.integer(2, level(difficulty, [9, 9, 9, 9, 6] as const)),
	];
	const asked = (expression: string, at = `$${x} = ${value}$`) =>
		`What is the value of $${expression}$ for ${at}?`;
	const hints = [
		"Put the number in place of the letter.",
		"A number right next to a letter means times.",
		"Powers first, then times and divided by, then plus and minus.",
	];
	if (difficulty <= 2) {
		const has_brackets = difficulty === 2 && random.oneIn(2);
		const is_quotient = difficulty === 2 && !has_brackets;
		const big = value * a;
		if (is_quotient)
			return fillNumber({
				answer_type: "INTEGER",
				prompt: asked(`\\dfrac{${x}}{${a}} + ${b}`, `$${x} = ${big}$`),
				right: value + b,
				hints: [
					"Put the number in place of the letter.",
					"The fraction bar means divided by. Do that before you add.",
				],
				explanation: `$${big} \\div ${a} = ${value}$ and $${value} + ${b} = ${value + b}$.`,
				mistakes: [
					[
						"added-first",
						(big + b) % a === 0 ? (big + b) / a : "",
						"Only the letter stands over the fraction bar. Divide first.",
					],
					["subtracted", big - a + b, "The fraction bar means divided by."],
					["stopped-early", value, "That is the quotient. What comes then?"],
				],
			});
		const right = has_brackets ? a * (value + b) : a * value + b;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: asked(has_brackets ? `${a}(${x} + ${b})` : `${a}${x} + ${b}`),
			right,
			hints: hints
				.slice(0, 2)
				.concat(has_brackets ? ["What is in parentheses comes first."] : ["Multiply before you add."]),
			explanation: has_brackets
				? `$${a} \\times (${value} + ${b}) = ${a} \\times ${value + b} = ${right}$.`
				: `$${a} \\times ${value} + ${b} = ${a * value} + ${b} = ${right}$.`,
			mistakes: [
				[
					"wrote-digits-side-by-side",
					has_brackets ? "" : Number(`${a}${value}`) + b,
					`It looks like the digits were written side by side. $${a}${x}$ means ${a} times $${x}$.`,
				],
				[
					"added-instead-of-multiplied",
					a + value + b,
					"A number right next to a letter or parentheses means times.",
				],
				[
					has_brackets ? "multiplied-one-term-only" : "added-first",
					has_brackets ? a * value + b : a * (value + b),
					has_brackets
						? "The number in front multiplies everything in the parentheses."
						: "Multiply before you add.",
				],
			],
		});
	}
	if (difficulty === 3) {
		const cubes = random.oneIn(3);
		const power = cubes ? 3 : 2;
		const right = a * value ** power;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: asked(`${a}${x}^{${power}}`),
			right,
			hints: [
				"The exponent belongs only to the letter right before it.",
				"Find the power first, then multiply.",
			],
			explanation: `$${a} \\times ${value}^{${power}} = ${a} \\times ${value ** power} = ${right}$.`,
			mistakes: [
				[
					"squared-the-coefficient",
					(a * value) ** power,
					"It looks like the number in front was raised as well. The exponent belongs only to the letter.",
				],
				[
					"power-taken-as-product",
					a * value * power,
					"It looks like the letter was multiplied by its exponent.",
				],
				["left-out-the-exponent", a * value, "There is an exponent: the letter is multiplied by itself."],
			],
		});
	}
	return difficulty === 4 ? formula(random) : twoLetters(random);
});

function formula(random: Random) {
	const kind = random.pick(["square", "box", "fraction"] as const);
	if (kind === "square") {
		const side = random.integer(11, 59);
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `The perimeter of a square with side $s$ is $P = 4s$. What is $P$ for $s = ${decimal(side, 1)}$?`,
			answer_prefix: "P =",
			right: decimal(4 * side, 1),
			hints: ["Put the length in place of $s$.", "$4s$ means four times $s$."],
			explanation: `$P = 4 \\times ${decimal(side, 1)} = ${decimal(4 * side, 1)}$.`,
			mistakes: [
				[
					"squared-instead",
					decimal(side * side, 2),
					"That is the area. The formula takes the side four times.",
				],
				[
					"added-instead-of-multiplied",
					decimal(side + 40, 1),
					"A number right next to a letter means times.",
				],
				[
					"wrote-digits-side-by-side",
					`4${decimal(side, 1)}`,
					"It looks like the digits were written side by side. It means times.",
				],
			],
		});
	}
	if (kind === "box") {
		const side = random.integer(2, 9);
		const [top, bottom] = random.pick([
			[1, 2],
			[1, 3],
			[2, 3],
			[3, 4],
			[1, 4],
			[2, 5],
		] as const);
		const s = lowest(top, bottom);
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: `What is the value of $${side}x^{2}$ for $x = \\dfrac{${top}}{${bottom}}$?`,
			cta: "Write a fraction or a whole number in simplest form.",
			right: entry(lowest(side * top * top, bottom * bottom)),
			hints: ["Square the fraction first: top and bottom.", "Then multiply by the number in front."],
			explanation: `$\\left(\\dfrac{${top}}{${bottom}}\\right)^{2} = \\dfrac{${top * top}}{${bottom * bottom}}$, and $${side} \\times \\dfrac{${top * top}}{${bottom * bottom}} = ${texOf(side * top * top, bottom * bottom)}$.`,
			mistakes: [
				[
					"squared-the-coefficient",
					entry(lowest(side * side * top * top, bottom * bottom)),
					"The exponent belongs only to the letter.",
				],
				[
					"doubled-instead-of-squared",
					entry(lowest(2 * side * s.top, s.bottom)),
					"Squaring multiplies a number by itself.",
				],
				["squared-the-top-only", entry(lowest(side * top * top, bottom)), "The bottom is squared as well."],
			],
		});
	}
	const fahrenheit = random.integer(1, 7) * 18 + 32;
	const celsius = ((fahrenheit - 32) * 5) / 9;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `With $C = \\dfrac{5}{9}(F - 32)$ degrees Fahrenheit are turned into degrees Celsius. What is $C$ for $F = ${fahrenheit}$?`,
		answer_prefix: "C =",
		right: celsius,
		hints: ["Work out what is in the parentheses first.", "Then take five ninths of it."],
		explanation: `$${fahrenheit} - 32 = ${fahrenheit - 32}$, and $\\dfrac{5}{9} \\times ${fahrenheit - 32} = ${celsius}$.`,
		mistakes: [
			["left-out-the-bracket", entry(lowest(5 * fahrenheit - 288, 9)), "What is in parentheses comes first."],
			[
				"stopped-at-the-bracket",
				fahrenheit - 32,
				"That is the part in parentheses. It is still multiplied by the fraction.",
			],
			[
				"used-the-fraction-upside-down",
				entry(lowest(9 * (fahrenheit - 32), 5)),
				"Look at the fraction once more: which number is on top?",
			],
		],
	});
}

function texOf(top: number, bottom: number): string {
	const { top: t, bottom: b } = lowest(top, bottom);
	return b === 1 ? `${t}` : `\\dfrac{${t}}{${b}}`;
}

function twoLetters(random: Random) {
	const [a, b, x, y] = [
		random.integer(2, 5),
		random.integer(2, 5),
		random.integer(2, 6),
		random.integer(2, 9),
	];
	const right = a * x * x + b * y;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `What is the value of $${a}x^{2} + ${b}y$ for $x = ${x}$ and $y = ${y}$?`,
		right,
		hints: [
			"Put each number in place of its letter.",
			"Find the power first, then the products, then the sum.",
		],
		explanation: `$${a} \\times ${x}^{2} + ${b} \\times ${y} = ${a} \\times ${x * x} + ${b * y} = ${a * x * x} + ${b * y} = ${right}$.`,
		mistakes: [
			[
				"squared-the-coefficient",
				(a * x) ** 2 + b * y,
				"It looks like the number in front was squared as well. The exponent belongs only to the letter.",
			],
			["doubled-instead-of-squared", a * 2 * x + b * y, "Squaring multiplies a number by itself."],
			["swapped-the-letters", a * y * y + b * x, "It looks like the two letters changed places."],
			["squared-everything", (a * x * x + b * y) ** 2, "Only the first letter is squared."],
		],
	});
}
