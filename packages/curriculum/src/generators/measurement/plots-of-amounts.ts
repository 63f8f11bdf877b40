import { dotPlot } from "../../figures/data/dot-plot.ts";
import { anyFraction, counted, lowest, mixedEntry, mixedTex, NAMES, startLarge } from "../../kit/index.ts";
import type { Random } from "../../kit/index.ts";
import { MAX_LISTED } from "../data/draw-lists.ts";

/** [one, many, what is in them, unit] */
const THINGS = [
	["bottle", "bottles", "water", "liters"],
	["bag", "bags", "rice", "kilograms"],
	["jar", "jars", "honey", "pounds"],
	["jug", "jugs", "lemonade", "quarts"],
	["bucket", "buckets", "sand", "gallons"],
	["bowl", "bowls", "soup", "pints"],
	["can", "cans", "paint", "gallons"],
	["box", "boxes", "clay", "pounds"],
	["pitcher", "pitchers", "juice", "quarts"],
	["sack", "sacks", "flour", "kilograms"],
] as const;

export interface Setting {
	bottoms: readonly (4 | 8)[];
	/** Of X's over one place. */
	most?: number;
}

interface Place {
	/** Numerator over the bottom of the plot. */
	part: number;
	count: number;
}

export interface Plot {
	bottom: 4 | 8;
	thing: (typeof THINGS)[number];
	/** How many X's are over 1/bottom, 2/bottom, … */
	counts: number[];
	/** Places with an X, from left to right. */
	used: Place[];
	/** In parts of the bottom. */
	total: number;
	all: number;
}

export function plotOf(random: Random, { bottoms, most = 4 }: Setting): Plot | undefined {
	const bottom = random.pick(bottoms);
	const counts = Array.from({ length: bottom }, () => (random.oneIn(3) ? 0 : random.integer(1, most)));
	const used = counts.flatMap((count, at) => (count === 0 ? [] : [{ part: at + 1, count }]));
	const all = used.reduce((sum, { count }) => sum + count, 0);
	const total = used.reduce((sum, { part, count }) => sum + part * count, 0);
	if (used.length < 2 || used.length > 5 || all < 4 || all > MAX_LISTED) return undefined;
	return { bottom, thing: random.pick(THINGS), counts, used, total, all };
}

export const texOf = ({ bottom }: Plot, part: number, parts = 1) => mixedTex(lowest(part, bottom * parts));
export const valueOf = ({ bottom }: Plot, part: number, parts = 1) => anyFraction(part, bottom * parts);

export function shown(random: Random, plot: Plot) {
	const { counts, used, bottom, all, thing } = plot;
	const [one, many, of, unit] = thing;
	const name = (part: number) => mixedEntry(lowest(part, bottom));
	const told = used.map(({ part, count }) => `At ${name(part)}: ${count}`).join(". ");
	return {
		figure: {
			svg: dotPlot({
				places: counts.map((count, at) => ({ name: name(at + 1), count })),
				caption: `${startLarge(unit)} in each ${one}`,
				has_crosses: true,
				color: "coral",
			}),
			alt: `A line plot of the amount of ${of} in ${counted(all, one, many)}, in ${unit}. ${told}.`,
		},
		story: random.pick([
			`The line plot shows how much ${of} is in ${counted(all, one, many)}. Each X is one ${one}.`,
			`${random.pick(NAMES)} measured the ${of} in ${counted(all, one, many)} and made a line plot.`,
			`Each X on the line plot is one ${one} of ${of}, measured in ${unit}.`,
		]),
		cta: "Write a whole number, a fraction, or a mixed number.",
	};
}

const productsOf = (plot: Plot) =>
	plot.used.map(({ part, count }) => `${count} \\times ${texOf(plot, part)}`).join(" + ");

/** Each product worked out, and then all of them together. */
export function addedUp(plot: Plot): string[] {
	const each = plot.used.map(({ part, count }) => texOf(plot, part * count));
	return [
		`$${productsOf(plot)} = ${each.join(" + ")}$.`,
		`$${each.join(" + ")} = ${texOf(plot, plot.total)}$.`,
	];
}
