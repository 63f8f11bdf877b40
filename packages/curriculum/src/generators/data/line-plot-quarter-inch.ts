import { linePlot } from "../../figures/data/charts.ts";
import { ruler } from "../../figures/lines/ruler.ts";
import { ask, boxed, counted, defineSkill, mixed, NAMES, slip, whole, withUnit } from "../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../kit/index.ts";
import { byRulerHelp } from "../measurement/ruler-forms.ts";
import { crossesTold, listed } from "./draw-lists.ts";

const TOPICS = [
	["Length of our paper clips", "paper clips"],
	["Length of the leaves", "leaves"],
	["Length of the beetles", "beetles"],
	["Length of our crayons", "crayons"],
	["Length of the feathers", "feathers"],
	["Length of our erasers", "erasers"],
	["Length of the shells", "shells"],
	["Length of the nails", "nails"],
] as const;
const COLORS = ["gold", "mint", "coral", "sky"] as const;

/** Fourths of an inch as text: 9 is "2 1/4". */
function inchText(fourths: number): string {
	const whole = Math.floor(fourths / 4);
	const part = ["", "1/4", "1/2", "3/4"][fourths % 4] ?? "";
	return [whole === 0 && part !== "" ? "" : `${whole}`, part].filter((piece) => piece !== "").join(" ");
}

const tex = (fourths: number) =>
	`$${inchText(fourths)
		.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}")
		.replace(" ", "")}$`;

/** A ribbon along a ruler, in whole inches and fourths. */
const readRuler = (isHalves: boolean) =>
	ask.stepwise((random) => {
		const fourths = isHalves
			? 2 * random.integer(1, 10) + 2
			: 4 * random.integer(1, 4) + random.pick([1, 3, 1, 3, 2]);
		const [inches, rest] = [Math.floor(fourths / 4), fourths % 4];
		const name = random.pick(NAMES);
		const end = rest === 0 ? `${inches}` : `${counted(rest, "mark")} after ${inches}`;
		return {
			prompt: random.pick([
				`${name} measures a ribbon. It is [[inches]] whole inches and [[fourths]] fourths of an inch long.`,
				`How long is ${name}’s ribbon? It has [[inches]] whole inches and [[fourths]] more fourths of an inch.`,
				`${name} cuts a ribbon. The ruler shows [[inches]] whole inches and [[fourths]] fourths.`,
			]),
			figure: {
				svg: ruler({
					length: 6,
					unit: "in",
					parts: 4,
					bars: [{ from: 0, to: fourths / 4, colour: random.pick(COLORS) }],
				}),
				alt: `A ruler in inches from 0 to 6 with marks for every fourth of an inch. A ribbon lies along it from 0 to ${end}.`,
			},
			boxes: {
				inches: boxed(
					whole(inches),
					[slip.roundedUpTheInches, whole(inches + 1)],
					[slip.countedMarksFromTheStart, whole(fourths)],
				),
				fourths: boxed(
					whole(rest),
					[slip.countedMarksFromTheStart, whole(fourths)],
					rest > 0 && [slip.countedWhatIsMissing, whole(4 - rest)],
				),
			},
			hints: [
				"Which whole inch does the ribbon pass last?",
				"There are 4 equal steps in each inch, so each step is a fourth of an inch.",
				"Count the small steps after the last whole inch.",
			],
			steps: [
				`It passes ${counted(inches, "inch", "inches")}.`,
				rest === 0
					? "It ends exactly at that mark: 0 fourths farther."
					: `It goes ${counted(rest, "fourth")} of an inch farther: ${tex(fourths)} inches.`,
			],
		};
	});

/** A length in fourths of an inch, measured with a ruler to move before it goes into a plot. */
const measures = (isHalves: boolean): Way =>
	ask.withRuler((random) => {
		const fourths = isHalves ? 2 * random.integer(2, 11) : random.integer(5, 23);
		const thing = random.pick(["ribbon", "stick", "string", "strip"]);
		return {
			prompt: random.pick([
				`Measure the ${thing} to the nearest fourth of an inch.`,
				`${random.pick(NAMES)} wants to add a ${thing} to a line plot of lengths. How many inches long is the ${thing}?`,
				`Lay the ruler along the ${thing}. How many inches long is it?`,
			]),
			right: mixed(fourths, 4),
			wrong: [
				[slip.roundedUpTheInches, mixed(fourths + 4, 4)],
				[slip.readOneMarkMore, mixed(fourths + 1, 4)],
				[slip.readOneMarkLess, mixed(fourths - 1, 4)],
			],
			unit: { after: "in." },
			ruler: { unit: "in", units: 6, parts: 4, bar: fourths },
			...byRulerHelp(thing, withUnit(tex(fourths), "inches")),
		};
	});

/** A line plot with one highest column. */
function drawPlot(random: Random, columns: number) {
	const [title, many] = random.pick(TOPICS);
	const start = 4 * random.integer(1, 3);
	const counts = Array.from({ length: columns }, () => random.integer(1, 4));
	const highest = random.integer(0, columns - 1);
	counts[highest] = Math.max(...counts) + 1;
	const marks = counts.map((count, at) => ({ text: inchText(start + at), count }));
	const figure = {
		svg: linePlot({ title, marks, unit: "inches" }),
		alt: `A line plot: ${title}, in inches. X’s over each mark: ${marks.map(({ text, count }) => `${text}: ${count}`).join(", ")}.`,
	};
	const total = counts.reduce((sum, each) => sum + each, 0);
	return { many, start, counts, highest, figure, total };
}

const PLOT_HINTS = [
	"Each X is one of the things measured.",
	"Between two whole inches there are marks for fourths and for the half.",
] as const;

