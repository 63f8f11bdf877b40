import { dotArray, dotArrayWithBoxes } from "../../../figures/fractions/grids.ts";
import { ask, boxed, COLORS, defineSkill, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { draft, type Rows, sumOf, sumsOf, total } from "./equal-rows.ts";

/** [what is done, with what] in rows. */
const SCENES = [
	["plants", "tulips"],
	["sets up", "chairs"],
	["lines up", "toy cars"],
	["lays out", "tiles"],
	["hangs up", "drawings"],
	["bakes", "muffins"],
	["packs", "eggs"],
	["arranges", "seashells"],
	["glues on", "buttons"],
	["stacks", "boxes"],
] as const;

/** For boxes that ask for the rows and their numbers themselves. */
const HINTS = [
	"A row goes from left to right. Every row has the same number of dots.",
	"Count the dots in one row first.",
	"Then add that number once for each row.",
] as const;

function rowsUpTo(random: Random, most: number, least = 2): Rows {
	return { rows: random.integer(least, most), columns: random.integer(2, most) };
}

function figureOf(random: Random, { rows, columns }: Rows) {
	return {
		svg: dotArray(rows, columns, random.pick(COLORS)),
		alt: `Dots in ${rows} rows with ${columns} dots in each row.`,
	};
}

const seen =
	(most: number): Form =>
	(random) => {
		const array = rowsUpTo(random, most);
		const name = random.pick(NAMES);
		const [does, things] = random.pick(SCENES);
		const prompt = random.pick([
			"How many dots are in the array?",
			"Add the rows. How many dots are there in all?",
			`${name} drew this array. How many dots did ${name} draw?`,
			`${name} ${does} ${things} in equal rows. Each dot shows one of them. How many ${things} are there?`,
		]);
		return { ...draft(array, prompt), figure: figureOf(random, array) };
	};

/** The sum of the rows. */
const sumOfRows =
	(most: number): Form =>
	(random) => {
		const array = rowsUpTo(random, most);
		if (array.rows === array.columns) return undefined;
		const prompt = random.pick([
			"Which sum adds the array row by row?",
			`${random.pick(NAMES)} adds the dots **row by row**. Which sum fits?`,
			"Each number in the sum stands for one row. Which sum fits the array?",
		]);
		return {
			...draft(array, prompt),
			figure: figureOf(random, array),
			...sumsOf(array),
			hints: [
				"A row goes from left to right.",
				`Count the dots in one row: ${array.columns}. That is the first number of the sum.`,
				"How many rows are there? The sum needs one number for each.",
			],
		};
	};

const rowByRow = (most: number) =>
	ask.labeled((random) => {
		const array = rowsUpTo(random, most);
		const { rows, columns } = array;
		const { svg, places } = dotArrayWithBoxes(rows, columns, random.pick(COLORS));
		const labels = places.map(
			(place, at) =>
				[
					`row${at + 1}`,
					{
						right: whole((at + 1) * columns),
						label: at === 0 ? "Dots in row 1" : `Dots in rows 1 ${at === 1 ? "and" : "to"} ${at + 1}`,
						place,
						wrong: at === 0 ? [] : ([[slip.countedOneRow, whole(columns)]] as const),
					},
				] as const,
		);
		return {
			...draft(array, ""),
			prompt: random.pick([
				"Count on row by row. Write how many dots there are so far at the end of each row.",
				"Add one row after the other. Write each new total in its box.",
				`${random.pick(NAMES)} counts the dots row by row. Fill in the total after each row.`,
			]),
			figure: { svg, alt: `Dots in ${rows} rows with ${columns} dots in each row. A box ends each row.` },
			labels: Object.fromEntries(labels),
			hints: HINTS,
			steps: [
				`Each row has ${columns} dots. Add ${columns} for each row.`,
				`The totals are ${labels.map(([, { right }]) => right.entry).join(", ")}.`,
			],
		};
	});

const story =
	(most: number, least = 2): Form =>
	(random) => {
		const array = rowsUpTo(random, most, least);
		const { rows, columns } = array;
		const [name, [does, things]] = [random.pick(NAMES), random.pick(SCENES)];
		const prompt = random.pick([
			`${name} ${does} ${things} in ${rows} rows. Each row has ${columns} ${things}. How many ${things} are there in all?`,
			`There are ${rows} rows of ${things}, with ${columns} in each row. How many ${things} is that?`,
			`${name} ${does} ${rows} rows of ${columns} ${things}. How many ${things} are there altogether?`,
		]);
		return draft(array, prompt);
	};

/** Full rows, and a few that do not fill one. */
const storyWithExtras: Form = (random) => {
	const array = rowsUpTo(random, 5);
	const { rows, columns } = array;
	// No more than 5 rows of 5 in all.
	if (columns < 3 || rows === 5) return undefined;
	const extras = random.integer(1, columns - 1);
	const [name, [does, things]] = [random.pick(NAMES), random.pick(SCENES)];
	const all = total(array) + extras;
	const basis = draft(array, "");
	return {
		...basis,
		prompt: random.pick([
			`${name} ${does} ${rows} rows of ${columns} ${things}. One more row has only ${extras}. How many ${things} are there in all?`,
			`There are ${rows} rows of ${columns} ${things} and ${extras} more. How many ${things} is that in all?`,
		]),
		right: whole(all),
		wrong: [
			[slip.leftOutTheExtras, whole(total(array))],
			[slip.missedARow, whole(all - columns)],
			[slip.addedRowsAndColumns, whole(rows + columns + extras)],
		],
		hints: [
			"Find out how many are in full rows first.",
			`Add ${columns} once for each of the ${rows} full rows.`,
			`Then add the ${extras} that are not in a full row.`,
		],
		steps: [
			`The full rows: $${sumOf(rows, columns)} = ${total(array)}$.`,
			`Add the others: $${total(array)} + ${extras} = ${all}$.`,
		],
	};
};

const equationOf = (most: number, least = 2) =>
	ask.stepwise((random) => {
		const array = rowsUpTo(random, most, least);
		const { rows, columns } = array;
		return {
			...draft(array, ""),
			prompt: random.pick([
				"The array has [[rows]] rows with [[columns]] dots in each row. In all there are [[total]] dots.",
				"Describe the array: [[rows]] rows of [[columns]] dots make [[total]] dots.",
				"Count the rows: [[rows]]. Count the dots in one row: [[columns]]. Add the rows: [[total]].",
			]),
			figure: figureOf(random, array),
			hints: HINTS,
			boxes: {
				rows: boxed(whole(rows), [slip.addedTheColumns, whole(columns)]),
				columns: boxed(whole(columns), [slip.addedTheColumns, whole(rows)]),
				total: boxed(
					whole(total(array)),
					[slip.addedRowsAndColumns, whole(rows + columns)],
					[slip.missedARow, whole((rows - 1) * columns)],
				),
			},
		};
	});

// 1: pictures up to 4 by 4. 2: pictures up to 5 by 5, and rows distinguished from columns. 3: sums of rows, and rows given in words.
// 4: stories without a picture. 5: a last row that is not full, and someone's mistake.
export const arraysRepeatedAddition = defineSkill("arrays-repeated-addition", 16, {
	1: [ask.typed(seen(4)), rowByRow(4), ask.chosen(seen(4))],
	2: [equationOf(5), rowByRow(5), ask.chosen(sumOfRows(5))],
	3: [ask.chosen(sumOfRows(5)), ask.matched(story(5), ["array", "total"]), ask.typed(story(4))],
	4: [ask.typed(story(5, 3)), ask.chosen(story(5, 3)), ask.judged(story(5, 3)), equationOf(5, 3)],
	5: [
		ask.typed(storyWithExtras),
		ask.chosen(storyWithExtras),
		ask.whatWentWrong(story(5)),
		ask.judged(story(5)),
	],
});
