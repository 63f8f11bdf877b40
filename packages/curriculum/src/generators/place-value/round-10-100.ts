import { jumpLine } from "../../figures/jumps.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: to the nearest 10 with a number line. 2: to the nearest 10. 3: to the nearest 100. 4: right in the middle. 5: the ten or hundred above changes more digits.
export const round10100 = defineGenerator("round-10-100", 2, (random, difficulty) => {
	const unit = level(difficulty, [10, 10, 100, random.pick([10, 100]), random.pick([10, 100])] as const);
	const number = numberFor();
	const low = number - (number % unit);
	const right = number % unit >= unit / 2 ? low + unit : low;
	const other = right === low ? low + unit : low;
	const hints = [
		`Between which two ${unit === 10 ? "tens" : "hundreds"} does ${number} stand?`,
		`The ${unit === 10 ? "ones" : "tens"} digit decides: 5 or more goes up, less goes down.`,
	];
	const explanation = `${number} stands between ${low} and ${low + unit}. ${number % unit === unit / 2 ? "It is right in the middle, and then it goes up" : `It is nearer to ${right}`}: ${right}.`;
	const name = random.pick(NAMES);
	const prompt = random.pick([
		`Round ${number} to the nearest ${unit === 10 ? "ten" : "hundred"}.`,
		`${name} counts ${number} ${random.pick(["steps", "beans", "bricks", "seeds"])}. About how many is that, to the nearest ${unit === 10 ? "ten" : "hundred"}?`,
	]);
	const kept = right + (number % unit);
	if (difficulty === 1)
		return chooseNumber(
			random,
			{
				answer_type: "INTEGER",
				prompt,
				figure: {
					svg: jumpLine({
						from: low,
						to: low + 10,
						step: 1,
						labelled: (mark) => mark === low || mark === low + 10,
						jumps: [[number, number]],
					}),
					alt: `A number line from ${low} to ${low + 10} with a mark for every number. A point stands at ${number}.`,
				},
				hints: ["Which end of the line is nearer to the point?", "From the middle on, round up."],
				explanation,
			},
			{
				right: `${right}`,
				label: (entry) => `$${entry}$`,
				mistakes: [
					["rounded-the-other-way", other, "Compare the two distances on the line. Which is shorter?"],
					["kept-the-number", number, "That is the number itself. Go to the nearest ten."],
					[
						"rounded-to-a-hundred",
						number >= 50 ? Math.round(number / 100) * 100 : "",
						"That is a hundred. Round to the nearest ten.",
					],
				],
				fillers: [right + 20, right > 20 ? right - 20 : right + 30],
			},
		);
	return fillNumber({
		answer_type: "INTEGER",
		prompt,
		right,
		hints,
		explanation,
		mistakes: [
			[
				"rounded-the-other-way",
				other,
				right > number
					? "It looks like it was rounded down. The deciding digit is 5 or more."
					: "It looks like it was rounded up. The deciding digit is less than 5.",
			],
			["kept-the-digits-behind", kept <= 1000 ? kept : "", "The digits after that place become 0."],
			[
				"rounded-to-the-other-place",
				unit === 10 ? Math.round(number / 100) * 100 : Math.round(number / 10) * 10,
				`That is the nearest ${unit === 10 ? "hundred" : "ten"}. Which place should you round to?`,
			],
		],
	});

	function numberFor(): number {
		if (difficulty === 1) return 10 * random.integer(2, 40) + random.pick([1, 2, 3, 4, 6, 7, 8, 9]);
		if (difficulty === 2) return 10 * random.integer(5, 98) + random.pick([1, 2, 3, 4, 6, 7, 8, 9]);
		if (difficulty === 3)
			return 100 * random.integer(1, 8) + 10 * random.pick([1, 2, 3, 6, 7, 8]) + random.integer(0, 9);
		if (difficulty === 4)
			return unit === 10 ? 10 * random.integer(11, 98) + 5 : 100 * random.integer(1, 8) + 50;
		return unit === 10
			? 100 * random.integer(1, 8) + 90 + random.integer(5, 9)
			: 100 * random.integer(1, 8) + 10 * random.pick([4, 9]) + random.integer(5, 9);
	}
});
