import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { cellPlace, dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { asClaim, ask, defineSkill, gcd, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Value } from "../../kit/index.ts";
import { MIXTURES } from "./ratio-scenes.ts";

type Pair = readonly [number, number];

/** Two different numbers without a common factor. */
function simplePair(random: Random, most: number): Pair | undefined {
	const [a, b] = [random.integer(1, most), random.integer(2, most)];
	return a === b || gcd(a, b) > 1 ? undefined : [a, b];
}

const times = ([a, b]: Pair, factor: number): Pair => [a * factor, b * factor];
const colon = ([a, b]: Pair) => `$${a} : ${b}$`;

interface Blank {
	factor: number;
	/** Which of the two numbers is missing. */
	column: 0 | 1;
}

/** What is right in a blank, and what usual mistakes write there, with the first row given. */
function blankOf(pair: Pair, given: Pair, { factor, column }: Blank) {
	const row = times(pair, factor);
	const [known, right] = [row[column === 0 ? 1 : 0], row[column]];
	const [above, aboveKnown] = [given[column], given[column === 0 ? 1 : 0]];
	return {
		right: whole(right),
		wrong: [
			above + known - aboveKnown > 0 && [slip.addedToBothAmounts, whole(above + known - aboveKnown)],
			[slip.repeatedTheRow, whole(above)],
			[slip.forgotToDivide, whole(above * known)],
		] satisfies Draft["wrong"],
	};
}

interface TableRange {
	most: number;
	/** The factor of the given row; the others differ from it. */
	given: readonly number[];
	blanks: number;
	hidesFirst: boolean;
}

const table = ({ most, given, blanks, hidesFirst }: TableRange) =>
	ask.labeled((random) => {
		const pair = simplePair(random, most);
		if (pair === undefined) return undefined;
		const [names, start] = [random.pick(MIXTURES), random.pick(given)];
		const factors = random
			.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((each) => each !== start))
			.slice(0, blanks);
		const drawn = factors
			.toSorted((one, other) => one - other)
			.map((factor, at): Blank => ({ factor, column: hidesFirst && at % 2 === 1 ? 0 : 1 }));
		const first = times(pair, start);
		const rows = [
			[...names],
			first.map(String),
			...drawn.map(({ factor, column }) =>
				times(pair, factor).map((each, at) => (at === column ? "" : `${each}`)),
			),
		];
		return {
			prompt: random.pick([
				`The table shows equivalent ratios of ${names[0]} to ${names[1]}. Fill in what is missing.`,
				`${random.pick(NAMES)} makes a table of equivalent ratios of ${names[0]} to ${names[1]}. Complete it.`,
				`In every row, the ratio of ${names[0]} to ${names[1]} is the same. Fill in the table.`,
			]),
			figure: { svg: dataTable(rows), alt: tableInWords(rows) },
			labels: Object.fromEntries(
				drawn.map((blank, at) => [
					`row${at + 2}`,
					{
						...blankOf(pair, first, blank),
						label: `${names[blank.column]}, row ${at + 2}`,
						place: cellPlace(rows, at + 2, blank.column),
					},
				]),
			),
			hints: [
				"In equivalent ratios, both numbers are multiplied or divided by the same number.",
				start === 1
					? `In the first row, ${first[0]} goes with ${first[1]}. What is each row multiplied by?`
					: `Divide both numbers of the first row, ${first[0]} and ${first[1]}, by ${start}.`,
				"Multiply the simplest ratio up to each row. Check both columns.",
			],
			steps: drawn.map(({ factor }) => {
				const [x, y] = times(pair, factor);
				return `$${pair[0]} \\times ${factor} = ${x}$ and $${pair[1]} \\times ${factor} = ${y}$.`;
			}),
		};
	});

/** A missing number in two equivalent ratios. */
const missing =
	(most: number, starts: readonly number[]): Form =>
	(random) => {
		const [pair, factor, start] = [simplePair(random, most), random.integer(2, 9), random.pick(starts)];
		if (pair === undefined || factor === start) return undefined;
		const [first, second] = [times(pair, start), times(pair, factor)];
		const column = random.pick([0, 1] as const);
		const open = column === 0 ? `\\square : ${second[1]}` : `${second[0]} : \\square`;
		return {
			...blankOf(pair, first, { factor, column }),
			prompt: random.pick([
				`Which number makes the ratios equivalent? $${first[0]} : ${first[1]} = ${open}$`,
				`Find the missing number: $${first[0]} : ${first[1]} = ${open}$`,
				`${random.pick(NAMES)} writes two equivalent ratios: $${first[0]} : ${first[1]} = ${open}$. What belongs in the box?`,
			]),
			hints: [
				"Both numbers of a ratio are multiplied or divided by the same number.",
				start === 1
					? `Compare the numbers in the same place: ${first[column === 0 ? 1 : 0]} and ${second[column === 0 ? 1 : 0]}.`
					: `Write ${colon(first)} in simplest form first. Divide both by ${start}.`,
				"Find the factor between the two known numbers in the same place. Use it for the other place, too.",
			],
			steps: [
				...(start === 1 ? [] : [`In simplest form, ${colon(first)} is ${colon(pair)}.`]),
				`Multiply both numbers by ${factor}: ${colon(second)}.`,
			],
		};
	};

