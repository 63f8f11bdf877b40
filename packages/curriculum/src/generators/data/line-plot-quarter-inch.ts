import { ask, type Way } from "../../kit/index.ts";
import { linePlot } from "../../figures/charts.ts";
import { ruler } from "../../figures/ruler.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { counted, NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";
import { columnsTold, listed, listHelp } from "./draw-lists.ts";

const TOPICS = [
	["Length of our paper clips", "paper clips"],
	["Length of the leaves", "leaves"],
	["Length of the beetles", "beetles"],
	["Length of our crayons", "crayons"],
] as const;

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

// 1: read a ruler in half inches. 2: read it in fourths. 3: how many at one mark of a plot. 4: how many are longer. 5: two answers from the plot. From 3 on a list is drawn as a line plot as well.
export const linePlotQuarterInch = defineGenerator("line-plot-quarter-inch", 3, (random, difficulty) => {
	if (difficulty <= 2) return readRuler(random, difficulty);
	const toDraw = random.oneIn(3) ? drawsPlot(difficulty === 3 ? 4 : 5)(random) : undefined;
	if (toDraw !== undefined) return toDraw;
	const [title, many] = random.pick(TOPICS);
	const start = 4 * random.integer(1, 3);
	const counts = Array.from({ length: level(difficulty, [5, 5, 5, 6, 7] as const) }, () =>
		random.integer(1, 4),
	);
	const highest = random.integer(0, counts.length - 1);
	counts[highest] = Math.max(...counts) + 1;
	const marks = counts.map((count, at) => ({ text: inchText(start + at), count }));
	const figure = {
		svg: linePlot({ title, marks, unit: "inches" }),
		alt: `A line plot: ${title}, in inches. Crosses over each mark: ${marks.map(({ text, count }) => `${text}: ${count}`).join(", ")}.`,
	};
	const at = random.integer(1, counts.length - 2);
	const count = counts[at] ?? 0;
	const total = counts.reduce((sum, each) => sum + each, 0);
	const after = counts.slice(at + 1).reduce((sum, each) => sum + each, 0);
	const hints = [
		"Each cross is one of the things measured.",
		"Between two whole inches there are marks for fourths and for the half.",
	];
	if (difficulty === 3)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Each cross stands for one of the ${many}. How many ${many} are ${tex(start + at)} inches long?`,
			figure,
			right: count,
			hints,
			explanation: `Over ${tex(start + at)} there ${count === 1 ? "is 1 cross" : `are ${count} crosses`}, so ${count}.`,
			mistakes: [
				[
					"read-the-next-mark",
					counts[at + 1] ?? "",
					"Those crosses stand over the next mark. Go straight up from the number.",
				],
				[
					"read-the-mark-before",
					counts[at - 1] ?? "",
					"Those crosses stand over the mark before. Go straight up from the number.",
				],
				["counted-all", total, "Those are all of them. Count one column only."],
			],
		});
	if (difficulty === 4)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Each cross stands for one of the ${many}. How many ${many} are longer than ${tex(start + at)} inches?`,
			figure,
			right: after,
			hints: ["Longer ones stand to the right.", "The mark itself does not count: those are just as long."],
			explanation: `To the right of ${tex(start + at)}: $${counts.slice(at + 1).join(" + ")} = ${after}$.`,
			mistakes: [
				["counted-the-mark-itself", after + count, "Those over the mark are just as long, not longer."],
				[
					"counted-the-shorter-ones",
					total - after - count,
					"Those are shorter. Longer ones stand to the right.",
				],
				[
					"counted-the-next-mark-only",
					counts[at + 1] ?? "",
					"That is one column only. Are there more to the right?",
				],
			],
		});
	const [common, last] = [start + highest, start + counts.length - 1];
	return fillBoxes({
		prompt: `Most ${many} have the same length. It is ${counted(Math.floor(common / 4), "inch", "inches")} and [[fourths]] fourths of an inch. There are [[count]] of them.`,
		figure,
		boxes: { fourths: { right: common % 4 }, count: { right: counts[highest] ?? 0 } },
		hints: ["Find the highest column of crosses.", "A half is two fourths. A whole inch has none left over."],
		explanation: `The highest column stands over ${tex(common)}: ${counted(common % 4, "fourth")} more than ${counted(Math.floor(common / 4), "inch", "inches")}. It has ${counts[highest]} crosses.`,
		mistakes: [
			[
				"fourths",
				"counted-marks-from-the-start",
				highest + 1,
				"Count the fourths after the last whole inch.",
			],
			["fourths", "took-the-longest", last % 4, "That is the longest one. Which length is the most common?"],
			["count", "counted-all", total, "Those are all of them. Count the highest column only."],
			["count", "wrote-the-whole-inches", Math.floor(common / 4), "Those are inches. Count the crosses."],
		],
	});
});

function readRuler(random: Random, difficulty: number) {
	const fourths =
		difficulty === 1 ? 2 * random.integer(1, 8) + 4 : 4 * random.integer(1, 4) + random.pick([1, 3, 1, 3, 2]);
	const whole = Math.floor(fourths / 4);
	return fillBoxes({
		prompt: `${random.pick(NAMES)} measures a ribbon. It is [[inches]] whole inches and [[fourths]] fourths of an inch long.`,
		figure: {
			svg: ruler({
				length: 6,
				unit: "in",
				parts: 4,
				bars: [{ from: 0, to: fourths / 4, colour: random.pick(["gold", "mint", "coral", "sky"]) }],
			}),
			alt: `A ruler in inches from 0 to 6 with marks for every fourth of an inch. A ribbon lies along it from 0 to ${fourths % 4 === 0 ? whole : `${fourths % 4} ${fourths % 4 === 1 ? "mark" : "marks"} after ${whole}`}.`,
		},
		boxes: { inches: { right: whole }, fourths: { right: fourths % 4 } },
		hints: [
			"Which whole inch does it pass last?",
			"Count the small steps after that. Each is a fourth of an inch.",
		],
		explanation: `It passes ${whole} inches and goes ${fourths % 4} ${fourths % 4 === 1 ? "fourth" : "fourths"} further: ${tex(fourths)} inches.`,
		mistakes: [
			["inches", "rounded-up", whole + 1, "It has not reached that inch."],
			[
				"inches",
				"counted-all-marks",
				fourths,
				"Those are all the small marks. How many whole inches are there?",
			],
			["fourths", "marks-as-inches", fourths, "Count only the small steps after the last whole inch."],
			[
				"fourths",
				"counted-what-is-missing",
				fourths % 4 === 0 ? "" : 4 - (fourths % 4),
				"Those are missing to the next inch. How many are there after the last one?",
			],
		],
	});
}

/** Lengths in fourths of an inch that were measured one after the other, drawn as a line plot. */
const drawsPlot = (marks: number): Way =>
	ask.charted((random) => {
		const [, many] = random.pick(TOPICS);
		const start = 4 * random.integer(1, 3) + random.integer(0, 3);
		const counts = Array.from({ length: marks }, () => random.integer(0, 4));
		const lengths = counts.map((_, at) => inchText(start + at));
		const total = counts.reduce((sum, count) => sum + count, 0);
		if (total < marks || total > 9) return undefined;
		const { list, columns } = listed(random, lengths, counts, (length) =>
			tex(start + lengths.indexOf(length)),
		);
		return {
			prompt: `${random.pick(NAMES)} measured ${many} in inches. The lengths are: ${list}. Draw a line plot.`,
			chart: { style: "dots", step: 1, most: 6 },
			columns,
			...listHelp,
			steps: ["Count how often each length is in the list.", columnsTold(columns)],
		};
	});
