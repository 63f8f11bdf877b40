import { linePlot } from "../../figures/data/charts.ts";
import { ask, boxed, chooseAll, nameEach, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";

/** [title, one, many, unit, the smallest first mark, the largest first mark] */
export const TOPICS = [
	["Length of our pencils", "pencil", "pencils", "inches", 2, 4],
	["Length of our leaves", "leaf", "leaves", "centimeters", 3, 8],
	["Length of our hands", "hand", "hands", "centimeters", 11, 12],
	["Length of the worms we found", "worm", "worms", "centimeters", 3, 9],
	["Height of our bean plants", "plant", "plants", "inches", 3, 9],
	["Length of our ribbons", "ribbon", "ribbons", "inches", 4, 9],
	["Length of our shells", "shell", "shells", "centimeters", 2, 6],
	["Length of our paper boats", "boat", "boats", "centimeters", 5, 9],
] as const;

interface Plot {
	topic: (typeof TOPICS)[number];
	/** The number at the first mark. */
	start: number;
	/** Of each mark, from left to right. */
	counts: number[];
}

/** Between one and five X’s over most marks, one mark empty now and then, and one highest column. */
function countsOf(random: Random, marks: number): number[] {
	const counts = Array.from({ length: marks }, () => random.integer(1, 4));
	const highest = random.integer(0, marks - 1);
	counts[highest] = Math.max(...counts) + 1;
	const empty = (highest + 2) % marks;
	if (marks > 4 && empty !== 0 && empty !== marks - 1) counts[empty] = 0;
	return counts;
}

export function plotOf(random: Random, marks: number): Plot {
	const topic = random.pick(TOPICS);
	return { topic, start: random.integer(topic[4], topic[5]), counts: countsOf(random, marks) };
}

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
export const countAt = ({ counts }: Plot, at: number) => counts[at] ?? 0;

export function figureOf({ topic: [title, , , unit], start, counts }: Plot) {
	const marks = counts.map((count, at) => ({ text: `${start + at}`, count }));
	const told = marks.map(({ text, count }) => `${text}: ${count}`).join(", ");
	return {
		svg: linePlot({ title, marks, unit }),
		alt: `A line plot: ${title}, in ${unit}. X’s over each mark: ${told}.`,
	};
}

export const HINTS = [
	"Each X is one of the things that were measured.",
	"The numbers below tell the length. The X’s tell how many.",
] as const;

/** How many more have one length than another. */
export const moreThan =
	(marks: number): Form =>
	(random) => {
		const plot = plotOf(random, marks);
		const {
			topic: [, , many, unit],
			start,
			counts,
		} = plot;
		const [one, other] = random.shuffle(counts.map((_, at) => at)) as [number, number];
		const [more, less] = countAt(plot, one) > countAt(plot, other) ? [one, other] : [other, one];
		const difference = countAt(plot, more) - countAt(plot, less);
		if (difference === 0 || countAt(plot, less) === 0) return undefined;
		return {
			prompt: random.pick([
				`How many more ${many} measure ${start + more} ${unit} than ${start + less} ${unit}?`,
				`Some ${many} measure ${start + more} ${unit}, and some measure ${start + less} ${unit}. How many more measure ${start + more} ${unit}?`,
			]),
			figure: figureOf(plot),
			right: whole(difference),
			wrong: [
				[slip.comparedTheLengths, whole(Math.abs(more - less))],
				[slip.gaveTheLargerCount, whole(countAt(plot, more))],
				[slip.addedTwoNumbers, whole(countAt(plot, more) + countAt(plot, less))],
			],
			hints: [
				"Compare how many X’s there are.",
				`Count the X’s over ${start + more} and over ${start + less}.`,
				"Subtract the smaller number of X’s from the larger one.",
			],
			steps: [
				`Over ${start + more} there are ${counted(countAt(plot, more), "X", "X’s")}, over ${start + less} there ${countAt(plot, less) === 1 ? "is" : "are"} ${countAt(plot, less)}.`,
				`$${countAt(plot, more)} - ${countAt(plot, less)} = ${difference}$.`,
			],
		};
	};

/** The length that most of them have. */
export const mostCommon = (marks: number) =>
	ask.stepwise((random) => {
		const plot = plotOf(random, marks);
		const {
			topic: [, , many, unit],
			start,
			counts,
		} = plot;
		const most = Math.max(...counts);
		const length = start + counts.indexOf(most);
		return {
			prompt: random.pick([
				`The most common length of the ${many}: [[length]] ${unit}. There are [[count]] of them.`,
				`Which length comes up most often? [[length]] ${unit}. How many ${many} have it? [[count]]`,
			]),
			figure: figureOf(plot),
			hints: [
				"Look for the highest column of X’s.",
				`Which number is below the highest column?`,
				"Count the X’s of the highest column.",
			],
			steps: [`The highest column is over ${length}.`, `It has ${most} X’s.`],
			boxes: {
				length: boxed(
					whole(length),
					[slip.gaveTheCountForTheLength, whole(most)],
					[slip.tookTheLastMark, whole(start + marks - 1)],
				),
				count: boxed(
					whole(most),
					[slip.gaveTheLengthForTheCount, whole(length)],
					[slip.countedAllCrosses, whole(sum(counts))],
				),
			},
		};
	});

/** What a plot says, and what it does not. */
export const claims =
	(marks: number): Way =>
	(random) => {
		const plot = plotOf(random, marks);
		const {
			topic: [, one, many, unit],
			start,
			counts,
		} = plot;
		const say = (count: number, length: number) =>
			`${counted(count, one, many)} ${count === 1 ? "measures" : "measure"} ${length} ${unit}.`;
		const places = random.shuffle(counts.map((_, at) => at).filter((at) => countAt(plot, at) > 0));
		const [a = 0, b = 0, c = 0] = places;
		const [count, length] = [countAt(plot, c), start + c];
		if (places.length < 3 || [1, length, start + b].includes(count)) return undefined;
		const isSwapTrue = counts[count - start] === length;
		return isSwapTrue
			? undefined
			: chooseAll(
					random,
					{
						prompt: random.pick([
							"Which sentences fit the line plot?",
							`${random.pick(NAMES)} reads the line plot. Which sentences are right?`,
						]),
						cta: "Choose all that fit.",
						figure: figureOf(plot),
						hints: [...HINTS, "Read each sentence. Then look over its length."],
						explanation: counts
							.flatMap((each, at) => (each > 0 ? [say(each, start + at)] : []))
							.concat(`There are ${sum(counts)} ${many} in all.`)
							.join("\n\n"),
					},
					nameEach([
						{ label: say(countAt(plot, a), start + a), fits: true, mistake: missed },
						{ label: say(countAt(plot, b) + 1, start + b), fits: false, mistake: told(slip.oneCrossTooMany) },
						{ label: say(length, count), fits: false, mistake: told(slip.gaveTheLengthForTheCount) },
						{ label: `There are ${sum(counts)} ${many} in all.`, fits: true, mistake: missed },
					]),
				);
	};

const missed = ["missed-a-true-one", "One of the others is true as well. Check each one."] as const;
const told = ({ id, feedback }: { id: string; feedback: string }) => [id, feedback] as const;