/** Where a mark is among the whole inches, by its fourths. */
const PLACES = [
	", below one of the longest marks",
	", just after a whole inch",
	", halfway between two whole inches",
	", just before a whole inch",
] as const;

/** How many are exactly so long. */
const howMany =
	(columns: number): Form =>
	(random): Draft => {
		const { many, start, counts, figure, total } = drawPlot(random, columns);
		const at = random.integer(1, columns - 2);
		const [before = 0, count = 0, after = 0] = [counts[at - 1], counts[at], counts[at + 1]];
		const length = tex(start + at);
		return {
			prompt: random.pick([
				`Each X stands for one of the ${many}. How many ${many} are ${length} inches long?`,
				`How many ${many} have a length of ${length} inches? Each X is one of them.`,
				`${random.pick(NAMES)} is looking for ${many} of ${length} inches in the line plot. How many are there?`,
			]),
			figure,
			right: whole(count),
			wrong: [
				[slip.readTheNextMark, whole(after)],
				[slip.readTheMarkBefore, whole(before)],
				[slip.countedAllCrosses, whole(total)],
				[slip.oneStepTooMany, whole(count + 1)],
			],
			hints: [...PLOT_HINTS, "Count the X’s above that mark only."],
			steps: [
				`Find ${length} on the number line${PLACES[(start + at) % 4]}.`,
				`Above it there ${count === 1 ? "is 1 X" : `are ${count} X’s`}, so the answer is ${count}.`,
			],
		};
	};

/** How many are longer. */
const longerThan =
	(columns: number): Form =>
	(random): Draft => {
		const { many, start, counts, figure, total } = drawPlot(random, columns);
		const at = random.integer(1, columns - 3);
		const count = counts[at] ?? 0;
		const rest = counts.slice(at + 1);
		const right = rest.reduce((sum, each) => sum + each, 0);
		const length = tex(start + at);
		return {
			prompt: random.pick([
				`Each X stands for one of the ${many}. How many ${many} are longer than ${length} inches?`,
				`${random.pick(NAMES)} keeps only ${many} longer than ${length} inches. How many is that?`,
			]),
			figure,
			right: whole(right),
			wrong: [
				[slip.countedTheMarkToo, whole(right + count)],
				[slip.countedTheShorterOnes, whole(total - right - count)],
				[slip.countedOneColumnOnly, whole(rest[0] ?? 0)],
			],
			hints: [
				"Longer ones are to the right.",
				`Begin at the first mark after ${length}. The mark itself does not count.`,
				"Add the X’s of all columns to the right.",
			],
			steps: [`To the right of ${length}: $${rest.join(" + ")} = ${right}$.`],
		};
	};

/** The most common length, and how many have it. */
const mostCommon = (columns: number) =>
	ask.stepwise((random) => {
		const { many, start, counts, highest, figure, total } = drawPlot(random, columns);
		const [common, most] = [start + highest, counts[highest] ?? 0];
		const [inches, rest] = [Math.floor(common / 4), common % 4];
		const long = `${counted(inches, "inch", "inches")} and [[fourths]] fourths of an inch`;
		return {
			prompt: random
				.pick([
					`Most ${many} have the same length. It is ${long}. There are [[count]] of them.`,
					`Most often, ${many} are ${long} long. That are [[count]] of them.`,
				])
				.replace("That are", "There are"),
			figure,
			boxes: {
				fourths: boxed(
					whole(rest),
					[slip.countedMarksFromTheStart, whole(highest + 1)],
					[slip.tookTheLongest, whole((start + columns - 1) % 4)],
				),
				count: boxed(
					whole(most),
					[slip.countedAllCrosses, whole(total)],
					[slip.wroteTheInches, whole(inches)],
				),
			},
			hints: [
				"Find the highest column of X’s.",
				"A half is two fourths. A whole inch has none left over.",
				"Count the X’s of that column.",
			],
			steps: [
				`The highest column is above ${tex(common)}: ${counted(rest, "fourth")} more than ${counted(inches, "inch", "inches")}.`,
				`It has ${most} X’s.`,
			],
		};
	});

/** Lengths in fourths of an inch that were measured one after the other, drawn as a line plot. */
const drawsPlot = (marks: number): Way =>
	ask.charted((random) => {
		const [, many] = random.pick(TOPICS);
		const start = 4 * random.integer(1, 3) + random.integer(0, 3);
		const counts = Array.from({ length: marks }, () => random.integer(0, 4));
		const lengths = counts.map((_, at) => inchText(start + at));
		const total = counts.reduce((sum, count) => sum + count, 0);
		if (total < marks || total > 9) return undefined;
		const { list, columns, hints } = listed(random, lengths, counts, (length) =>
			tex(start + lengths.indexOf(length)),
		);
		return {
			prompt: `${random.pick(NAMES)} measured ${many} in inches. The lengths are: ${list}. Draw a line plot.`,
			chart: { style: "dots", step: 1, most: 6 },
			columns,
			hints,
			steps: ["Count how many times each length appears in the list.", crossesTold(columns)],
		};
	});

// 1: read a ruler in half inches, and draw a short plot. 2: read it in fourths. 3: how many at one mark of a plot. 4: how many
// are longer. 5: two answers from the plot. Lists are drawn as line plots as well.
export const linePlotQuarterInch = defineSkill("line-plot-quarter-inch", 17, {
	1: [readRuler(true), measures(true), drawsPlot(4)],
	2: [readRuler(false), measures(false), drawsPlot(4), ask.typed(howMany(5))],
	3: [ask.typed(howMany(6)), ask.chosen(howMany(6)), drawsPlot(4)],
	4: [ask.typed(longerThan(6)), ask.chosen(longerThan(6)), drawsPlot(5)],
	5: [mostCommon(7), ask.typed(longerThan(7)), drawsPlot(5)],
});
