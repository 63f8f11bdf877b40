import { linePlot } from "../../figures/data/charts.ts";
import { ask, boxed, defineSkill, lowest, mixedEntry, mixedTex, NAMES, slip } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { anyFraction, whole } from "../../kit/value.ts";
import { counted } from "../../kit/words.ts";
import { crossesTold, listed } from "./draw-lists.ts";
import { eighthsLess, eighthsTogether } from "./eighths.ts";

/** Title, one and many of the things, the unit, and the whole units where the plot begins. */
const TOPICS = [
	["Length of our beetles", "beetle", "beetles", ["inch", "inches"], 0],
	["Length of our leaves", "leaf", "leaves", ["inch", "inches"], 2],
	["Length of the bean sprouts", "sprout", "sprouts", ["inch", "inches"], 1],
	["Length of our pencil stubs", "stub", "stubs", ["inch", "inches"], 1],
	["Length of the ribbons", "ribbon", "ribbons", ["foot", "feet"], 3],
	["Length of our walks", "walk", "walks", ["mile", "miles"], 1],
	["Length of the minnows", "minnow", "minnows", ["inch", "inches"], 4],
	["Length of the strings", "string", "strings", ["yard", "yards"], 0],
	["Length of our feathers", "feather", "feathers", ["inch", "inches"], 3],
] as const;

const CTA = "Write a whole number, a fraction such as 3/4, or a mixed number such as 1 1/4.";

interface Plot {
	title: string;
	one: string;
	many: string;
	unit: readonly [one: string, many: string];
	/** Eighths under the first mark. */
	start: number;
	counts: readonly number[];
}

const text = (eighths: number) => mixedEntry(lowest(eighths, 8));
const tex = (eighths: number) => mixedTex(lowest(eighths, 8));
const unitOf = (eighths: number, [one, many]: Plot["unit"]) => (eighths <= 8 ? one : many);

const long = (eighths: number, unit: Plot["unit"]) => `$${tex(eighths)}$ ${unitOf(eighths, unit)}`;
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** One highest column, an empty mark now and then, and things at the first and the last mark. */
function plotOf(random: Random, marks: number): Plot {
	const [title, one, many, unit, wholes] = random.pick(TOPICS);
	const counts = Array.from({ length: marks }, () => random.integer(1, 4));
	const highest = random.integer(1, marks - 2);
	counts[highest] = Math.max(...counts) + 1;
	const empty = highest > marks / 2 ? 1 : marks - 2;
	if (marks > 5 && empty !== highest) counts[empty] = 0;
	return { title, one, many, unit, start: 8 * wholes + random.integer(1, 3), counts };
}

function figureOf({ title, unit, start, counts }: Plot) {
	const marks = counts.map((count, at) => ({ text: text(start + at), count }));
	return {
		svg: linePlot({ title, marks, unit: unit[1] }),
		alt: `A line plot: ${title}, in ${unit[1]}. X’s over each mark: ${marks.map((mark) => `${mark.text}: ${mark.count}`).join(", ")}.`,
	};
}

/** What a line plot is asked; it says first what an X is. */
const asks = (random: Random, { one }: Plot, question: string) =>
	random.pick([
		`Each X in the line plot stands for one ${one}. ${question}`,
		`The line plot has one X for each ${one}. ${question}`,
		`${random.pick(NAMES)} made a line plot with one X for each ${one}. ${question}`,
	]);

const ACROSS = "The number below a column is the length. Each X above it is one thing of that length.";

/** How many have one length. */
const howMany: Form = (random) => {
	const plot = plotOf(random, 5);
	const { many, unit, start, counts } = plot;
	const at = random.integer(0, 4);
	const count = counts[at] ?? 0;
	return {
		prompt: asks(random, plot, `How many ${many} are ${long(start + at, unit)} long?`),
		figure: figureOf(plot),
		right: whole(count),
		wrong: [
			[slip.readTheNextMark, whole(counts[at + 1] ?? counts[at - 1] ?? 0)],
			[slip.countedAllCrosses, whole(sumOf(counts))],
			[slip.countedOneCrossLess, whole(count + 1)],
		],
		hints: [
			ACROSS,
			`Find $${tex(start + at)}$ below the line.`,
			"Go straight up from that number, and count the X’s.",
		],
		steps: [
			`Find $${tex(start + at)}$ below the line, and go straight up.`,
			`There ${count === 1 ? "is 1 X" : `are ${count} X’s`}, so the answer is ${count}.`,
		],
	};
};

/** How many are longer, or shorter, than a length. */
const beyond: Form = (random) => {
	const plot = plotOf(random, 6);
	const { many, unit, start, counts } = plot;
	const at = random.integer(1, 3);
	const isMore = random.oneIn(2);
	const [before, after, here] = [counts.slice(0, at), counts.slice(at + 1), counts[at] ?? 0];
	const side = isMore ? after : before;
	const right = sumOf(side);
	return {
		prompt: asks(
			random,
			plot,
			`How many ${many} are ${isMore ? "longer" : "shorter"} than ${long(start + at, unit)}?`,
		),
		figure: figureOf(plot),
		right: whole(right),
		wrong: [
			[slip.countedTheMarkItself, whole(right + here)],
			[slip.countedTheOtherSide, whole(sumOf(isMore ? before : after))],
			[slip.readTheNextMark, whole((isMore ? after[0] : before.at(-1)) ?? 0)],
		],
		hints: [
			`Look to the ${isMore ? "right" : "left"} of the mark: ${isMore ? "longer" : "shorter"} ones are there.`,
			`Those that are exactly ${long(start + at, unit)} long do not count.`,
			`Add all X’s to the ${isMore ? "right" : "left"} of $${tex(start + at)}$.`,
		],
		steps: [
			`${isMore ? "Longer" : "Shorter"} ones are to the ${isMore ? "right" : "left"} of the mark.`,
			`On that side: $${side.join(" + ")} = ${right}$.`,
		],
	};
};

/** The longest less the shortest. */
const spread: Form = (random) => {
	const plot = plotOf(random, random.integer(5, 8));
	const { one, unit, start, counts } = plot;
	const steps = counts.length - 1;
	const last = start + steps;
	return {
		prompt: asks(
			random,
			plot,
			`How much longer is the longest ${one} than the shortest ${one}, in ${unit[1]}?`,
		),
		cta: CTA,
		figure: figureOf(plot),
		right: anyFraction(steps, 8),
		wrong: [
			[slip.tookStepsAsWholes, whole(steps)],
			[slip.gaveTheLongest, anyFraction(last, 8)],
			[slip.countedTheFirstMark, anyFraction(steps + 1, 8)],
			[slip.comparedCrosses, whole(Math.max(...counts) - Math.min(...counts.filter((count) => count > 0)))],
		],
		hints: [
			"Find the first and the last mark with an X.",
			`Each step on the line is one eighth of ${unit[0] === "inch" ? "an inch" : `a ${unit[0]}`}. Start at $${tex(start)}$.`,
			"Count the steps from the shortest to the longest, or subtract the two lengths.",
		],
		steps: [
			`The longest is $${tex(last)}$, and the shortest is $${tex(start)}$.`,
			...eighthsLess(last, start),
		],
	};
};

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
