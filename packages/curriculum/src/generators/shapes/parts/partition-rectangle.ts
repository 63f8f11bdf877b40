import { coveredGrid } from "../../../figures/fractions/covered-grid.ts";
import { asClaim, ask, boxed, COLORS, defineSkill, NAMES, slip, withArticle } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { whole } from "../../../kit/value.ts";
import { draft, type Rows, sumOf, sumsOf, total } from "../../whole-numbers/sums/equal-rows.ts";

/** Rectangles that are cut into squares. */
const THINGS = [
	"window",
	"chocolate bar",
	"patio",
	"quilt",
	"poster",
	"game board",
	"tray",
	"garden",
	"wall",
	"sheet of stamps",
] as const;

type Hidden = readonly [rows: number, columns: number];
type Cover = (random: Random, rows: Rows) => Hidden;

const nothing: Cover = () => [0, 0];
const corner: Cover = (random, { rows, columns }) => [
	random.integer(1, rows - 2),
	random.integer(1, columns - 2),
];
/** Only the first row and the first column show. */
const inside: Cover = (_, { rows, columns }) => [rows - 1, columns - 1];

function rowsOf(random: Random, least: number, most: number): Rows {
	return { rows: random.integer(least, Math.min(most, 5)), columns: random.integer(least, most) };
}

function figureOf(random: Random, { rows, columns }: Rows, hidden: Hidden = [0, 0]) {
	const cloth = ` A cloth hides ${hidden[0]} of the rows at the end of ${hidden[1]} of the columns.`;
	return {
		svg: coveredGrid({ rows, columns, hidden, color: random.pick(COLORS) }),
		alt: `A rectangle of equal squares with ${rows} rows and ${columns} columns.${hidden[0] * hidden[1] === 0 ? "" : cloth}`,
	};
}

/** The squares at the border; of a small rectangle they are all. */
const border = ({ rows, columns }: Rows) => 2 * (rows + columns) - 4;

const seen =
	(least: number, most: number, cover: Cover = nothing): Form =>
	(random) => {
		const array = rowsOf(random, least, most);
		const hidden = cover(random, array);
		const covered = hidden[0] * hidden[1];
		const basis = draft(array, "");
		const isLarge = array.rows > 2 && array.columns > 2;
		return {
			...basis,
			prompt: random.pick(
				covered === 0
					? [
							"How many squares make up this rectangle?",
							`${random.pick(NAMES)} cuts a rectangle into equal squares. How many squares are there?`,
							"The rectangle is cut into rows and columns. Count all the squares.",
							`The picture shows ${withArticle(random.pick(THINGS))} divided into equal squares. How many squares are there?`,
						]
					: [
							"Part of the rectangle is covered. How many squares does the whole rectangle have?",
							`${random.pick(NAMES)} covers ${covered === 1 ? "one" : "some"} of the squares. How many squares are there in all? Count the covered ${covered === 1 ? "one" : "ones"}, too.`,
							`A cloth is on ${withArticle(random.pick(THINGS))}. How many squares are there in all, counting the covered ${covered === 1 ? "one" : "ones"}?`,
						],
			),
			figure: figureOf(random, array, hidden),
			wrong: [
				covered > 0 && [slip.countedWhatShows, whole(total(array) - covered)],
				isLarge && covered === 0 && [slip.countedTheBorder, whole(border(array))],
				...basis.wrong,
			],
			hints: [
				"How many rows are there? How many squares are in one row?",
				`One row has ${array.columns} squares.`,
				"Add that number once for each row.",
			],
		};
	};

const inBoxes = (least: number, most: number, cover: Cover = nothing) =>
	ask.stepwise((random) => {
		const array = rowsOf(random, least, most);
		const { rows, columns } = array;
		const hidden = cover(random, array);
		return {
			...draft(array, ""),
			prompt: random.pick([
				"The rectangle has [[rows]] rows with [[columns]] squares in each row. That makes [[total]] squares.",
				`${random.pick(NAMES)} counts rows: [[rows]]. Squares in each row: [[columns]]. Squares in all: [[total]].`,
				"How many rows? [[rows]] How many columns? [[columns]] How many squares in all? [[total]]",
			]),
			figure: figureOf(random, array, hidden),
			hints: [
				"Rows go from left to right. Columns go from top to bottom.",
				"Count the squares in the top row.",
				"Add the squares of one row again for every row.",
			],
			boxes: {
				rows: boxed(whole(rows), [slip.addedTheColumns, whole(columns)]),
				columns: boxed(whole(columns), [slip.addedTheColumns, whole(rows)]),
				total: boxed(
					whole(total(array)),
					hidden[0] * hidden[1] > 0 && [slip.countedWhatShows, whole(total(array) - hidden[0] * hidden[1])],
					[slip.addedRowsAndColumns, whole(rows + columns)],
					[slip.missedARow, whole((rows - 1) * columns)],
				),
			},
		};
	});

