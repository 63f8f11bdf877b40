import { ask, boxed, defineSkill, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { byRulerHelp } from "../measurement/ruler-forms.ts";
import { crossesTold, listed, MAX_LISTED } from "./draw-lists.ts";
import {
	TOPICS,
	plotOf,
	sum,
	countAt,
	figureOf,
	HINTS,
	moreThan,
	mostCommon,
	claims,
} from "./plots-of-counts.ts";

/** How many have one length. */
const atMark =
	(marks: number): Form =>
	(random) => {
		const plot = plotOf(random, marks);
		const {
			topic: [, , many, unit],
			start,
			counts,
		} = plot;
		const at = random.integer(0, marks - 1);
		const [count, length] = [countAt(plot, at), start + at];
		if (count === 0) return undefined;
		return {
			prompt: random.pick([
				`How many ${many} measure ${length} ${unit}?`,
				`Each X stands for one of the ${many}. How many of them measure ${length} ${unit}?`,
				`${random.pick(NAMES)} counts the ${many} that measure ${length} ${unit}. How many are there?`,
			]),
			figure: figureOf(plot),
			right: whole(count),
			wrong: [
				[slip.gaveTheLengthForTheCount, whole(length)],
				[slip.countedAllCrosses, whole(sum(counts))],
				[slip.readTheNextMark, whole(counts[at + 1] || counts[at - 1] || count + 1)],
			],
			hints: [HINTS[0], HINTS[1], `Find ${length} below the line. Count the X’s over it.`],
			steps: [
				`Look over ${length}.`,
				`There ${count === 1 ? "is 1 X" : `are ${count} X’s`}, so the answer is ${count}.`,
			],
		};
	};

const inAll =
	(marks: number): Form =>
	(random) => {
		const plot = plotOf(random, marks);
		const {
			topic: [, , many],
			start,
			counts,
		} = plot;
		const name = random.pick(NAMES);
		return {
			prompt: random.pick([
				`How many ${many} were measured in all?`,
				`Each X stands for one of the ${many}. How many ${many} are there in all?`,
				`${name} made this line plot. How many ${many} did ${name} measure in all?`,
			]),
			figure: figureOf(plot),
			right: whole(sum(counts)),
			wrong: [
				[slip.countedTheMarksBelow, whole(marks)],
				[slip.leftOutAColumn, whole(sum(counts) - (counts.at(-1) ?? 0))],
				[slip.gaveTheLengthForTheCount, whole(start + marks - 1)],
			],
			hints: [HINTS[0], "Count every X in the plot.", "Go from left to right, one column at a time."],
			steps: [`X’s over each mark: ${counts.join(", ")}. Add: $${counts.join(" + ")} = ${sum(counts)}$.`],
		};
	};

/** How many are so long or longer, or so long or shorter. */
const fromMark =
	(marks: number): Form =>
	(random) => {
		const plot = plotOf(random, marks);
		const {
			topic: [, , many, unit],
			start,
			counts,
		} = plot;
		const isLonger = random.oneIn(2);
		const at = random.integer(1, marks - 2);
		const chosen = isLonger ? counts.slice(at) : counts.slice(0, at + 1);
		const mark = start + at;
		const side = isLonger ? "right" : "left";
		const way = isLonger ? "more" : "less";
		return {
			prompt: random.pick([
				`How many ${many} measure ${mark} ${unit} or ${way}?`,
				`${random.pick(NAMES)} is looking for ${many} that measure ${mark} ${unit} or ${way}. How many are there?`,
				`Count the ${many} that measure ${mark} ${unit} or ${way}. How many are there?`,
			]),
			figure: figureOf(plot),
			right: whole(sum(chosen)),
			wrong: [
				[slip.leftOutTheMark, whole(sum(chosen) - countAt(plot, at))],
				[slip.countedOneColumn, whole(countAt(plot, at))],
				[slip.countedTheOtherSide, whole(sum(counts) - sum(chosen) + countAt(plot, at))],
			],
			hints: [
				`Start at ${mark}. It counts, too.`,
				`The ${isLonger ? "longer" : "shorter"} ones are on the ${side}. Go that way.`,
				"Add the X’s of every column there.",
			],
			steps: [`From ${mark} to the ${side}: $${chosen.join(" + ")} = ${sum(chosen)}$.`],
		};
	};

/** The longest and the shortest, and how much they differ. */
const ends = (marks: number) =>
	ask.stepwise((random) => {
		const plot = plotOf(random, marks);
		const {
			topic: [, , many, unit],
			start,
			counts,
		} = plot;
		const used = counts.flatMap((count, at) => (count > 0 ? [start + at] : []));
		const [short = 0, long = 0] = [used[0], used.at(-1)];
		const most = Math.max(...counts);
		return {
			prompt: random.pick([
				`The longest of the ${many}: [[long]] ${unit}. The shortest: [[short]] ${unit}. The difference: [[difference]] ${unit}.`,
				`How long is the longest? [[long]] How long is the shortest? [[short]] How much longer is the longest? [[difference]]`,
			]),
			figure: figureOf(plot),
			hints: [
				"The numbers below tell the lengths.",
				"The last X on the right is over the longest one.",
				"Take the shortest length from the longest one.",
			],
			steps: [`The longest is ${long}. The shortest is ${short}.`, `$${long} - ${short} = ${long - short}$.`],
			boxes: {
				long: boxed(whole(long), [slip.tookTheHighestColumn, whole(start + counts.indexOf(most))]),
				short: boxed(whole(short), [
					slip.gaveTheCountForTheLength,
					whole(counts.find((count) => count > 0) ?? 0),
				]),
				difference: boxed(whole(long - short), [slip.countedTheMarksBelow, whole(marks)]),
			},
		};
	});

/** Lengths that were measured one after the other, drawn as a line plot. */
const drawsPlot = (marks: number) =>
	ask.charted((random) => {
		const {
			topic: [, , many, unit],
			start,
			counts,
		} = plotOf(random, marks);
		if (sum(counts) > MAX_LISTED) return undefined;
		const lengths = counts.map((_, at) => `${start + at}`);
		const { list, columns, hints } = listed(random, lengths, counts);
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} measured ${many} in ${unit}. The lengths are: ${list}. Draw a line plot.`,
				`These ${many} were measured in ${unit}: ${list}. Make a line plot.`,
			]),
			chart: { style: "dots", step: 1, most: 6 },
			columns,
			hints,
			steps: ["Count how many times each length appears in the list.", crossesTold(columns)],
		};
	});

/** One more thing for the plot, measured with a ruler to move. */
const measures = ask.withRuler((random) => {
	const [, one, many, units] = random.pick(TOPICS);
	const [unit, last] = units === "inches" ? (["in", 9] as const) : (["cm", 15] as const);
	const length = random.integer(2, last);
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} makes a line plot of ${many} and measures one more ${one}. How many ${units} long is it?`,
			`Measure this ${one} for the line plot. How many ${units} long is it?`,
			`One more ${one} goes into the line plot. Lay the ruler along it. How long is it in ${units}?`,
		]),
		right: whole(length),
		wrong: [
			[slip.readTheEndMark, whole(length + 1)],
			[slip.missedASpace, whole(length - 1)],
		],
		unit: { after: unit === "in" ? "in." : unit },
		ruler: { unit, units: last, parts: 1, bar: length },
		...byRulerHelp(one, `${length} ${units}`),
	};
});

// 1: how many at one mark, and measuring for a plot. 2: how many in all, and the most common length. 3: so long or longer. 4: how many more, and what
// the plot tells. 5: the longest and the shortest, with more marks. Up to 4 a list is drawn as a line plot as well.
export const linePlotWhole = defineSkill("line-plot-whole", 20, {
	1: [ask.typed(atMark(4)), ask.chosen(atMark(4)), drawsPlot(4), measures],
	2: [ask.typed(inAll(4)), mostCommon(4), drawsPlot(4), ask.chosen(inAll(4)), measures],
	3: [ask.typed(fromMark(5)), ask.chosen(fromMark(5)), drawsPlot(5), mostCommon(5)],
	4: [ask.typed(moreThan(5)), ask.chosen(moreThan(5)), claims(5), drawsPlot(5)],
	5: [ends(6), ask.typed(moreThan(6)), ask.chosen(fromMark(6)), claims(6)],
});
