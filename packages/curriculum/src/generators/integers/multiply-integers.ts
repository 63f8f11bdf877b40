import type { WrongOption } from "../../kit/choose-option.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { bracketed } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: two factors, one negative; 2: any signs; 3: the sign of a product, or a missing factor; 4: three or four factors; 5: powers of negative numbers. */
export const multiplyIntegers = defineGenerator("multiply-integers", 2, (random, difficulty) => {
	if (difficulty === 3 && random.oneIn(2)) return signOf(random);
	if (difficulty === 5) return powers(random);
	const most = level(difficulty, [10, 12, 15, 6, 0] as const);
	const count = difficulty === 4 ? random.integer(3, 4) : 2;
	const sizes = Array.from({ length: count }, () => random.integer(2, most));
	const factors = sizes.map((size) => (random.oneIn(2) ? -size : size));
	if (factors.every((factor) => factor > 0) || (difficulty === 1 && factors.every((factor) => factor < 0)))
		factors[0] = -(factors[0] ?? 2);
	const product = factors.reduce((result, factor) => result * factor, 1);
	const negatives = factors.filter((factor) => factor < 0).length;
	const shown = factors.map((factor, at) => (at === 0 ? `${factor}` : bracketed(factor))).join(" \\times ");
	const missing = difficulty === 3;
	const right = missing ? (factors[1] ?? 1) : product;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: missing
			? `Which number is missing? $${factors[0]} \\times \\square = ${product}$`
			: `What is $${shown}$?`,
		right,
		hints: ["Multiply the sizes first.", "Count the negative factors: each pair of them makes a plus."],
		explanation: missing
			? `$${Math.abs(product)} \\div ${sizes[0]} = ${sizes[1]}$. The signs of ${product} and ${factors[0]} ${product < 0 === (factors[0] ?? 0) < 0 ? "agree, so it is positive" : "differ, so it is negative"}: $${right}$.`
			: `The sizes give $${sizes.join(" \\times ")} = ${Math.abs(product)}$. There ${negatives === 1 ? "is one negative factor" : `are ${negatives} negative factors`}, so the product is ${product < 0 ? "negative" : "positive"}: $${product}$.`,
		mistakes: [
			[
				!missing && negatives % 2 === 0 ? "negative-times-negative-is-negative" : "wrong-sign",
				-right,
				"The size is right. Count the negative factors once more.",
			],
			[
				"added",
				missing ? product - (factors[0] ?? 0) : factors.reduce((sum, factor) => sum + factor, 0),
				"It looks like the numbers were added. Look at the sign between them.",
			],
			[
				"left-out-a-factor",
				!missing && count > 2 ? product / (factors.at(-1) ?? 1) : "",
				"One factor is still missing.",
			],
		],
	});
});

function signOf(random: Random) {
	const count = random.integer(3, 6);
	const factors = Array.from({ length: count }, () => random.integer(2, 30) * (random.oneIn(2) ? -1 : 1));
	const has_zero = random.oneIn(5);
	if (has_zero) factors[random.integer(1, count - 1)] = 0;
	const negatives = factors.filter((factor) => factor < 0).length;
	const labels = ["Positive", "Negative", "Zero"] as const;
	const right = has_zero ? labels[2] : negatives % 2 === 0 ? labels[0] : labels[1];
	return chooseOption(
		random,
		{
			prompt: `Without working it out: is $${factors.map((factor, at) => (at === 0 ? `${factor}` : bracketed(factor))).join(" \\times ")}$ positive, negative, or zero?`,
			hints: ["Is one of the factors zero?", "Count the negative factors: each pair of them makes a plus."],
			explanation: has_zero
				? "One factor is zero, so the product is zero."
				: `The number of negative factors is ${negatives}, which is ${negatives % 2 === 0 ? "even: positive" : "odd: negative"}.`,
		},
		{
			right,
			wrong: labels
				.filter((label) => label !== right)
				.map((label): WrongOption => {
					if (label === "Zero")
						return [
							label,
							"signs-cancel-to-zero",
							"Signs do not cancel to zero in a product. When is a product zero?",
						];
					if (has_zero)
						return [
							label,
							(label === "Positive") === (negatives % 2 === 0)
								? "overlooked-zero"
								: "overlooked-zero-and-a-sign",
							"Look at every factor: what does zero do to a product?",
						];
					return [
						label,
						label === "Negative" ? "negative-times-negative-is-negative" : "counted-signs-wrongly",
						"Count the negative factors: each pair of them makes a plus.",
					];
				}),
			order: labels,
		},
	);
}

function powers(random: Random) {
	const [base, exponent] = [random.integer(2, 5), random.integer(2, 4)];
	const in_brackets = random.oneIn(2);
	const factor = random.integer(2, 5) * (random.oneIn(2) ? -1 : 1);
	const power = in_brackets ? (-base) ** exponent : -(base ** exponent);
	const right = factor * power;
	const shown = in_brackets ? `(-${base})^{${exponent}}` : `(-${base}^{${exponent}})`;
	const other = in_brackets ? -(base ** exponent) : (-base) ** exponent;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `What is $${factor} \\times ${shown}$?`,
		right,
		hints: [
			"Find the power first.",
			"Does the exponent belong to the minus sign as well? Look at the parentheses.",
		],
		explanation: `${in_brackets ? `$(-${base})^{${exponent}}$ has ${exponent} negative factors` : `The exponent belongs only to ${base}`}, so the power is $${power}$. $${factor} \\times ${bracketed(power)} = ${right}$.`,
		mistakes: [
			[
				"sign-of-the-power",
				factor * other === right ? -right : factor * other,
				"Look at the parentheses: is the minus sign raised as well?",
			],
			[
				"base-times-exponent",
				factor * (in_brackets ? -base * exponent : -base * exponent),
				"It looks like base and exponent were multiplied.",
			],
			["left-out-the-factor", power, "That is the power. It is still multiplied."],
			["wrong-sign", -right, "The size is right. Count the negative factors once more."],
		],
	});
}
