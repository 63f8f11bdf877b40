import { ask, NAMES, type Way } from "../../kit/index.ts";
import { linePlot } from "../../figures/charts.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { columnsTold, listed, listHelp, MOST_LISTED } from "./draw-lists.ts";

const TOPICS = [
	["Length of our pencils", "pencils", "inches", 2, 4],
	["Length of our leaves", "leaves", "centimeters", 3, 8],
	["Length of our hands", "hands", "inches", 3, 4],
	["Length of the worms we found", "worms", "centimeters", 3, 9],
	["Height of our bean plants", "plants", "inches", 3, 9],
] as const;

// 1: how many at one mark. 2: how many in all. 3: at least or at most. 4: two answers: the most common and how many.
// 5: how many more at one mark than at another, and longest minus shortest. Up to 3 a list is drawn as a line plot as well.
export const linePlotWhole = defineGenerator("line-plot-whole", 3, (random, difficulty) => {
	const toDraw = difficulty <= 3 && random.oneIn(3) ? drawsPlot(difficulty === 1 ? 4 : 5)(random) : undefined;
	if (toDraw !== undefined) return toDraw;
	const [title, many, unit, least, most_start] = random.pick(TOPICS);
	const start = random.integer(least, most_start);
	const counts = countsOf(random, level(difficulty, [4, 4, 5, 5, 6] as const));
	const marks = counts.map((count, at) => ({ text: `${start + at}`, count }));
	const figure = {
		svg: linePlot({ title, marks, unit }),
		alt: `A line plot: ${title}, in ${unit}. Crosses over each mark: ${marks.map(({ text, count }) => `${text}: ${count}`).join(", ")}.`,
	};
	const total = counts.reduce((sum, count) => sum + count, 0);
	const at = random.pick(counts.flatMap((count, place) => (count > 0 ? [place] : [])));
	const count = counts[at] ?? 0;
	const length = start + at;
	const hints = [
		"Each cross is one of the things measured.",
		"The numbers below tell the length, the crosses tell how many.",
	];
	if (difficulty === 1)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Each cross stands for one of the ${many}. How many ${many} are ${length} ${unit} long?`,
			figure,
			right: count,
			hints,
			explanation: `Over ${length} there ${count === 1 ? "is 1 cross" : `are ${count} crosses`}, so ${count}.`,
			mistakes: [
				["read-the-length", length, "That is the length. Count the crosses over it."],
				["counted-all", total, "Those are all of them. Count only the crosses over one mark."],
				[
					"read-the-next-mark",
					counts[at + 1] || counts[at - 1] || "",
					"Those crosses stand over another mark. Go straight up from the number.",
				],
			],
		});
	if (difficulty === 2)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Each cross stands for one of the ${many}. How many ${many} were measured in all?`,
			figure,
			right: total,
			hints,
			explanation: `Count all crosses: $${counts.join(" + ")} = ${total}$.`,
			mistakes: [
				["counted-the-marks", counts.length, "Those are the numbers below. Count the crosses."],
				["read-the-last-mark", start + counts.length - 1, "That is a length. Count the crosses."],
				["left-out-a-column", total - (counts.at(-1) ?? 0), "It looks like the last column was left out."],
			],
		});
	if (difficulty === 3) return atLeast(random, { counts, start, many, unit, figure });
	const most = Math.max(...counts);
	const common = start + counts.indexOf(most);
	if (difficulty === 4)
		return fillBoxes({
			prompt: `Most ${many} have the same length: [[length]] ${unit}. There are [[count]] of them.`,
			figure,
			boxes: { length: { right: common }, count: { right: most } },
			hints: ["Look for the highest column of crosses.", ...hints.slice(1)],
			explanation: `The highest column stands over ${common} and has ${most} crosses.`,
			mistakes: [
				["length", "wrote-the-count", most, "That is how many there are. Which number stands below them?"],
				[
					"length",
					"took-the-last-mark",
					start + counts.length - 1,
					"That is the longest length, not the most common one.",
				],
				["count", "wrote-the-length", common, "That is the length. Count the crosses over it."],
				["count", "counted-all", total, "Those are all of them. Count the highest column only."],
			],
		});
	const used = counts.flatMap((each, place) => (each > 0 ? [start + place] : []));
	const [short = 0, long = 0] = [used[0] ?? 0, used.at(-1) ?? 0];
	const [more, less] = [counts.indexOf(most), counts.findIndex((each) => each > 0 && each < most)];
	return fillBoxes({
		prompt: `There are [[more]] more ${many} of ${start + more} ${unit} than of ${start + less} ${unit}. The longest is [[longer]] ${unit} longer than the shortest.`,
		figure,
		boxes: { more: { right: most - (counts[less] ?? 0) }, longer: { right: long - short } },
		hints: [
			"For how many: compare the crosses. For how long: compare the numbers below.",
			"Find the first and the last mark with a cross.",
		],
		explanation: `$${most} - ${counts[less]} = ${most - (counts[less] ?? 0)}$ more. The longest is ${long}, the shortest ${short}: $${long} - ${short} = ${long - short}$.`,
		mistakes: [
			[
				"more",
				"compared-the-lengths",
				Math.abs(more - less),
				"Those are the lengths. Compare how many crosses there are.",
			],
			[
				"more",
				"wrote-the-larger-count",
				most,
				"That is one of the counts. How many more is it than the other?",
			],
			["longer", "wrote-the-longest", long, "That is the longest length. How much longer than the shortest?"],
			["longer", "compared-the-counts", most - 1, "Those are crosses. Compare the numbers below."],
		],
	});
});

