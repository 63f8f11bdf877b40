import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const TOPICS = [
	["{name} notes the points of {n} games", 3, 30],
	["{name} counts the cars that pass in {n} minutes", 2, 25],
	["The temperatures at noon on {n} days, in degrees, are", 8, 30],
	["{name} writes down how many pages were read on {n} days", 5, 40],
	["{n} plants have these heights in centimeters", 6, 45],
] as const;

/** 1: median of an odd count; 2: mean, whole; 3: mean and median together; 4: median of an even count, or a decimal mean; 5: a missing value from the mean. */
export const meanMedian = defineGenerator("mean-median", 1, (random, difficulty) => {
	const count = level(difficulty, [
		random.pick([5, 7]),
		random.pick([4, 5]),
		5,
		random.pick([4, 6]),
		random.pick([4, 5]),
	] as const);
	const [text, least, most] = random.pick(TOPICS);
	const topic = text.replace("{name}", random.pick(NAMES)).replace("{n}", `${count}`);
	const values = data(random, count, [least, most], difficulty);
	const sorted = values.toSorted((a, b) => a - b);
	const total = values.reduce((sum, value) => sum + value, 0);
	const list = values.join(", ");
	const half = count / 2;
	const median_tenths =
		count % 2 === 1
			? 10 * (sorted[(count - 1) / 2] ?? 0)
			: 5 * ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0));
	const unsorted =
		count % 2 === 1
			? 10 * (values[(count - 1) / 2] ?? 0)
			: 5 * ((values[half - 1] ?? 0) + (values[half] ?? 0));
	const [mean, median] = [hundredths(total, count), decimal(median_tenths, 1)];
	const mean_hints = [
		"The mean shares everything out equally.",
		"Add all values. How many values are there?",
	];
	const median_hints = [
		"Put the values in order first.",
		count % 2 === 1
			? "Which value stands exactly in the middle?"
			: "Two values stand in the middle. What lies halfway between them?",
	];
	const mean_tells = `The sum is ${total}. $${total} \\div ${count} = ${mean}$.`;
	const median_tells = `In order: ${sorted.join(", ")}. ${count % 2 === 1 ? "In the middle stands" : `Halfway between ${sorted[half - 1]} and ${sorted[half]} is`} $${median}$.`;
	const median_mistakes = [
		["median-without-sorting", decimal(unsorted, 1), "It looks like the values were not put in order first."],
		["gave-the-mean", mean, "That is the mean. The median is the middle value of the ordered list."],
		[
			"one-middle-value-only",
			count % 2 === 0 ? (sorted[half] ?? 0) : "",
			"With an even number of values, two stand in the middle.",
		],
		[
			"middle-of-the-range",
			decimal(5 * ((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)), 1),
			"That is halfway between the smallest and the largest value. The median is the middle of the list.",
		],
	] as const;
	const mean_mistakes = [
		[
			"divided-by-wrong-count",
			exactOrNothing(total, count - 1),
			"How many values are there? Count them once more.",
		],
		["gave-the-median", median, "That is the middle value. The mean shares everything out equally."],
		["gave-the-sum", total, "That is the sum. Share it among the values."],
		[
			"middle-of-the-range",
			decimal(5 * ((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)), 1),
			"That is halfway between the smallest and the largest value. All values count.",
		],
	] as const;
	if (difficulty === 3)
		return fillBoxes({
			prompt: `${topic}: ${list}. Mean: [[mean]], median: [[median]].`,
			boxes: { mean: { right: mean, answer_type: "FLOAT" }, median: { right: median, answer_type: "FLOAT" } },
			hints: [mean_hints[0] ?? "", ...median_hints],
			explanation: `${mean_tells} ${median_tells}`,
			mistakes: [
				...mean_mistakes.slice(0, 3).map(([id, answer, feedback]) => ["mean", id, answer, feedback] as const),
				[
					"median",
					"median-without-sorting",
					decimal(unsorted, 1),
					"It looks like the values were not put in order first.",
				],
			],
		});
	if (difficulty === 5) {
		const known = values.slice(0, -1);
		const missing = values.at(-1) ?? 0;
		const rest = total - missing;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `The mean of ${count} numbers is ${mean}. ${["Three", "Four"][count - 4]} of them are ${known.join(", ")}. What is the last one?`,
			right: missing,
			hints: [`What must all ${count} numbers add up to?`, "Take away those you know."],
			explanation: `All of them add up to $${count} \\times ${mean} = ${total}$. The known ones make ${rest}, so the last one is $${total} - ${rest} = ${missing}$.`,
			mistakes: [
				["took-the-mean", mean, "The last number need not be the mean. What must the sum be?"],
				[
					"used-wrong-count",
					Number(mean) * (count - 1) - rest > 0
						? decimal(Math.round(Number(mean) * 100) * (count - 1) - rest * 100, 2)
						: "",
					"How many numbers belong to the mean? The last one counts as well.",
				],
				["gave-the-sum", total, "That is what all of them add up to."],
				[
					"difference-to-mean-of-known",
					Math.abs(rest - total + missing * 2),
					"Take the known numbers away from the whole sum.",
				],
			],
		});
	}
	const asks_mean = difficulty === 2 || (difficulty === 4 && random.oneIn(2));
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${topic}: ${list}. What is the ${asks_mean ? "mean" : "median"}?`,
		right: asks_mean ? mean : median,
		hints: asks_mean ? mean_hints : median_hints,
		explanation: asks_mean ? mean_tells : median_tells,
		mistakes: asks_mean ? mean_mistakes : median_mistakes,
	});
});

function hundredths(total: number, count: number): string {
	return decimal(Math.round((total * 100) / count), 2);
}

function exactOrNothing(total: number, count: number): string {
	return (total * 100) % count === 0 ? hundredths(total, count) : "";
}

/** Values with a mean that ends within two places; whole up to difficulty 3. */
function data(
	random: Random,
	count: number,
	[least, most]: readonly [number, number],
	difficulty: number,
): number[] {
	for (;;) {
		const values = Array.from({ length: count }, () => random.integer(least, most));
		const total = values.reduce((sum, value) => sum + value, 0);
		const ends = difficulty === 4 ? (total * 100) % count === 0 : total % count === 0;
		const is_sorted = values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
		if (ends && !is_sorted && new Set(values).size >= count - 1) return values;
	}
}
