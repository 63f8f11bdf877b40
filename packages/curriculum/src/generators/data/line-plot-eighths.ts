import { ask, boxed, defineSkill, lowest, NAMES, slip } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { anyFraction, whole } from "../../kit/value.ts";
import { counted } from "../../kit/words.ts";
import { crossesTold, listed } from "./draw-lists.ts";
import { eighthsLess, eighthsTogether } from "./eighths.ts";
import {
	CTA,
	text,
	tex,
	unitOf,
	long,
	sumOf,
	plotOf,
	figureOf,
	asks,
	howMany,
	beyond,
	spread,
} from "./plots-in-eighths.ts";

/** The most common length, and how far it is from the shortest. */
const mostCommon = ask.stepwise((random) => {
	const plot = plotOf(random, random.integer(5, 8));
	const { one, unit, start, counts } = plot;
	const most = Math.max(...counts);
	const at = counts.indexOf(most);
	return {
		prompt: random.pick([
			`The most common length in the line plot is [[value]] ${unit[1]}. That is [[more]] ${unit[1]} longer than the shortest ${one}.`,
			`Each X is one ${one}. The highest column is at [[value]] ${unit[1]}. The shortest ${one} is [[more]] ${unit[1]} shorter than that.`,
		]),
		figure: figureOf(plot),
		boxes: {
			value: boxed(
				anyFraction(start + at, 8),
				[slip.comparedCrosses, whole(most)],
				[slip.gaveTheLongest, anyFraction(start + counts.length - 1, 8)],
			),
			more: boxed(
				anyFraction(at, 8),
				[slip.tookStepsAsWholes, whole(at)],
				[slip.countedTheFirstMark, anyFraction(at + 1, 8)],
			),
		},
		hints: [
			"Which column is the highest?",
			`The shortest one is $${tex(start)}$. Each step on the line is one eighth.`,
			"Subtract the shortest length from the most common one.",
		],
		steps: [
			`The highest column is at $${tex(start + at)}$. The shortest length is $${tex(start)}$.`,
			...eighthsLess(start + at, start),
		],
	};
});

/** All things of one length together. */
const allAtOne: Form = (random) => {
	const plot = plotOf(random, random.integer(5, 7));
	const { many, unit, start, counts } = plot;
	const at = random.integer(0, counts.length - 1);
	const [count, each] = [counts[at] ?? 0, start + at];
	if (count < 2 || each % 8 === 0) return undefined;
	const part = lowest(each, 8);
	return {
		prompt: asks(
			random,
			plot,
			`What is the total length of the ${many} that are ${long(each, unit)} long, in ${unit[1]}?`,
		),
		cta: CTA,
		figure: figureOf(plot),
		right: anyFraction(count * each, 8),
		wrong: [
			[slip.comparedCrosses, whole(count)],
			[slip.tookItOnceOnly, anyFraction(each, 8)],
			[slip.addedDenominators, anyFraction(count * part.top, count * part.bottom + part.bottom)],
			[slip.oneGroupOver, anyFraction((count + 1) * each, 8)],
		],
		hints: [
			`How many X’s are over $${tex(each)}$?`,
			`Add $${tex(each)}$ once for each X.`,
			"The parts keep their size. Add the whole numbers, and add the parts.",
		],
		steps: [
			`There are ${counted(count, "X", "X’s")} over $${tex(each)}$, so add it ${count} times.`,
			`${eighthsTogether(Array.from({ length: count }, () => each))} ${unitOf(count * each, unit)}.`,
		],
	};
};

/** The two longest together. */
const twoLongest: Form = (random) => {
	const plot = plotOf(random, random.integer(5, 7));
	const { many, unit, start, counts } = plot;
	const lengths = counts.flatMap((count, at) => Array.from({ length: count }, () => start + at));
	const [first = 0, second = 0] = lengths.toReversed();
	const before = start + counts.findLastIndex((count, at) => count > 0 && start + at < first);
	return {
		prompt: asks(random, plot, `How long are the two longest ${many} together, in ${unit[1]}?`),
		cta: CTA,
		figure: figureOf(plot),
		right: anyFraction(first + second, 8),
		wrong: [
			[slip.tookDifferentMarks, anyFraction(first + before, 8)],
			[slip.gaveTheLongest, anyFraction(first, 8)],
			[slip.addedDenominators, anyFraction(first + second, 16)],
			[slip.tookDifferentMarks, anyFraction(2 * first, 8)],
		],
		hints: [
			"Start at the right end. Two X’s over one mark are two things of the same length.",
			`The longest one is $${tex(first)}$. Which one comes next?`,
			"Add both lengths: the whole numbers, and then the eighths.",
		],
		steps: [
			`The two longest are $${tex(first)}$ and $${tex(second)}$.`,
			`${eighthsTogether([first, second])} ${unitOf(first + second, unit)}.`,
		],
	};
};

/** A list of measurements to draw as a line plot. */
const draws = (marks: number) =>
	ask.charted((random) => {
		const plot = plotOf(random, marks);
		const { many, unit, start } = plot;
		const counts = plot.counts.map((_, at) => random.integer(at === 0 || at === marks - 1 ? 1 : 0, 3));
		if (sumOf(counts) > 10) return undefined;
		const names = counts.map((_, at) => text(start + at));
		const shown = (name: string) => `$${name.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}").replace(" ", "")}$`;
		const { list, columns, hints } = listed(random, names, counts, shown);
		return {
			prompt: random.pick([
				`These are the lengths of some ${many}, in ${unit[1]}: ${list}. Draw the line plot.`,
				`${random.pick(NAMES)} measured some ${many}, in ${unit[1]}: ${list}. Make a line plot of the lengths.`,
			]),
			chart: { style: "dots", step: 1, most: 5 },
			columns,
			hints,
			steps: ["Count how many times each length appears in the list.", crossesTold(columns, shown)],
		};
	});

// 1: how many at one mark. 2: how many beyond a mark, and a plot to draw. 3: longest less shortest. 4: the most common length.
// 5: all at one mark, or the two longest, together.
export const linePlotEighths = defineSkill("line-plot-eighths", 14, {
	1: [ask.typed(howMany), ask.chosen(howMany), draws(4)],
	2: [ask.typed(beyond), ask.chosen(beyond), draws(5)],
	3: [ask.typed(spread), ask.chosen(spread), draws(6)],
	4: [mostCommon, ask.typed(spread), ask.chosen(allAtOne)],
	5: [ask.typed(allAtOne), ask.typed(twoLongest), ask.chosen(twoLongest), mostCommon],
});