/** Between one and five crosses over most marks, one mark empty now and then, and one highest column. */
function countsOf(random: Random, marks: number): number[] {
	const counts = Array.from({ length: marks }, () => random.integer(1, 4));
	const highest = random.integer(0, marks - 1);
	counts[highest] = Math.max(...counts) + 1;
	if (marks > 4) {
		const empty = (highest + 2) % marks;
		if (empty !== 0 && empty !== marks - 1) counts[empty] = 0;
	}
	return counts;
}

function atLeast(
	random: Random,
	{
		counts,
		start,
		many,
		unit,
		figure,
	}: { counts: number[]; start: number; many: string; unit: string; figure: { svg: string; alt: string } },
) {
	const is_least = random.oneIn(2);
	const at = random.integer(1, counts.length - 2);
	const chosen = is_least ? counts.slice(at) : counts.slice(0, at + 1);
	const right = chosen.reduce((sum, count) => sum + count, 0);
	const mark = start + at;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Each cross stands for one of the ${many}. How many ${many} are ${mark} ${unit} or ${is_least ? "longer" : "shorter"}?`,
		figure,
		right,
		hints: [
			`Start at ${mark} itself: it counts, too.`,
			`Then go to the ${is_least ? "right" : "left"} and add every column.`,
		],
		explanation: `From ${mark} to the ${is_least ? "right" : "left"}: $${chosen.join(" + ")} = ${right}$.`,
		mistakes: [
			["left-out-the-mark-itself", right - (counts[at] ?? 0), `${mark} itself counts, too.`],
			["counted-one-column", counts[at] ?? 0, "That is one column only. The others on that side count, too."],
			[
				"counted-the-other-side",
				counts.reduce((sum, count) => sum + count, 0) - right + (counts[at] ?? 0),
				"That is the other side. Which lengths does the question ask for?",
			],
		],
	});
}

/** Lengths that were measured one after the other, drawn as a line plot. */
const drawsPlot = (marks: number): Way =>
	ask.charted((random) => {
		const [, many, unit, least, mostStart] = random.pick(TOPICS);
		const start = random.integer(least, mostStart);
		const counts = countsOf(random, marks);
		if (counts.reduce((sum, each) => sum + each, 0) > MOST_LISTED) return undefined;
		const lengths = counts.map((_, at) => `${start + at}`);
		const { list, columns } = listed(random, lengths, counts);
		return {
			prompt: `${random.pick(NAMES)} measured ${many} in ${unit}. The lengths are: ${list}. Draw a line plot.`,
			chart: { style: "dots", step: 1, most: 6 },
			columns,
			...listHelp,
			steps: ["Count how often each length is in the list.", columnsTold(columns)],
		};
	});
