import { chooseNumber } from "../../kit/select-one.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: between which whole numbers; 2: nearest whole number; 3: to tenths; 4: which is larger; 5: with a factor or a sum. */
export const approximateIrrationals = defineGenerator("approximate-irrationals", 2, (random, difficulty) => {
	const low = random.integer(2, difficulty === 1 ? 14 : 11);
	const number = random.integer(low * low + 1, (low + 1) ** 2 - 1);
	const half = number / 2;
	const hints = [
		"Which square numbers lie just below and just above?",
		"The root is not the half of the number.",
	];
	if (difficulty === 1)
		return fillBoxes({
			prompt: `Between which two neighboring whole numbers is $\\sqrt{${number}}$? Between [[a]] and [[b]].`,
			boxes: { a: { right: low }, b: { right: low + 1 } },
			hints,
			explanation: `$${low} \\times ${low} = ${low * low}$ and $${low + 1} \\times ${low + 1} = ${(low + 1) ** 2}$, and ${number} lies between. So the root lies between ${low} and ${low + 1}.`,
			mistakes: [
				[
					"a",
					"root-is-half",
					Number.isInteger(half) ? half : Math.floor(half),
					"A root is not a half: multiply back.",
				],
				["a", "one-too-small", low - 1, "Try the next whole number: is its square still below?"],
				[
					"b",
					"gave-the-square",
					(low + 1) ** 2,
					"That is the square number. The question asks for its root.",
				],
			],
		});
	if (difficulty === 3) {
		const tenths = nearest(number);
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `What is $\\sqrt{${number}}$, rounded to the nearest tenth?`,
			right: decimal(tenths, 1),
			hints: [...hints, "Try tenths between the two whole numbers, and square them."],
			explanation: `$${decimal(tenths, 1)} \\times ${decimal(tenths, 1)} = ${decimal(tenths * tenths, 2)}$ is close to ${number}, and the neighboring tenths are farther off: $${decimal(tenths, 1)}$.`,
			mistakes: [
				["root-is-half", decimal(number * 5, 1), "A root is not a half: multiply back."],
				["took-the-whole-number", low, "That is the whole number below. Go on to tenths."],
				["linear-guess-too-high", decimal(tenths + 2, 1), "Square it: is it too large?"],
				["linear-guess-too-low", decimal(tenths - 2, 1), "Square it: is it too small?"],
			],
		});
	}
	if (difficulty === 4) return order(random);
	if (difficulty === 5) {
		const [k, c] = [random.integer(2, 5), random.integer(2, 12)];
		const squared = k * k * number;
		const floor = Math.floor(Math.sqrt(squared)) + c;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `What is the largest whole number that is less than $${k}\\sqrt{${number}} + ${c}$?`,
			right: floor,
			hints: [
				`Bring the factor under the root: its square belongs there.`,
				"Between which whole numbers is that root?",
			],
			explanation: `$${k}\\sqrt{${number}} = \\sqrt{${squared}}$ lies between ${floor - c} and ${floor - c + 1}. With ${c} more it lies between ${floor} and ${floor + 1}, so it is ${floor}.`,
			mistakes: [
				["rounded-before-multiplying", k * low + c, "Rounding the root first loses too much."],
				["left-out-the-sum", floor - c, "There is still something to add."],
				["root-is-half", Math.floor((k * number) / 2) + c, "A root is not a half."],
				[
					"factor-not-squared",
					Math.floor(Math.sqrt(k * number)) + c,
					"Under the root the factor has to be squared.",
				],
			],
		});
	}
	const right = number - low * low > low ? low + 1 : low;
	return chooseNumber(
		random,
		{
			answer_type: "INTEGER",
			prompt: `To which whole number is $\\sqrt{${number}}$ closest?`,
			hints,
			explanation: `${number} lies between $${low * low}$ and $${(low + 1) ** 2}$. The square of ${low}.5 is ${decimal((10 * low + 5) ** 2, 2)}, so the root is closer to ${right}.`,
		},
		{
			right: `${right}`,
			mistakes: [
				[
					"wrong-neighbor",
					right === low ? low + 1 : low,
					"Compare with the square of the number halfway between.",
				],
				["root-is-half", Math.round(half), "A root is not a half: multiply back."],
				["gave-the-distance", number - low * low, "That is how far it is from the square number."],
			],
			fillers: [right + 2, right - 2, right + 3],
			label: (entry) => `$${entry}$`,
		},
	);
});

/** The root in tenths, rounded, found by comparing squares of whole numbers. */
function nearest(number: number): number {
	let tenths = 1;
	while ((2 * tenths + 1) ** 2 < 400 * number) tenths += 1;
	return tenths;
}

function order(random: Random) {
	const n = random.integer(2, 11);
	const number = random.integer(n * n + 1, (n + 1) ** 2 - 1);
	const tenths = 10 * n + random.integer(1, 9);
	const whole = decimal(tenths, 1);
	const bigger = tenths * tenths > 100 * number;
	const [root, plain] = [`$\\sqrt{${number}}$`, `$${whole}$`];
	const right = bigger ? `$\\sqrt{${number}} < ${whole}$` : `$\\sqrt{${number}} > ${whole}$`;
	return chooseOption(
		random,
		{
			prompt: `Compare ${root} and ${plain}. Which statement is true?`,
			hints: [
				"Square both numbers and compare the squares.",
				"The larger square belongs to the larger number.",
			],
			explanation: `The square of ${plain} is ${decimal(tenths * tenths, 2)}, and ${number} is ${bigger ? "less" : "more"} than that. So ${right}.`,
		},
		{
			right,
			wrong: [
				[
					bigger ? `$\\sqrt{${number}} > ${whole}$` : `$\\sqrt{${number}} < ${whole}$`,
					"compared-without-squaring",
					"Square both numbers and compare.",
				],
				[
					`$\\sqrt{${number}} = ${whole}$`,
					"rounded-taken-as-equal",
					"The root never ends: it cannot be exactly that decimal.",
				],
				["That cannot be known.", "gave-up", "Square both numbers and compare."],
			],
		},
	);
}
