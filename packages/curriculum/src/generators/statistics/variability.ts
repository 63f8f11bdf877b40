import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: range; 2: distances from the mean; 3: interquartile range; 4: mean absolute deviation; 5: mean absolute deviation of more values, or quartiles of an even count. */
export const variability = defineGenerator("variability", 2, (random, difficulty) =>
	level<() => ReturnType<typeof range> | ReturnType<typeof distances>>(difficulty, [
		() => range(random),
		() => distances(random),
		() => quartiles(random, 7),
		() => deviation(random, 4),
		() => (random.oneIn(2) ? deviation(random, 5) : quartiles(random, 8)),
	])(),
);

function range(random: Random) {
	const values = Array.from({ length: random.integer(5, 7) }, () => random.integer(3, 60));
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const spread = most === least ? 1 : most - least;
	const list = most === least ? [...values, most + 1] : values;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `What is the range of these numbers? ${list.join(", ")}`,
		right: spread,
		hints: [
			"The range tells how far the values spread.",
			"Which is the smallest, and which the largest value?",
		],
		explanation: `The largest is ${Math.max(...list)}, the smallest ${least}: $${Math.max(...list)} - ${least} = ${spread}$.`,
		mistakes: [
			[
				"first-and-last",
				Math.abs((list.at(-1) ?? 0) - (list[0] ?? 0)),
				"It looks like the first and last values were used. Look for the smallest and the largest.",
			],
			["gave-the-largest", Math.max(...list), "That is the largest value. How far is it from the smallest?"],
			[
				"added",
				Math.max(...list) + least,
				"It looks like the two values were added. The range is their difference.",
			],
			["counted-values", list.length, "That is how many values there are."],
		],
	});
}

function around(random: Random, count: number): { mean: number; values: number[]; gaps: number[] } {
	for (;;) {
		const mean = random.integer(8, 30);
		const gaps = Array.from({ length: count - 1 }, () => random.integer(-7, 7));
		const last = -gaps.reduce((sum, gap) => sum + gap, 0);
		const all = [...gaps, last];
		if (Math.abs(last) <= 8 && all.filter((gap) => gap === 0).length <= 1 && new Set(all).size > 2)
			return { mean, gaps: all, values: all.map((gap) => mean + gap) };
	}
}

function distances(random: Random) {
	const { mean, values, gaps } = around(random, 4);
	const three = [0, 1, 2] as const;
	return fillBoxes({
		prompt: `The mean of ${values.join(", ")} is ${mean}. How far is each of the first three from the mean? ${values[0]}: [[a]], ${values[1]}: [[b]], ${values[2]}: [[c]]`,
		boxes: Object.fromEntries(three.map((at) => ["abc"[at] ?? "", { right: Math.abs(gaps[at] ?? 0) }])),
		hints: ["A distance is never negative.", "Take the difference of each value and the mean."],
		explanation: `The distances are ${three.map((at) => `$|${values[at]} - ${mean}| = ${Math.abs(gaps[at] ?? 0)}$`).join(", ")}.`,
		mistakes: [
			...three.map(
				(at) =>
					[
						"abc"[at] ?? "",
						`signed-deviation-${"abc"[at]}`,
						gaps[at] !== undefined && gaps[at] < 0 ? gaps[at] : "",
						"A distance is never negative: only its size counts.",
					] as const,
			),
			["a", "gave-the-value", values[0] ?? 0, "That is the value itself. How far is it from the mean?"],
			[
				"b",
				"compared-with-the-neighbor",
				Math.abs((values[1] ?? 0) - (values[0] ?? 0)),
				"Compare with the mean, not with the value before.",
			],
		],
	});
}

function deviation(random: Random, count: number) {
	for (;;) {
		const { mean, values, gaps } = around(random, count);
		const sum = gaps.reduce((total, gap) => total + Math.abs(gap), 0);
		if ((sum * 10) % count !== 0) continue;
		const right = decimal((sum * 10) / count, 1);
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `The mean of ${values.join(", ")} is ${mean}. What is the mean absolute deviation?`,
			right,
			hints: [
				"How far is each value from the mean? Take only the size.",
				"What is the mean of these distances?",
			],
			explanation: `The distances from ${mean} are ${gaps.map(Math.abs).join(", ")}. Their mean is $${sum} \\div ${count} = ${right}$.`,
			mistakes: [
				[
					"signed-deviations-cancel",
					0,
					"It looks like the signs were kept, so that the deviations cancel. Take their sizes.",
				],
				["sum-of-distances", sum, "That is the sum of the distances. Share it among the values."],
				[
					"divided-by-one-less",
					(sum * 10) % (count - 1) === 0 ? decimal((sum * 10) / (count - 1), 1) : "",
					"How many values are there? All of them count.",
				],
				[
					"gave-the-range",
					Math.max(...values) - Math.min(...values),
					"That is the range. Here the question asks for the mean distance from the mean.",
				],
			],
		});
	}
}

function quartiles(random: Random, count: number) {
	const values = random.shuffle(Array.from({ length: 40 }, (_, at) => at + 5)).slice(0, count);
	const sorted = values.toSorted((a, b) => a - b);
	const half = Math.floor(count / 2);
	const middle = (list: readonly number[]): number => {
		const at = list.length / 2;
		return list.length % 2 === 1
			? (list[Math.floor(at)] ?? 0) * 10
			: ((list[at - 1] ?? 0) + (list[at] ?? 0)) * 5;
	};
	const [lower, upper] = [middle(sorted.slice(0, half)), middle(sorted.slice(count - half))];
	const shown = (tenths: number) => decimal(tenths, 1);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `What is the interquartile range of these numbers? ${values.join(", ")}`,
		cta: `Leave the median out of both halves if it is one of the numbers.`,
		right: shown(upper - lower),
		hints: [
			"Put the numbers in order and find the median.",
			"The quartiles are the medians of the lower and the upper half.",
			"The interquartile range is their difference.",
		],
		explanation: `In order: ${sorted.join(", ")}. The lower half ${sorted.slice(0, half).join(", ")} has the median ${shown(lower)}, the upper half ${sorted.slice(count - half).join(", ")} the median ${shown(upper)}: $${shown(upper)} - ${shown(lower)} = ${shown(upper - lower)}$.`,
		mistakes: [
			[
				"gave-the-range",
				(sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
				"That is the whole range. The interquartile range covers only the middle half.",
			],
			[
				"quartiles-without-sorting",
				shown(Math.abs(middle(values.slice(count - half)) - middle(values.slice(0, half)))),
				"It looks like the numbers were not put in order first.",
			],
			[
				"gave-the-upper-quartile",
				shown(upper),
				"That is the upper quartile. How far is it from the lower one?",
			],
			["gave-the-median", shown(middle(sorted)), "That is the median."],
		],
	});
}