/** The sum of the squares, row by row. */
const sumOfRows =
	(least: number, most: number): Form =>
	(random) => {
		const array = rowsOf(random, least, most);
		if (array.rows === array.columns) return undefined;
		return {
			...draft(array, ""),
			prompt: random.pick([
				"Which sum counts the squares **row by row**?",
				`${random.pick(NAMES)} adds the squares **row by row**. Which sum fits?`,
				"Each number in the sum stands for one **row** of squares. Which sum fits?",
			]),
			figure: figureOf(random, array),
			...sumsOf(array),
			hints: [
				"A row goes from left to right.",
				`The top row has ${array.columns} squares. That is the first number of the sum.`,
				"How many rows are there? The sum needs one number for each.",
			],
		};
	};

const told =
	(least: number, most: number): Form =>
	(random) => {
		const array = rowsOf(random, least, most);
		const { rows, columns } = array;
		const [name, thing] = [random.pick(NAMES), random.pick(THINGS)];
		return {
			...draft(
				array,
				random.pick([
					`${name} cuts ${withArticle(thing)} into ${rows} rows of ${columns} equal squares. How many squares are there?`,
					`${withArticle(thing).replace("a", "A")} has ${rows} rows and ${columns} columns of equal squares. How many squares is that?`,
					`${name} draws lines on ${withArticle(thing)}. They make ${rows} rows of ${columns} squares. How many squares are there in all?`,
				]),
			),
			task: `${rows} rows of ${columns} squares`,
		};
	};

/** A rectangle that gets one more row. */
const oneMoreRow: Form = (random) => {
	const array = rowsOf(random, 2, 5);
	const { rows, columns } = array;
	const all = (rows + 1) * columns;
	const [name, thing] = [random.pick(NAMES), random.pick(THINGS)];
	return {
		prompt: random.pick([
			`${name} makes ${withArticle(thing)} of ${rows} rows of ${columns} squares. Then ${name} adds one more row. How many squares are there now?`,
			`A rectangle has ${rows} rows of ${columns} equal squares. One more row is added. How many squares does it have now?`,
		]),
		right: whole(all),
		wrong: [
			[slip.missedARow, whole(rows * columns)],
			[slip.addedOneSquare, whole(rows * columns + 1)],
			[slip.addedRowsAndColumns, whole(rows + columns + 1)],
		],
		hints: [
			"A new row has as many squares as the other rows.",
			`There were ${rows} rows. How many rows are there now?`,
			`Add ${columns} once for each row.`,
		],
		steps: [`Now there are ${rows + 1} rows of ${columns}.`, `$${sumOf(rows + 1, columns)} = ${all}$.`],
	};
};

const say = (task: string, value: string) => `${task} make ${value} in all.`;

// 1: all squares show, up to 4 by 4. 2: rows and columns distinguished, up to 5 by 5. 3: one corner is covered. 4: only the
// first row and the first column show. 5: no picture, and one more row.
export const partitionRectangle = defineSkill("partition-rectangle", 15, {
	1: [ask.typed(seen(2, 4)), ask.chosen(seen(2, 4)), inBoxes(2, 4)],
	2: [
		inBoxes(2, 5),
		ask.chosen(sumOfRows(2, 5)),
		ask.typed(seen(2, 5)),
		ask.matched(told(2, 5), ["rectangle", "number of squares"]),
	],
	3: [ask.typed(seen(3, 5, corner)), ask.chosen(seen(3, 5, corner)), inBoxes(3, 5, corner)],
	4: [
		ask.typed(seen(3, 5, inside)),
		ask.chosen(seen(3, 5, inside)),
		inBoxes(3, 5, inside),
		ask.judged(asClaim(told(3, 5), say)),
	],
	5: [
		ask.typed(told(3, 6)),
		ask.chosen(oneMoreRow),
		ask.typed(oneMoreRow),
		ask.whatWentWrong(told(3, 6)),
		ask.explainTheMistake(told(3, 6)),
	],
});
