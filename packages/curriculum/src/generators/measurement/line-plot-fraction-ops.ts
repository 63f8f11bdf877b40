import type { Difficulty } from "@learnin/domain/question/difficulty";
import { dotPlot } from "../../figures/dot-plot.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { mixedEntry, mixedTex } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import { lowest } from "../../kit/numbers.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const THINGS = [
	{ one: "bottle", many: "bottles", of: "water", unit: "liters" },
	{ one: "bag", many: "bags", of: "rice", unit: "kilograms" },
	{ one: "jar", many: "jars", of: "honey", unit: "pounds" },
	{ one: "jug", many: "jugs", of: "lemonade", unit: "quarts" },
] as const;

/** 1: how much is at one place of the plot; 2: everything together; 3: difference of the largest and smallest; 4: shared equally again; 5: shared equally, eighths. */
export const linePlotFractionOps = defineGenerator("line-plot-fraction-ops", 2, (random, difficulty) => {
	const bottom = level(difficulty, [4, random.pick([4, 8] as const), 8, 4, 8] as const);
	const counts = draw(random, difficulty, bottom);
	const { one, many, of, unit } = random.pick(THINGS);
	const used = counts.flatMap((count, at) => (count === 0 ? [] : [{ part: at + 1, count }]));
	const total = used.reduce((sum, { part, count }) => sum + part * count, 0);
	const all = used.reduce((sum, { count }) => sum + count, 0);
	const [first, last] = [used[0]?.part ?? 1, used.at(-1)?.part ?? 1];
	const peak = used.toSorted((a, b) => b.count - a.count)[0] ?? { part: 1, count: 1 };
	const name = (part: number) => mixedEntry(lowest(part, bottom));
	const tex = (top: number, below: number = bottom) => mixedTex(lowest(top, below));
	const figure = {
		svg: dotPlot({
			places: counts.map((count, at) => ({ name: name(at + 1), count })),
			caption: `${unit[0]?.toUpperCase()}${unit.slice(1)} in each ${one}`,
			has_crosses: true,
			colour: "coral",
		}),
		alt: `A line plot of the amount of ${of} in ${counted(all, one, many)}, in ${unit}. ${used.map(({ part, count }) => `At ${name(part)}: ${count}`).join(". ")}.`,
	};
	const question = level(difficulty, ["one", "all", "range", "equal", "equal"] as const);
	const text = {
		one: `How many ${unit} are in all the ${many} at $${tex(peak.part)}$ together?`,
		all: `How many ${unit} are in all the ${many} together?`,
		range: `How many more ${unit} are in the fullest ${one} than in the emptiest?`,
		equal: `All the ${of} is shared out again so that every ${one} gets the same. How many ${unit} does each ${one} get?`,
	}[question];
	const right = { one: peak.part * peak.count, all: total, range: last - first, equal: total }[question];
	const below = question === "equal" ? bottom * all : bottom;
	const distinct = used.reduce((sum, { part }) => sum + part, 0);
	const sums = used.map(({ part, count }) => `${count} \\times ${tex(part)}`).join(" + ");
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `The line plot shows how much ${of} is in ${counted(all, one, many)}. Each X is one ${one}. ${text}`,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		figure,
		right: mixedEntry(lowest(right, below)),
		hints: {
			one: [
				"How many crosses stand at this place?",
				`Each of them is one ${one}. Take the amount that many times.`,
			],
			all: [
				"For each place, take its amount as many times as there are crosses.",
				"Then put the amounts of all places together.",
			],
			range: [
				"Find the last and the first place that have a cross.",
				"What is the difference of their amounts?",
			],
			equal: [
				"How much is there in all? Every cross counts.",
				`How many ${many} are there? Share the whole amount among them.`,
			],
		}[question],
		explanation: {
			one: `There are ${peak.count} crosses at $${tex(peak.part)}$: $${peak.count} \\times ${tex(peak.part)} = ${tex(right)}$.`,
			all: `$${sums} = ${tex(total)}$.`,
			range: `$${tex(last)} - ${tex(first)} = ${tex(right)}$.`,
			equal: `In all there are $${sums} = ${tex(total)}$. Shared among ${all}: $${tex(total)} \\div ${all} = ${tex(total, below)}$.`,
		}[question],
		mistakes: [
			...(
				{
					one: [
						["took-the-amount-once", name(peak.part), `That is one ${one}. How many crosses stand there?`],
						["counted-crosses", peak.count, `That is the number of ${many}. How much is in them?`],
					],
					all: [
						[
							"added-distinct-values-only",
							mixedEntry(lowest(distinct, bottom)),
							`It looks like each amount was taken once. Each cross is one ${one}.`,
						],
						["counted-crosses", all, `That is the number of ${many}. How much is in them?`],
					],
					range: [
						[
							"took-the-largest",
							name(last),
							"That is the largest amount. How much more is it than the smallest?",
						],
						["added", mixedEntry(lowest(last + first, bottom)), `"How many more" asks for a difference.`],
						["counted-places", last - first, "Those are steps on the line. How much is one step?"],
					],
					equal: [
						[
							"averaged-distinct-values-only",
							mixedEntry(lowest(distinct, bottom * used.length)),
							`It looks like each amount was taken once. Each cross is one ${one}, so amounts with more crosses count more often.`,
						],
						[
							"stopped-at-the-total",
							mixedEntry(lowest(total, bottom)),
							`That is how much there is in all. Share it among the ${many}.`,
						],
						[
							"divided-by-places",
							mixedEntry(lowest(total, bottom * used.length)),
							`Share among all ${many}, not among the places of the plot.`,
						],
					],
				} as const
			)[question],
		],
	});
});

/** How many crosses stand at 1/bottom, 2/bottom, … */
function draw(random: Random, difficulty: Difficulty, bottom: number): number[] {
	for (;;) {
		const counts = Array.from({ length: bottom }, () =>
			random.oneIn(3) ? 0 : random.integer(1, difficulty >= 4 ? 3 : 4),
		);
		const all = counts.reduce((sum, count) => sum + count, 0);
		const total = counts.reduce((sum, count, at) => sum + count * (at + 1), 0);
		const places = counts.filter((count) => count > 0).length;
		const top = Math.max(...counts);
		// The shared amount keeps a bottom number that is easy to write.
		const is_easy = difficulty < 4 || lowest(total, bottom * all).bottom <= 2 * bottom;
		if (
			places >= 2 &&
			places <= 5 &&
			all >= 4 &&
			all <= 12 &&
			counts.filter((count) => count === top).length === 1 &&
			top > 1 &&
			is_easy
		)
			return counts;
	}
}
