import type { FiveNumbers } from "../../figures/box-plot.ts";
import { boxInWords, boxPlot } from "../../figures/box-plot.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const GROUPS = [
	["Team P", "Team Q"],
	["Class P", "Class Q"],
	["Field P", "Field Q"],
] as const;

/** 1: difference of two medians; 2: which varies more; 3: difference of means in units of the mean absolute deviation; 4: overlap; 5: the same from the data. */
export const compareTwoDistributions = defineGenerator("compare-two-distributions", 4, (random, difficulty) =>
	level<() => ReturnType<typeof medians> | ReturnType<typeof spread>>(difficulty, [
		() => medians(random),
		() => spread(random),
		() => inUnits(random),
		() => overlap(random),
		() => fromData(random),
	])(),
);

function five(random: Random, shift: number, gap: number): FiveNumbers {
	const step = () => 2 * random.integer(1, gap);
	const least = shift + 2 * random.integer(0, 2);
	const lower = least + step();
	const median = lower + step();
	const upper = median + step();
	return [least, lower, median, upper, upper + step()];
}

function pair(random: Random) {
	const names = random.pick(GROUPS);
	const [p, q] = [five(random, 0, 3), five(random, 2 * random.integer(1, 6), 3)];
	const to = Math.ceil((Math.max(p[4], q[4]) + 2) / 4) * 4;
	return {
		names,
		p,
		q,
		figure: {
			svg: boxPlot({
				from: 0,
				to,
				step: 2,
				boxes: [
					{ name: names[0], five: p, colour: "sky" },
					{ name: names[1], five: q, colour: "coral" },
				],
				caption: "Points",
			}),
			alt: `Two box plots. ${names[0]}: ${boxInWords(p)}. ${names[1]}: ${boxInWords(q)}.`,
		},
	};
}

function medians(random: Random) {
	for (;;) {
		const { names, p, q, figure } = pair(random);
		if (p[2] === q[2]) continue;
		const right = Math.abs(p[2] - q[2]);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `How far apart are the medians of ${names[0]} and ${names[1]}?`,
			answer_suffix: "points",
			figure,
			right,
			hints: ["The median is the thick line in each box.", "Take the difference of the two medians."],
			explanation: `The medians are ${p[2]} and ${q[2]}: ${right} points apart.`,
			mistakes: [
				[
					"compares-maxima-only",
					Math.abs(p[4] - q[4]),
					"Those are the greatest values. Look at the thick lines.",
				],
				[
					"compares-least-values",
					Math.abs(p[0] - q[0]),
					"Those are the least values. Look at the thick lines.",
				],
				["gave-one-median", Math.max(p[2], q[2]), "That is one median. How far is the other one?"],
				["added", p[2] + q[2], "How far apart asks for a difference."],
			],
		});
	}
}

function spread(random: Random) {
	for (;;) {
		const { names, p, q, figure } = pair(random);
		const [a, b] = [p[3] - p[1], q[3] - q[1]];
		if (a === b) continue;
		const [wide, narrow] = a > b ? names : [names[1], names[0]];
		return chooseOption(
			random,
			{
				prompt: "In which group does the middle half of the values vary more?",
				figure,
				hints: ["The middle half is in the box.", "Compare the lengths of the boxes, not where they stand."],
				explanation: `The boxes are ${a} and ${b} long. The longer one belongs to ${wide}.`,
			},
			{
				right: wide,
				wrong: [
					[narrow, "compares-places", "Compare how long the boxes are, not how far to the right they stand."],
					["Both vary equally.", "saw-no-difference", "Read the ends of both boxes."],
					[
						"That cannot be seen in a box plot.",
						"box-plot-without-spread",
						"The box shows the middle half of the values.",
					],
				],
			},
		);
	}
}

