import { jumpLine } from "../../figures/jumps.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

// 1: one jump of ones to the right, to 20. 2: jumps back, to 20. 3: jumps of ten, to 100. 4: choose the equation.
// 5: a jump of tens and one of ones, the landing point.
export const numberLineSums = defineGenerator("number-line-sums", 1, (random, difficulty) => {
	const forward = difficulty === 1 ? true : difficulty === 2 ? false : random.oneIn(2);
	const is_small = difficulty <= 2 || (difficulty === 4 && random.oneIn(2));
	const sign = forward ? 1 : -1;
	const step = is_small ? 1 : 10;
	const count = random.integer(2, is_small ? 7 : 4);
	const ones = level(difficulty, [0, 0, 0, 0, random.integer(2, 6)] as const);
	const way = step * count + ones;
	const start = is_small
		? forward
			? random.integer(3, 19 - count)
			: random.integer(count + 2, 19)
		: 10 *
			(forward
				? random.integer(1, 9 - count - (ones > 0 ? 1 : 0))
				: random.integer(count + 1 + (ones > 0 ? 1 : 0), 9));
	const end = start + sign * way;
	const single = Array.from(
		{ length: count },
		(_, at) => [start + sign * step * at, start + sign * step * (at + 1)] as const,
	);
	const jumps = ones === 0 ? single : [...single, [start + sign * step * count, end] as const];
	const operation = forward ? "+" : "-";
	const figure = {
		svg: jumpLine({
			from: 0,
			to: is_small ? 20 : 100,
			step: is_small ? 1 : 5,
			labelled: (mark) =>
				mark % (is_small ? (difficulty === 2 ? 2 : 5) : 10) === 0 || (difficulty === 1 && mark === start),
			jumps,
			names: jumps.map(([a, b]) => (is_small ? "" : `${Math.abs(b - a)}`)),
		}),
		alt: `A number line from 0 to ${is_small ? 20 : 100}. From ${start}, ${count} equal jumps of ${step} to the ${forward ? "right" : "left"}${ones === 0 ? "" : `, then one jump of ${ones}`}.`,
	};
	const hints = [
		`The jumps begin at ${start}. Jumps to the ${forward ? "right add" : "left take away"}.`,
		is_small ? "Count the jumps, not the marks." : "Count by tens along the jumps.",
	];
	if (difficulty === 4)
		return chooseOption(
			random,
			{
				prompt: "Which equation do the jumps show?",
				figure,
				hints,
				explanation: `The jumps start at ${start} and go ${way} to the ${forward ? "right" : "left"}: $${start} ${operation} ${way} = ${end}$.`,
			},
			{
				right: `$${start} ${operation} ${way} = ${end}$`,
				wrong: [
					[
						`$${start} ${operation} ${way + step} = ${end + sign * step}$`,
						"counted-the-start-mark",
						"It looks like the start was counted as a jump. Count the jumps only.",
					],
					[
						`$${end} ${operation} ${way} = ${end + sign * way}$`,
						"started-at-the-end",
						"That starts where the jumps end. Where do they begin?",
					],
					[
						forward
							? `$${start} - ${Math.min(way, start)} = ${start - Math.min(way, start)}$`
							: `$${start} + ${way} = ${start + way}$`,
						"wrong-direction",
						"Look at the direction of the jumps once more.",
					],
				],
			},
		);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The jumps show $${start} ${operation} ${way}$. Where do they land?`,
		figure,
		right: end,
		hints,
		explanation: `${single.map(([, to]) => to).join(", ")}${ones === 0 ? "" : ` and then ${ones} ${forward ? "more" : "less"}`}: $${start} ${operation} ${way} = ${end}$.`,
		mistakes: [
			[
				"counted-the-start-mark",
				end - sign * step,
				"It looks like the start was counted as a jump. The first jump lands one step further.",
			],
			[
				"wrong-direction",
				forward ? (start >= way ? start - way : "") : start + way,
				"Look at the direction of the jumps once more.",
			],
			["stopped-early", ones === 0 ? "" : end - sign * ones, "One jump is left, the short one."],
			["gave-the-distance", way, "That is how far the jumps go. Where do they land?"],
		],
	});
});
