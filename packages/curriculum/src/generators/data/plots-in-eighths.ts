import { linePlot } from "../../figures/data/charts.ts";
import { lowest, mixedEntry, mixedTex, NAMES, slip } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { anyFraction, whole } from "../../kit/value.ts";
import { eighthsLess } from "./eighths.ts";

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

export const CTA = "Write a whole number, a fraction such as 3/4, or a mixed number such as 1 1/4.";

interface Plot {
	title: string;
	one: string;
	many: string;
	unit: readonly [one: string, many: string];
	/** Eighths under the first mark. */
	start: number;
	counts: readonly number[];
}

export const text = (eighths: number) => mixedEntry(lowest(eighths, 8));
export const tex = (eighths: number) => mixedTex(lowest(eighths, 8));
export const unitOf = (eighths: number, [one, many]: Plot["unit"]) => (eighths <= 8 ? one : many);

export const long = (eighths: number, unit: Plot["unit"]) => `$${tex(eighths)}$ ${unitOf(eighths, unit)}`;
export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** One highest column, an empty mark now and then, and things at the first and the last mark. */
export function plotOf(random: Random, marks: number): Plot {
	const [title, one, many, unit, wholes] = random.pick(TOPICS);
	const counts = Array.from({ length: marks }, () => random.integer(1, 4));
	const highest = random.integer(1, marks - 2);
	counts[highest] = Math.max(...counts) + 1;
	const empty = highest > marks / 2 ? 1 : marks - 2;
	if (marks > 5 && empty !== highest) counts[empty] = 0;
	return { title, one, many, unit, start: 8 * wholes + random.integer(1, 3), counts };
}

export function figureOf({ title, unit, start, counts }: Plot) {
	const marks = counts.map((count, at) => ({ text: text(start + at), count }));
	return {
		svg: linePlot({ title, marks, unit: unit[1] }),
		alt: `A line plot: ${title}, in ${unit[1]}. X’s over each mark: ${marks.map((mark) => `${mark.text}: ${mark.count}`).join(", ")}.`,
	};
}

/** What a line plot is asked; it says first what an X is. */
export const asks = (random: Random, { one }: Plot, question: string) =>
	random.pick([
		`Each X in the line plot stands for one ${one}. ${question}`,
		`The line plot has one X for each ${one}. ${question}`,
		`${random.pick(NAMES)} made a line plot with one X for each ${one}. ${question}`,
	]);

const ACROSS = "The number below a column is the length. Each X above it is one thing of that length.";

/** How many have one length. */
export const howMany: Form = (random) => {
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
export const beyond: Form = (random) => {
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
export const spread: Form = (random) => {
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
