import { linePlot } from "../../figures/charts.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { mixedEntry, mixedTex } from "../../kit/fractions.ts";
import { lowest } from "../../kit/numbers.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** Title, one and many of the things, the unit, and the whole units where the plot begins. */
const TOPICS = [
	["Length of our beetles", "beetle", "beetles", ["inch", "inches"], 0],
	["Length of our leaves", "leaf", "leaves", ["inch", "inches"], 2],
	["Length of the bean sprouts", "sprout", "sprouts", ["inch", "inches"], 1],
	["Length of our pencil stubs", "stub", "stubs", ["inch", "inches"], 1],
	["Length of the ribbons", "ribbon", "ribbons", ["foot", "feet"], 3],
	["Length of our walks", "walk", "walks", ["mile", "miles"], 1],
	["Length of the fish in the pond", "fish", "fish", ["inch", "inches"], 4],
] as const;

interface Plot {
	one: string;
	many: string;
	unit: readonly [one: string, many: string];
	/** Eighths under the first mark. */
	start: number;
	counts: readonly number[];
	figure: { svg: string; alt: string };
}

const SIMPLEST = "Write a whole number, a fraction or a mixed number in simplest form.";

// 1: how many at one mark. 2: how many beyond a mark. 3: longest minus shortest. 4: two answers: the most common
// value, and how far it is from the smallest. 5: all at one mark, or the two largest, together.
export const linePlotEighths = defineGenerator("line-plot-eighths", 2, (random, difficulty) => {
	const [title, one, many, unit, whole] = random.pick(TOPICS);
	const start = whole * 8 + random.integer(1, 3);
	const counts = drawCounts(random, difficulty > 2 ? random.integer(4, 8) : difficulty + 4);
	const marks = counts.map((count, at) => ({ text: text(start + at), count }));
	const plot: Plot = {
		one,
		many,
		unit,
		start,
		counts,
		figure: {
			svg: linePlot({ title, marks, unit: unit[1] }),
			alt: `A line plot: ${title}, in ${unit[1]}. Crosses over each mark: ${marks.map((mark) => `${mark.text}: ${mark.count}`).join(", ")}.`,
		},
	};
	switch (difficulty) {
		case 1:
			return howMany(random, plot);
		case 2:
			return beyond(random, plot);
		case 3:
			return spread(plot);
		case 4:
			return mostCommon(plot);
		default:
			return random.oneIn(2) ? allAtOne(random, plot) : twoLargest(plot);
	}
});

function text(eighths: number): string {
	return mixedEntry(lowest(eighths, 8));
}

function tex(eighths: number): string {
	return mixedTex(lowest(eighths, 8));
}

/** "$\\dfrac{5}{8}$ inch", "$1\\dfrac{1}{4}$ inches". */
function length(eighths: number, [one, many]: readonly [string, string]): string {
	return `$${tex(eighths)}$ ${eighths <= 8 ? one : many}`;
}

/** One highest column, an empty mark now and then, crosses over the first and the last mark. */
function drawCounts(random: Random, marks: number): number[] {
	const counts = Array.from({ length: marks }, () => random.integer(1, 4));
	const highest = random.integer(1, marks - 2);
	counts[highest] = Math.max(...counts) + 1;
	const empty = highest > marks / 2 ? 1 : marks - 2;
	if (marks > 5 && empty !== highest) counts[empty] = 0;
	return counts;
}

function sumOf(counts: readonly number[]): number {
	return counts.reduce((sum, count) => sum + count, 0);
}

const READ = [
	"Each cross stands for one thing that was measured.",
	"The number below a column is the length. The crosses tell how many are that long.",
];

function howMany(random: Random, { many, one, unit, start, counts, figure }: Plot) {
	const at = random.pick(counts.flatMap((count, place) => (count > 0 ? [place] : [])));
	const count = counts[at] ?? 0;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Each cross in the line plot stands for one ${one}. How many ${many} are ${length(start + at, unit)} long?`,
		figure,
		right: count,
		hints: READ,
		explanation: `Over $${tex(start + at)}$ there ${count === 1 ? "is 1 cross" : `are ${count} crosses`}: ${counted(count, one, many)}.`,
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
			["counted-all", sumOf(counts), "Those are all crosses. Count the ones over one mark only."],
		],
	});
}

function beyond(random: Random, { one, many, unit, start, counts, figure }: Plot) {
	const at = random.integer(1, counts.length - 3);
	const is_more = random.oneIn(2);
	const [before, after] = [sumOf(counts.slice(0, at)), sumOf(counts.slice(at + 1))];
	const right = is_more ? after : before;
	const here = counts[at] ?? 0;
	const terms = (is_more ? counts.slice(at + 1) : counts.slice(0, at)).filter((count) => count > 0);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Each cross in the line plot stands for one ${one}. How many ${many} are ${is_more ? "longer" : "shorter"} than ${length(start + at, unit)}?`,
		figure,
		right,
		hints: [
			"Longer ones stand on the right, shorter ones on the left.",
			"The mark itself does not count: the crosses over it are just as long.",
		],
		explanation: `${is_more ? "Right" : "Left"} of $${tex(start + at)}$ there ${right === 1 ? "is" : "are"} ${terms.length > 1 ? `$${terms.join(" + ")} = ${right}$ crosses` : counted(right, "cross", "crosses")}, so ${right}.`,
		mistakes: [
			["counted-the-mark-itself", right + here, "The crosses over the mark itself are just as long."],
			[
				"counted-the-other-side",
				is_more ? before : after,
				"That is the other side. Does the question ask for longer or for shorter ones?",
			],
			[
				"counted-one-column-only",
				is_more ? (counts[at + 1] ?? "") || "" : counts[at - 1] || "",
				"That is one column. Are there more on that side?",
			],
		],
	});
}

