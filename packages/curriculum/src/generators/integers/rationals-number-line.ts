import { numberLine } from "../../figures/number-line.ts";
import { entryTex, mixedEntry } from "../../kit/fractions.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, lowest } from "../../kit/numbers.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: halves and fourths from a list; 2: thirds and fifths; 3: decimals to type; 4: only a few labels; 5: between which whole numbers, or the middle of two numbers. */
export const rationalsNumberLine = defineGenerator("rationals-number-line", 2, (random, difficulty) => {
	if (difficulty === 5 && random.oneIn(2)) return middle(random);
	const parts = random.pick(
		level<readonly number[]>(difficulty, [
			[2, 4],
			[3, 5, 4],
			[2, 5, 10],
			[3, 4, 5, 6],
			[4, 5, 8, 10],
		]),
	);
	const as_decimal = difficulty === 3 || (difficulty === 5 && parts !== 3);
	const wholes = difficulty >= 4 ? 3 : 2;
	const steps = random.pick(
		Array.from({ length: 2 * wholes * parts - 1 }, (_, at) => at + 1 - wholes * parts).filter(
			(step) => step % parts !== 0,
		),
	);
	const write = (count: number) =>
		as_decimal ? decimal(Math.round((count * 1000) / parts), 3) : mixedEntry(lowest(count, parts));
	const floor = Math.floor(steps / parts);
	const back = 2 * floor * parts + parts - steps;
	const figure = {
		svg: numberLine({
			from: -wholes,
			to: wholes,
			parts,
			labelled: (whole) => difficulty < 4 || whole === 0 || Math.abs(whole) === wholes,
			point: steps / parts,
			colour: random.pick(["coral", "sky", "mint"]),
		}),
		alt: `A number line from negative ${wholes} to ${wholes} with ${parts} equal steps from each whole number to the next. The point lies ${counted(Math.abs(steps), "step")} to the ${steps < 0 ? "left" : "right"} of zero.`,
	};
	const hints = [
		"On which side of zero is the point?",
		"Into how many equal steps is the piece from one whole number to the next cut?",
		"Count the steps from zero to the point.",
	];
	const explanation = `One step is ${as_decimal ? `$${write(1)}$` : `$\\dfrac{1}{${parts}}$`}. The point is ${counted(Math.abs(steps), "step")} to the ${steps < 0 ? "left" : "right"} of zero: $${entryTex(write(steps))}$.`;
	const mistakes = [
		["dropped-the-sign", write(-steps), "The size is right. On which side of zero is the point?"],
		[
			"counted-on-from-the-wrong-whole",
			write(back),
			"It looks like the part was counted from the other whole number. To the left of zero, count to the left.",
		],
		[
			"placed-next-to-zero",
			Math.abs(steps) > parts
				? write(steps - Math.sign(steps) * parts)
				: write(steps + Math.sign(steps) * parts),
			"Between which two whole numbers is the point? Count the whole steps from zero.",
		],
		[
			"counted-marks",
			write(steps + Math.sign(steps)),
			"It looks like the mark at zero was counted. Count the steps between the marks.",
		],
	] as const;
	const prompt = `${random.pick(NAMES)} marks a point on the number line. Which number is it?`;
	return as_decimal
		? fillNumber({
				answer_type: "FLOAT",
				prompt,
				cta: "Write a decimal.",
				figure,
				right: write(steps),
				hints,
				explanation,
				mistakes,
			})
		: chooseNumber(
				random,
				{ answer_type: "MIXED", prompt, figure, hints, explanation },
				{
					right: write(steps),
					mistakes,
					fillers: [write(steps + 2 * parts), write(steps - 2 * parts)],
					label: (entry) => `$${entryTex(entry)}$`,
				},
			);
});

function middle(random: Random) {
	const low = random.integer(-9, 2);
	const high = low + random.pick([1, 3, 5]);
	const right = decimal((low + high) * 5, 1);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `Which number lies exactly halfway between $${low}$ and $${high}$ on the number line?`,
		cta: "Write a decimal.",
		right,
		hints: ["How far apart are the two numbers?", "Go half of that distance from the left one to the right."],
		explanation: `They are ${high - low} apart. Half of it is ${decimal((high - low) * 5, 1)}, and $${low} + ${decimal((high - low) * 5, 1)} = ${right}$.`,
		mistakes: [
			[
				"dropped-the-sign",
				decimal(-(low + high) * 5, 1),
				"Look at the signs: between which two numbers must it lie?",
			],
			[
				"gave-half-the-distance",
				decimal((high - low) * 5, 1),
				"That is half the distance. Start at the left number and go that far.",
			],
			[
				"ignored-the-sign-of-the-left",
				decimal((Math.abs(low) + Math.abs(high)) * 5, 1),
				"It looks like the minus sign was left out. Mark both numbers on a line.",
			],
		],
	});
}
