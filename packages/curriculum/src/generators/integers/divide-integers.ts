import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { bracketed, entry, lowest } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

const UNDEFINED = "It has no value.";

/** 1: facts with one sign; 2: any signs, larger numbers; 3: zero in a division; 4: equal forms of a negative fraction; 5: fractions as results, two steps. */
export const divideIntegers = defineGenerator("divide-integers", 1, (random, difficulty) => {
	const [q, d] = [
		random.integer(2, level(difficulty, [10, 15, 12, 9, 12] as const)),
		random.integer(2, level(difficulty, [10, 15, 12, 11, 9] as const)),
	];
	const [sq, sd] = [random.oneIn(2) ? -1 : 1, random.oneIn(2) ? -1 : 1];
	if (difficulty === 3) {
		const number = q * sq;
		const top_is_zero = random.oneIn(2);
		const shown = top_is_zero ? `0 \\div ${bracketed(number)}` : `${number} \\div 0`;
		return chooseOption(
			random,
			{
				prompt: `What is the value of $${shown}$?`,
				hints: [
					"Turn the division into a multiplication: which number times the divisor gives the first number?",
					"Can you find such a number? Is there more than one?",
				],
				explanation: top_is_zero
					? `$0 \\times ${bracketed(number)} = 0$, so the value is 0.`
					: `No number times 0 gives ${number}, so the division has no value.`,
			},
			{
				right: top_is_zero ? "$0$" : UNDEFINED,
				wrong: [
					[
						top_is_zero ? UNDEFINED : "$0$",
						"swapped-the-zeros",
						"Turn it into a multiplication: which number times the divisor gives the first number?",
					],
					[`$${number}$`, "zero-taken-as-one", "Dividing by one changes nothing. Here there is a zero."],
					["$1$", "quotient-of-equals", "Only a number divided by itself gives one."],
				],
			},
		);
	}
	if (difficulty === 4) {
		const [a, b] = [q, d === q ? d + 1 : d];
		const fraction = `\\dfrac{${a}}{${b}}`;
		const forms = [`-${fraction}`, `\\dfrac{-${a}}{${b}}`, `\\dfrac{${a}}{-${b}}`];
		const [shown = "", right = ""] = random.shuffle(forms);
		return chooseOption(
			random,
			{
				prompt: `Which expression has the same value as $${shown}$?`,
				hints: [
					"How many minus signs are there? What is the sign of the quotient?",
					"One minus sign, above, below or in front, makes the quotient negative.",
				],
				explanation: `Both have one minus sign, so both are the opposite of $${fraction}$: $${shown} = ${right}$.`,
			},
			{
				right: `$${right}$`,
				wrong: [
					[
						`$\\dfrac{-${a}}{-${b}}$`,
						"two-signs-taken-as-one",
						"Two minus signs make the quotient positive.",
					],
					[`$${fraction}$`, "dropped-the-sign", "The quotient is negative. Where is its sign?"],
					[`$-\\dfrac{${b}}{${a}}$`, "turned-over", "Top and bottom have changed places."],
				],
			},
		);
	}
	const quotient = q * sq;
	const divisor = d * sd * (difficulty === 1 && sq * sd > 0 && sq > 0 ? -1 : 1);
	const total = quotient * divisor;
	if (difficulty === 5) {
		const c = random.integer(2, 9) * (random.oneIn(2) ? -1 : 1);
		const value = lowest(quotient, c);
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: `What is $${total} \\div ${bracketed(divisor)} \\div ${bracketed(c)}$?`,
			cta: "Write a whole number or a fraction in simplest form.",
			right: entry(value),
			hints: [
				"Work from left to right.",
				"A division that does not come out whole is written as a fraction.",
			],
			explanation: `$${total} \\div ${bracketed(divisor)} = ${quotient}$. Then $${quotient} \\div ${bracketed(c)} = \\dfrac{${value.top}}{${value.bottom}}${value.bottom === 1 ? ` = ${value.top}` : ""}$.`,
			mistakes: [
				["wrong-sign", entry(lowest(-quotient, c)), "The size is right. Count the minus signs."],
				[
					"worked-from-the-right",
					entry(lowest(total * c, divisor)),
					"It looks like the last two numbers were divided first. Work from left to right.",
				],
				["multiplied-at-the-end", quotient * c, "The last step is a division as well."],
			],
		});
	}
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `What is $${total} \\div ${bracketed(divisor)}$?`,
		right: quotient,
		hints: [
			"Divide the sizes first.",
			"Equal signs give a positive quotient, different signs a negative one.",
		],
		explanation: `$${Math.abs(total)} \\div ${Math.abs(divisor)} = ${q}$. The signs ${total < 0 === divisor < 0 ? "are equal" : "differ"}, so it is $${quotient}$. Check: $${quotient} \\times ${bracketed(divisor)} = ${total}$.`,
		mistakes: [
			["wrong-sign", -quotient, "The size is right. Compare the two signs."],
			["subtracted", total - divisor, "It looks like the numbers were subtracted."],
			["one-off", quotient + Math.sign(quotient), "Multiply back to check."],
		],
	});
});