/** A ratio to choose; equivalent ones are worth the same. */
const ratioValue = (pair: Pair): Value => ({ ...words(colon(pair)), worth: pair });

/** A ratio and an equivalent one. */
const equivalent =
	(most: number, starts: readonly number[]): Form =>
	(random) => {
		const [pair, factor, start] = [simplePair(random, most), random.integer(2, 9), random.pick(starts)];
		if (pair === undefined || factor === start) return undefined;
		const [first, [x, y]] = [times(pair, start), times(pair, factor)];
		const more = x - first[0];
		return {
			prompt: random.pick([
				`Which ratio is equivalent to ${colon(first)}?`,
				`${random.pick(NAMES)} is looking for a ratio equivalent to ${colon(first)}. Which one is it?`,
				`Which ratio has the same value as ${colon(first)}?`,
			]),
			task: colon(first),
			right: ratioValue([x, y]),
			wrong: [
				first[1] + more > 0 && [slip.addedToBothAmounts, ratioValue([x, first[1] + more])],
				[slip.reversedTheRatio, ratioValue([y, x])],
				[slip.multipliedByDifferentNumbers, ratioValue([x, pair[1] * (factor + 1)])],
			],
			hints: [
				"Equivalent ratios come from multiplying or dividing both numbers by the same number.",
				start === 1
					? `Multiply ${first[0]} and ${first[1]} by 2, by 3, and so on.`
					: `Divide ${first[0]} and ${first[1]} by ${start} first.`,
				"Write each ratio in simplest form, and compare.",
			],
			steps: [
				`In simplest form, both ratios are ${colon(pair)}.`,
				`${colon(first)} is equivalent to ${colon([x, y])}.`,
			],
		};
	};

/** Which point lies on the same ray. */
const onTheRay: Form = (random) => {
	const pair = simplePair(random, 5);
	if (pair === undefined) return undefined;
	const [[a, b], names, factor] = [pair, random.pick(MIXTURES), random.integer(3, 5)];
	const point = (x: number, y: number) => words(`$(${x}, ${y})$`);
	const shown = [pair, times(pair, 2)];
	return {
		prompt: random.pick([
			`Both points show the same ratio of ${names[0]} to ${names[1]}. Which other point also shows that ratio?`,
			`The graph shows two equivalent ratios of ${names[0]} to ${names[1]}. Which point belongs to another equivalent ratio?`,
		]),
		figure: {
			svg: coordinatePlane({
				x: [0, a * 5 + 2],
				y: [0, b * 5 + 2],
				x_step: 1,
				y_step: 1,
				x_name: names[0],
				y_name: names[1],
				points: shown.map((at) => ({ at })),
			}),
			alt: `A graph. To the right: ${names[0]}. Up: ${names[1]}. Two points: ${shown.map(([x, y]) => `${x} to the right and ${y} up`).join("; ")}.`,
		},
		right: point(a * factor, b * factor),
		wrong: [
			[slip.addedToBothAmounts, point(a * factor, b * 2 + a * (factor - 2))],
			[slip.reversedTheRatio, point(b * factor, a * factor)],
			[slip.multipliedByDifferentNumbers, point(a * factor, b * (factor - 1))],
		],
		hints: [
			"Points of equivalent ratios lie on one straight line through the origin.",
			`From the first point, each step is ${a} to the right and ${b} up.`,
			"Multiply both coordinates of the first point by the same number.",
		],
		steps: [
			`$${factor} \\times ${a} = ${a * factor}$ and $${factor} \\times ${b} = ${b * factor}$.`,
			`The point is ${point(a * factor, b * factor).shown}.`,
		],
	};
};

const claimed = (form: Form) => asClaim(form, (task, value) => `${task} and ${value} are equivalent.`);
const NOUNS = ["ratio", "equivalent ratio"] as const;

// 1: one number missing in each row, from the simplest ratio. 2: in either column. 3: the given ratio is not the simplest
// one. 4: points on a graph, and several ratios at once. 5: larger numbers and three blanks.
export const equivalentRatioTables = defineSkill("equivalent-ratio-tables", 13, {
	1: [
		table({ most: 6, given: [1], blanks: 2, hidesFirst: false }),
		ask.typed(missing(6, [1])),
		ask.chosen(equivalent(6, [1])),
	],
	2: [
		table({ most: 8, given: [1], blanks: 2, hidesFirst: true }),
		ask.typed(missing(9, [1])),
		ask.matched(equivalent(8, [1]), NOUNS),
	],
	3: [
		table({ most: 7, given: [2, 3], blanks: 2, hidesFirst: true }),
		ask.typed(missing(7, [2, 3, 4])),
		ask.chosen(equivalent(7, [2, 3, 4])),
	],
	4: [
		ask.chosen(onTheRay),
		ask.judged(claimed(equivalent(8, [1, 2, 3]))),
		ask.matched(equivalent(8, [2, 3, 4]), NOUNS),
	],
	5: [
		table({ most: 9, given: [3, 4, 5], blanks: 3, hidesFirst: true }),
		ask.typed(missing(12, [3, 4, 5, 6])),
		ask.judged(claimed(equivalent(12, [2, 3, 4, 5]))),
	],
});