function inUnits(random: Random) {
	const deviation = random.pick([2, 4, 5] as const);
	const halves = random.integer(1, 9);
	const gap = (deviation * halves) / 2;
	const low = random.integer(20, 60);
	const topic = random.pick([
		"heights of two kinds of plants, in centimeters",
		"points of two teams",
		"ages in two clubs, in years",
	]);
	const right = decimal(halves * 5, 1);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `Two distributions, the ${topic}, have the means ${low} and ${low + gap}. Both have a mean absolute deviation of ${deviation}. How many mean absolute deviations apart are the means?`,
		right,
		hints: ["How far apart are the means?", "How often does the mean absolute deviation fit into that?"],
		explanation: `The means are ${gap} apart, and $${gap} \\div ${deviation} = ${right}$.`,
		mistakes: [
			[
				"gave-the-difference",
				gap,
				"That is the difference itself. Compare it with the mean absolute deviation.",
			],
			["multiplied", gap * deviation, "How often does it fit in? Divide."],
			[
				"divided-the-other-way",
				Number.isInteger((deviation * 100) / gap) ? decimal((deviation * 100) / gap, 2) : "",
				"It looks like the division went the other way around.",
			],
		],
	});
}

function overlap(random: Random) {
	const deviation = random.integer(2, 6);
	const is_far = random.oneIn(2);
	const times = is_far ? random.integer(4, 7) : 1;
	const low = random.integer(20, 60);
	const high = low + times * deviation - (is_far ? 0 : 1);
	const [p, q] = random.pick(GROUPS);
	const far = `${q} has clearly larger values; the groups hardly overlap.`;
	const near = "The groups overlap a lot; the difference is small.";
	return chooseOption(
		random,
		{
			prompt: `${p} has a mean of ${low}, ${q} a mean of ${high}. Both have a mean absolute deviation of ${deviation}. What is true?`,
			hints: [
				"How far apart are the means, compared with the mean absolute deviation?",
				"If the gap is many times the deviation, the groups hardly overlap.",
			],
			explanation: `The means are ${high - low} apart, and the mean absolute deviation is ${deviation}. ${is_far ? far : near}`,
		},
		{
			right: is_far ? far : near,
			wrong: [
				[is_far ? near : far, "ignored-the-spread", "Compare the gap with the mean absolute deviation."],
				[
					`Every value of ${q} is larger than every value of ${p}.`,
					"means-taken-for-all-values",
					"Means say nothing about every single value.",
				],
				[
					`${p} and ${q} have the same values, because they vary equally.`,
					"spread-taken-for-center",
					"They vary equally, but around different means.",
				],
			],
		},
	);
}

function fromData(random: Random) {
	const gaps = random.pick([
		[-3, -1, 1, 3],
		[-4, -2, 2, 4],
		[-5, -1, 1, 5],
		[-2, -2, 2, 2],
	] as const);
	const deviation = gaps.reduce<number>((sum, gap) => sum + Math.abs(gap), 0) / 4;
	const [low, halves] = [random.integer(10, 40), random.integer(2, 8)];
	const gap = (deviation * halves) / 2;
	const high = low + gap;
	const is_whole = Number.isInteger(gap);
	const other = is_whole ? high : low + deviation;
	const right = is_whole ? decimal(halves * 5, 1) : "1";
	const [a, b] = [low, other].map((mean) => random.shuffle(gaps).map((step) => mean + step));
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `Group P: ${a?.join(", ")}. Group Q: ${b?.join(", ")}. Both have the same mean absolute deviation. How many mean absolute deviations apart are the means?`,
		right,
		hints: [
			"Find both means.",
			"Find the mean absolute deviation of one group.",
			"How often does it fit into the difference of the means?",
		],
		explanation: `The means are ${low} and ${other}, the mean absolute deviation is ${deviation}. $${other - low} \\div ${deviation} = ${right}$.`,
		mistakes: [
			[
				"compares-maxima-only",
				Math.abs(Math.max(...(a ?? [])) - Math.max(...(b ?? []))),
				"That is the difference of the greatest values.",
			],
			["multiplied", (other - low) * deviation, "How often does it fit in? Divide."],
			[
				"used-the-sum-of-distances",
				(other - low) % (4 * deviation) === 0 ? (other - low) / (4 * deviation) : "",
				"The deviation is the mean of the distances, not their sum.",
			],
		],
	});
}
