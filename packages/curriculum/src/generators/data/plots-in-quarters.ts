import { linePlot } from "../../figures/data/charts.ts";
import { ask, boxed, counted, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

export const TOPICS = [
	["Length of our paper clips", "paper clips"],
	["Length of the leaves", "leaves"],
	["Length of the beetles", "beetles"],
	["Length of our crayons", "crayons"],
	["Length of the feathers", "feathers"],
	["Length of our erasers", "erasers"],
	["Length of the shells", "shells"],
	["Length of the nails", "nails"],
] as const;

/** Fourths of an inch as text: 9 is "2 1/4". */
export function inchText(fourths: number): string {
	const whole = Math.floor(fourths / 4);
	const part = ["", "1/4", "1/2", "3/4"][fourths % 4] ?? "";
	return [whole === 0 && part !== "" ? "" : `${whole}`, part].filter((piece) => piece !== "").join(" ");
}

export const tex = (fourths: number) =>
	`$${inchText(fourths)
		.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}")
		.replace(" ", "")}$`;

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
export const howMany =
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
export const longerThan =
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
export const mostCommon = (columns: number) =>
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
