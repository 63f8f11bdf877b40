import { numberLine } from "../../figures/number-line.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** 1: the opposite of a point on the line; 2: of any number; 3: the opposite of the opposite; 4: which statement about opposites is true; 5: three minus signs, or the point in the middle. */
export const oppositesNumberLine = defineGenerator("opposites-number-line", 1, (random, difficulty) => {
	const most = level(difficulty, [10, 99, 50, 20, 40] as const);
	const number = random.integer(1, most) * (random.oneIn(2) ? 1 : -1);
	const name = random.pick(NAMES);
	const side = number < 0 ? "left" : "right";
	if (difficulty === 4) {
		const [a, size] = [number, Math.abs(number)];
		return chooseOption(
			random,
			{
				prompt: `Which statement about $${a}$ and its opposite is true?`,
				hints: [
					"Mark both numbers on a number line.",
					"Compare how far they are from zero, and on which side they lie.",
				],
				explanation: `The opposite of $${a}$ is $${-a}$. Both are ${size} away from zero, on different sides.`,
			},
			{
				right: "They are equally far from zero, on different sides.",
				wrong: [
					[
						"They are on the same side of zero.",
						"opposite-keeps-the-sign",
						"An opposite lies on the other side of zero.",
					],
					[
						"The opposite is always negative.",
						"opposite-is-always-negative",
						"What is the opposite of a negative number?",
					],
					[
						`They are ${size} apart.`,
						"distance-to-zero-only",
						"That is how far each is from zero. How far are they from each other?",
					],
				],
			},
		);
	}
	// Difficulty 5 shows three minus signs in all where the number is positive, four where it is negative.
	const shown = `-(-(${number}))`;
	const right = difficulty <= 2 ? -number : number;
	const is_middle = difficulty === 5 && random.oneIn(2);
	if (is_middle)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `A number and its opposite lie ${2 * Math.abs(number)} apart on the number line. The number lies to the ${side} of zero. Which number is it?`,
			right: number,
			hints: [
				"Zero lies exactly halfway between a number and its opposite.",
				"How far is each of them from zero? On which side is the number?",
			],
			explanation: `Each is half of ${2 * Math.abs(number)} away from zero, which is ${Math.abs(number)}. To the ${side} of zero that is $${number}$.`,
			mistakes: [
				["gave-the-opposite", -number, "That is its opposite. On which side should the number lie?"],
				[
					"took-the-whole-distance",
					2 * number,
					"That is the distance between the two. How far is one of them from zero?",
				],
			],
		});
	const prompt =
		difficulty === 1
			? `${name} marks a point on the number line. What is the opposite of its number?`
			: difficulty === 2
				? `What is the opposite of $${number}$?`
				: difficulty === 3
					? random.oneIn(2)
						? `What is the opposite of the opposite of $${number}$?`
						: `What is $-(${-number})$?`
					: `What is $${shown}$?`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt,
		...(difficulty === 1
			? {
					figure: {
						svg: numberLine({
							from: -10,
							to: 10,
							parts: 1,
							labelled: (whole) => whole % 5 === 0,
							point: number,
							colour: random.pick(["coral", "sky", "mint"]),
						}),
						alt: `A number line from negative 10 to 10. The point lies ${Math.abs(number)} to the ${side} of zero.`,
					},
				}
			: {}),
		right,
		hints: [
			"A number and its opposite are equally far from zero, on different sides.",
			difficulty >= 3
				? "Work from the inside to the outside: each minus sign in front means the opposite."
				: "Fold the number line at zero. Where does the number land?",
		],
		explanation:
			difficulty <= 2
				? `$${number}$ lies ${Math.abs(number)} to the ${side} of zero. Its opposite lies as far on the other side: $${-number}$.`
				: `Taking the opposite twice leads back to the start, so the result is $${right}$.`,
		mistakes: [
			[
				difficulty <= 2 && number < 0 ? "opposite-of-negative-stays-negative" : "wrong-side",
				-right,
				difficulty <= 2
					? "That is the number itself. Its opposite lies on the other side of zero."
					: "Count the minus signs: each one goes to the other side of zero.",
			],
			[
				"gave-the-distance",
				2 * Math.abs(number),
				"That is how far the two numbers are apart. Which number is the opposite?",
			],
			["took-zero", 0, "Only zero is its own opposite."],
		],
	});
});
