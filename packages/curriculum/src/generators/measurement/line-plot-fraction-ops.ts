import { ask, defineSkill, lowest, mixedEntry, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { crossesTold, listed } from "../data/draw-lists.ts";
import { differenceInParts } from "../data/eighths.ts";
import { addedUp, plotOf, shown, texOf, valueOf, type Setting } from "./plots-of-amounts.ts";
import { shared, inBoxes } from "./fractions-shared-out.ts";

/** As many as a chart to draw has room for. */
const MAX_COLUMNS = 6;

/** All that is over one place. */
const atOne =
	(setting: Setting): Form =>
	(random) => {
		const plot = plotOf(random, setting);
		if (plot === undefined) return undefined;
		const [one, many, , unit] = plot.thing;
		const { part, count } = random.pick(plot.used);
		if (count < 2) return undefined;
		const { story, ...rest } = shown(random, plot);
		const place = `$${texOf(plot, part)}$`;
		return {
			...rest,
			prompt: `${story} ${random.pick([
				`How many ${unit} are in all the ${many} at ${place} together?`,
				`What is the total of the X’s at ${place}, in ${unit}?`,
			])}`,
			right: valueOf(plot, part * count),
			wrong: [
				[slip.tookTheAmountOnce, valueOf(plot, part)],
				[slip.countedTheCrosses, whole(count)],
				[slip.addedInstead, valueOf(plot, part + count * plot.bottom)],
			],
			hints: [
				`Find ${place} on the line.`,
				`How many X’s are over ${place}? Each one is a ${one}.`,
				"Multiply the amount by the number of X’s.",
			],
			steps: [
				`There are ${count} X’s at ${place}.`,
				`$${count} \\times ${texOf(plot, part)} = ${texOf(plot, part * count)}$.`,
			],
		};
	};

const together =
	(setting: Setting): Form =>
	(random) => {
		const plot = plotOf(random, setting);
		if (plot === undefined) return undefined;
		const {
			used,
			total,
			all,
			thing: [, many, of, unit],
		} = plot;
		const once = used.reduce((sum, { part }) => sum + part, 0);
		const { story, ...rest } = shown(random, plot);
		return {
			...rest,
			prompt: `${story} ${random.pick([
				`How many ${unit} are in all the ${many} together?`,
				`All the ${of} is put together. How many ${unit} is that in all?`,
			])}`,
			right: valueOf(plot, total),
			wrong: [
				[slip.addedEachAmountOnce, valueOf(plot, once)],
				[slip.countedTheCrosses, whole(all)],
				[slip.leftOutAColumn, valueOf(plot, total - (used.at(-1)?.part ?? 0) * (used.at(-1)?.count ?? 0))],
			],
			hints: [
				"Every X counts with its amount.",
				`Begin at $${texOf(plot, used[0]?.part ?? 1)}$. How many X’s are there?`,
				"Multiply for each place, and then add all the products.",
			],
			steps: addedUp(plot),
		};
	};

/** Between the fullest and the emptiest. */
const range =
	(setting: Setting): Form =>
	(random) => {
		const plot = plotOf(random, setting);
		if (plot === undefined) return undefined;
		const {
			used,
			thing: [one, , , unit],
		} = plot;
		const [first, last] = [used[0]?.part ?? 1, used.at(-1)?.part ?? 1];
		const { story, ...rest } = shown(random, plot);
		return {
			...rest,
			prompt: `${story} ${random.pick([
				`How many more ${unit} are in the fullest ${one} than in the emptiest?`,
				`What is the difference between the largest and the smallest amount, in ${unit}?`,
			])}`,
			right: valueOf(plot, last - first),
			wrong: [
				[slip.gaveTheLargestAmount, valueOf(plot, last)],
				[slip.addedInstead, valueOf(plot, last + first)],
				[slip.countedThePlaces, whole(last - first)],
			],
			hints: [
				"Find the first and the last place with an X.",
				`The first X is at $${texOf(plot, first)}$.`,
				"Subtract the smaller amount from the larger one.",
			],
			steps: [
				`The largest amount is $${texOf(plot, last)}$, and the smallest is $${texOf(plot, first)}$.`,
				differenceInParts(plot.bottom, last, first),
			],
		};
	};

/** Amounts that were measured one after the other, drawn as a line plot. */
const drawsPlot = (setting: Setting) =>
	ask.charted((random) => {
		const plot = plotOf(random, setting);
		if (plot === undefined) return undefined;
		const {
			counts,
			bottom,
			thing: [, many, of, unit],
		} = plot;
		const first = (plot.used[0]?.part ?? 1) - 1;
		const marks = counts.slice(first, plot.used.at(-1)?.part);
		if (marks.length > MAX_COLUMNS) return undefined;
		const names = marks.map((_, at) => mixedEntry(lowest(first + at + 1, bottom)));
		const stacked = (name: string) => `$${texOf(plot, first + names.indexOf(name) + 1)}$`;
		const { list, columns, hints } = listed(random, names, marks, stacked);
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} measured the ${of} in some ${many}, in ${unit}. The amounts are: ${list}. Draw a line plot.`,
				`These are the amounts of ${of} in some ${many}, in ${unit}: ${list}. Make a line plot.`,
			]),
			chart: { style: "dots", step: 1, most: 6 },
			columns,
			hints: [
				hints[0],
				`Equal fractions such as $\\dfrac{2}{${bottom}}$ and $${texOf(plot, 2)}$ have the same place.`,
				hints[2],
			],
			steps: ["Count how many times each amount appears in the list.", crossesTold(columns, stacked)],
		};
	});

const quarters: Setting = { bottoms: [4] };
const either: Setting = { bottoms: [4, 8] };
const eighths: Setting = { bottoms: [8] };

// 1: what is at one place, in fourths. 2: everything together. 3: the difference of the largest and the smallest, and what is
// at one place, in eighths. 4: shared equally, in fourths. 5: shared equally, in eighths.
export const linePlotFractionOps = defineSkill("line-plot-fraction-ops", 13, {
	1: [ask.typed(atOne(quarters)), ask.chosen(atOne(quarters)), drawsPlot(quarters)],
	2: [ask.typed(together(either)), ask.chosen(together(either)), drawsPlot(either)],
	3: [ask.typed(range(eighths)), ask.chosen(range(eighths)), ask.typed(atOne(eighths)), drawsPlot(eighths)],
	4: [
		ask.typed(shared({ ...quarters, most: 3 })),
		ask.chosen(shared({ ...quarters, most: 3 })),
		inBoxes({ ...quarters, most: 3 }),
	],
	5: [
		ask.typed(shared({ ...eighths, most: 3 })),
		ask.chosen(shared({ ...eighths, most: 3 })),
		inBoxes({ ...eighths, most: 3 }),
	],
});
