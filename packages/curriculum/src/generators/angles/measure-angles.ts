import type { Difficulty } from "@learnin/domain/question/difficulty";
import { protractor } from "../../figures/protractor.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "coral", "lilac", "mint"] as const;

// 1: one arm on the right zero, whole tens. 2: whole tens, one arm on the left zero. 3: fives, both sides, four
// choices. 4: single degrees, both sides. 5: no arm on a zero, fives.
export const measureAngles = defineGenerator("measure-angles", 2, (random, difficulty) => {
	const arms = drawArms(random, difficulty);
	const [low, high] = arms;
	const right = high - low;
	const figure = {
		svg: protractor(arms, random.pick(COLOURS)),
		alt: `A protractor with two rows of numbers from 0 to 180. The angle has its corner at the middle. ${arms.map((arm, at) => `The ${at === 0 ? "first" : "second"} arm points to ${arm} in the inner row and to ${180 - arm} in the outer row.`).join(" ")}`,
	};
	const prompt = random.pick([
		"How many degrees does this angle measure?",
		`${random.pick(NAMES)} lays a protractor on an angle. How many degrees does the angle measure?`,
		`${random.pick(NAMES)} measures an angle. What is its size in degrees?`,
	]);
	const hints = [
		...(difficulty === 5
			? [
					"No arm lies on a zero. Read both arms in the same row of numbers.",
					"How far is it from the one arm to the other?",
				]
			: [
					"Find the arm that lies on a zero. Which row of numbers has its zero there?",
					"Follow that row from its zero to the other arm.",
				]),
		"Is the angle narrower or wider than a square corner? Does your answer fit?",
	];
	const explanation = explained(arms);
	const mistakes = mistakesFor(arms, difficulty);
	if (difficulty === 3)
		return chooseNumber(
			random,
			{ answer_type: "INTEGER", prompt, figure, hints, explanation },
			{
				right: `${right}`,
				mistakes,
				fillers: [right + 20, right - 20, right + 30].filter((one) => one > 0 && one < 180),
				label: (text) => `${text} degrees`,
			},
		);
	return fillNumber({
		answer_type: "INTEGER",
		prompt,
		answer_suffix: "degrees",
		figure,
		right,
		hints,
		explanation,
		mistakes,
	});
});

/** Both arms in degrees of the inner row, the lower one first. */
function drawArms(random: Random, difficulty: Difficulty): [number, number] {
	const size = level(difficulty, [
		() => random.pick([20, 30, 40, 50, 60, 70, 80, 100, 110, 120, 130, 140, 150, 160]),
		() => random.pick([20, 30, 40, 50, 60, 70, 80, 100, 110, 120, 130, 140, 150, 160]),
		() => random.pick([25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135, 145, 155]),
		() => random.integer(2, 16) * 10 + random.pick([1, 2, 3, 4, 6, 7, 8, 9]),
		() => random.integer(5, 26) * 5,
	] as const)();
	if (difficulty === 5) {
		const low = random.integer(2, Math.floor((170 - size) / 5)) * 5;
		return [low, low + size];
	}
	const is_right = difficulty === 1 || (difficulty > 2 && random.oneIn(2));
	return is_right ? [0, size] : [180 - size, 180];
}

function explained([low, high]: readonly [number, number]): string {
	const right = high - low;
	if (low === 0)
		return `One arm lies on the zero of the inner row. In that row, the other arm points to ${right}: the angle measures ${right} degrees.`;
	if (high === 180)
		return `One arm lies on the zero of the outer row. In that row, the other arm points to ${right}: the angle measures ${right} degrees.`;
	return `In the inner row the arms point to ${low} and ${high}. From the one to the other there are $${high} - ${low} = ${right}$ degrees.`;
}

function mistakesFor([low, high]: readonly [number, number], difficulty: Difficulty): Mistake[] {
	const right = high - low;
	if (difficulty === 5)
		return [
			["read-one-arm-inside", high, "That is where one arm points. Where does the other arm point?"],
			["read-one-arm-outside", 180 - low, "That is where one arm points. Where does the other arm point?"],
			["mixed-the-rows", Math.abs(180 - low - high) || "", "Read both arms in the same row of numbers."],
			["added-the-arms", low + high, "How far is it from the one arm to the other? That is a difference."],
		];
	const tens = Math.floor(right / 10) * 10;
	return [
		["wrong-scale", 180 - right, "That is the other row of numbers. Which row begins with zero at the arm?"],
		...(right % 10 === 0
			? ([
					["read-the-next-number", right + 10, "Look again at which number the arm points to."],
					["read-the-number-before", right - 10, "Look again at which number the arm points to."],
				] as const)
			: ([
					[
						"counted-marks-backwards",
						tens + 10 - (right % 10),
						"Count the small marks in the direction in which the numbers grow.",
					],
					["read-the-ten-only", tens, "The arm points between two numbers. Count the small marks, too."],
					["read-the-next-ten", tens + 10, "The arm points between two numbers. Count the small marks, too."],
				] as const)),
	];
}