function spread({ one, unit, start, counts, figure }: Plot) {
	const last = start + counts.length - 1;
	const right = last - start;
	const [most, least] = [Math.max(...counts), Math.min(...counts.filter((count) => count > 0))];
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `Each cross in the line plot stands for one ${one}. How much longer is the longest ${one} than the shortest ${one}, in ${unit[1]}?`,
		cta: SIMPLEST,
		figure,
		right: text(right),
		hints: [
			"Find the first and the last mark with a cross.",
			"Write both lengths in eighths. How many eighths lie between them?",
		],
		explanation: `The longest ${one} measures $${tex(last)}$, the shortest $${tex(start)}$. From the one to the other there are ${right} eighths: $${tex(last)} - ${tex(start)} = ${tex(right)}$.`,
		mistakes: [
			[
				"counts-as-lengths",
				most - least || "",
				"Those are numbers of crosses. The lengths stand below the line.",
			],
			["counted-marks-as-wholes", right, "Those are steps on the line. Each step is an eighth."],
			["gave-the-largest", text(last), "That is the longest one. How much longer is it than the shortest?"],
			["counted-marks-not-steps", text(right + 1), "Count the steps from mark to mark, not the marks."],
		],
	});
}

function mostCommon({ one, many, unit, start, counts, figure }: Plot) {
	const most = Math.max(...counts);
	const at = counts.indexOf(most);
	return fillBoxes({
		prompt: `The most common length in the line plot is [[value]] ${unit[1]}. That is [[more]] ${unit[1]} longer than the shortest ${one}.`,
		cta: SIMPLEST,
		figure,
		boxes: {
			value: { right: text(start + at), answer_type: "MIXED_FRACTION" },
			more: { right: text(at), answer_type: "MIXED_FRACTION" },
		},
		hints: [
			`The most common length is the one that most ${many} have. Which column is the highest?`,
			"How many steps are there from the first cross to that column? Each step is an eighth.",
		],
		explanation: `The highest column, with ${most} crosses, stands over $${tex(start + at)}$. The shortest ${one} measures $${tex(start)}$, and $${tex(start + at)} - ${tex(start)} = ${tex(at)}$.`,
		mistakes: [
			["value", "counts-as-lengths", most, `That is how many there are. How long are these ${many}?`],
			[
				"value",
				"took-the-largest",
				text(start + counts.length - 1),
				"That is the longest one. Which length came up most often?",
			],
			["more", "counted-marks-as-wholes", at, "Those are steps on the line. Each step is an eighth."],
			["more", "counted-marks-not-steps", text(at + 1), "Count the steps from mark to mark, not the marks."],
			[
				"more",
				"compared-the-crosses",
				most - (counts[0] ?? 0),
				`Those are crosses, each for one ${one}. Compare the lengths below the line.`,
			],
		],
	});
}

function allAtOne(random: Random, { one, many, unit, start, counts, figure }: Plot) {
	const places = counts.flatMap((count, place) => (count > 1 && (start + place) % 8 !== 0 ? [place] : []));
	const at = random.pick(places.length > 0 ? places : [counts.indexOf(Math.max(...counts))]);
	const [count, each] = [counts[at] ?? 0, start + at];
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `Each cross in the line plot stands for one ${one}. How long are all the ${many} of ${length(each, unit)} together, in ${unit[1]}?`,
		cta: SIMPLEST,
		figure,
		right: text(count * each),
		hints: [
			`How many crosses stand over $${tex(each)}$?`,
			`Each of them is one ${one}. Add the length once for each cross.`,
		],
		explanation: `There are ${count} crosses over $${tex(each)}$: $${Array.from({ length: count }, () => tex(each)).join(" + ")} = ${tex(count * each)}$ ${unit[1]}.`,
		mistakes: [
			["counts-as-lengths", count, `That is how many ${many} there are. How long are they together?`],
			["took-the-length-once", text(each), "That is one of them. How many crosses stand there?"],
			[
				"added-denominators",
				`${count * each}/${8 * count}`,
				"The pieces stay eighths. Only the number of pieces changes.",
			],
		],
	});
}

function twoLargest({ many, one, unit, start, counts, figure }: Plot) {
	const values = counts.flatMap((count, at) => Array.from({ length: count }, () => start + at));
	const [largest = 0, second = 0] = values.toReversed();
	const other_mark = counts.findLastIndex((count, at) => count > 0 && start + at < largest) + start;
	const right = largest + second;
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `Each cross in the line plot stands for one ${one}. How long are the two longest ${many} together, in ${unit[1]}?`,
		cta: SIMPLEST,
		figure,
		right: text(right),
		hints: [
			"Start at the right end. Two crosses over one mark are two equal lengths.",
			"Write both lengths in eighths and add them.",
		],
		explanation: `The two longest measure $${tex(largest)}$ and $${tex(second)}$: $${tex(largest)} + ${tex(second)} = ${tex(right)}$ ${unit[1]}.`,
		mistakes: [
			[
				"took-different-marks",
				largest === second ? text(largest + other_mark) : "",
				`Two ${many} share the largest length. Both count.`,
			],
			[
				"took-the-last-marks",
				text(largest + largest - 1),
				"Look at the crosses: which two lengths are really there?",
			],
			["gave-the-largest", text(largest), "That is one length. Add the second longest one."],
			["added-denominators", `${right}/16`, "The pieces stay eighths. Only the number of pieces changes."],
			[
				"counts-as-lengths",
				(counts.at(-1) ?? 0) + (counts.at(-2) ?? 0),
				"Those are numbers of crosses. The lengths stand below the line.",
			],
		],
	});
}
