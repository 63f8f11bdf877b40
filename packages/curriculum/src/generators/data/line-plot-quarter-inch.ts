import { ruler } from "../../figures/lines/ruler.ts";
import { ask, boxed, counted, defineSkill, mixed, NAMES, slip, whole, withUnit } from "../../kit/index.ts";
import type { Way } from "../../kit/index.ts";
import { byRulerHelp } from "../measurement/ruler-forms.ts";
import { crossesTold, listed } from "./draw-lists.ts";
import { TOPICS, inchText, tex, howMany, longerThan, mostCommon } from "./plots-in-quarters.ts";

const COLORS = ["gold", "mint", "coral", "sky"] as const;

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
					bars: [{ from: 0, to: fourths / 4, color: random.pick(COLORS) }],
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
export const linePlotQuarterInch = defineSkill("line-plot-quarter-inch", 18, {
	1: [readRuler(true), measures(true), drawsPlot(4)],
	2: [readRuler(false), measures(false), drawsPlot(4), ask.typed(howMany(5))],
	3: [ask.typed(howMany(6)), ask.chosen(howMany(6)), drawsPlot(4)],
	4: [ask.typed(longerThan(6)), ask.chosen(longerThan(6)), drawsPlot(5)],
	5: [mostCommon(7), ask.typed(longerThan(7)), drawsPlot(5)],
});
