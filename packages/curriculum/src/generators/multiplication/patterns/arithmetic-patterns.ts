import { cellPlace, dataTable, tableInWords } from "../../../figures/data/data-table.ts";
import { ask, boxed, defineSkill, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { always, parity, diagonal, explainEven } from "./claims-about-patterns.ts";

/** Numbers with the same step from one to the next. */
interface Row {
	step: number;
	terms: readonly number[];
}

const rowOf = (random: Random, steps: readonly number[]): Row => {
	const [step, start] = [random.pick(steps), random.integer(1, 5)];
	return { step, terms: Array.from({ length: 6 }, (_, at) => step * (start + at)) };
};
const EASY = [2, 3, 4, 5, 10] as const;
const ALL = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const HINTS = [
	"Compare two numbers next to each other. How far apart are they?",
	"The same number is added each time.",
] as const;

/** Two numbers of a row are missing. */
const gaps = (steps: readonly number[], isAtEnd: boolean) =>
	ask.stepwise((random) => {
		const { step, terms } = rowOf(random, steps);
		const [first, second] = isAtEnd ? [4, 5] : [random.integer(1, 2), random.integer(3, 4)];
		const [one = 0, other = 0, before = 0] = [terms[first], terms[second], terms[first - 1]];
		const shown = terms.map((term, at) =>
			at === first ? "[[first]]" : at === second ? "[[second]]" : `${term}`,
		);
		return {
			prompt: `${random.pick([
				`${random.pick(NAMES)} copies a row of the multiplication table:`,
				`${random.pick(NAMES)} counts on in equal steps:`,
				"Two numbers of this pattern are missing:",
			])} ${shown.join(", ")}`,
			boxes: {
				first: boxed(
					whole(one),
					[slip.wentByOne, whole(before + 1)],
					[slip.doubledTheTerm, whole(2 * before)],
				),
				second: boxed(
					whole(other),
					[slip.skippedATerm, whole(other + step)],
					[slip.usedAnotherStep, whole(other + 1)],
				),
			},
			hints: [...HINTS, `The number after ${terms[0]} is ${terms[0]} and one step more. What is the step?`],
			steps: [`Each number is ${step} more than the one before.`, `The pattern is ${terms.join(", ")}.`],
		};
	});

/** The next number, or the step. */
const next =
	(steps: readonly number[]): Form =>
	(random) => {
		const { step, terms } = rowOf(random, steps);
		const shown = terms.slice(0, 4).join(", ");
		const [last = 0, right = 0] = [terms[3], terms[4]];
		return {
			prompt: random.pick([
				`Which number comes next? ${shown}, …`,
				`${random.pick(NAMES)} writes ${shown} and so on. Which number follows?`,
				`A row of the multiplication table has the numbers ${shown}. What is the next one?`,
			]),
			task: `the number after ${shown}`,
			right: whole(right),
			wrong: [
				[slip.wentByOne, whole(last + 1)],
				[slip.doubledTheTerm, whole(2 * last)],
				[slip.skippedATerm, whole(right + step)],
				[slip.usedAnotherStep, whole(right + 1)],
			],
			hints: [...HINTS, "Add that step to the last number."],
			steps: [`Each number is ${step} more than the one before.`, `$${last} + ${step} = ${right}$.`],
		};
	};

/** A piece of a table, with two cells to fill in. */
const inTable = (sign: "×" | "+") =>
	ask.labeled((random) => {
		const [left, top] = [random.integer(2, sign === "×" ? 7 : 12), random.integer(2, sign === "×" ? 6 : 12)];
		const ups = [top, top + 1, top + 2, top + 3];
		const lefts = [left, left + 1, left + 2];
		const worth = (a: number, b: number) => (sign === "×" ? a * b : a + b);
		const cells = lefts.map((a) => ups.map((b) => worth(a, b)));
		const [row, column] = [random.integer(0, 2), random.integer(1, 2)];
		const [otherRow, otherColumn] = [(row + 1) % 3, 3 - column];
		const isBlank = (r: number, c: number) =>
			(r === row && c === column) || (r === otherRow && c === otherColumn);
		const rows = [
			[sign, ...ups.map(String)],
			...cells.map((line, r) => [
				`${lefts[r]}`,
				...line.map((value, c) => (isBlank(r, c) ? "" : `${value}`)),
			]),
		];
		const labelOf = (r: number, c: number) => {
			const [a = 0, b = 0] = [lefts[r], ups[c]];
			return {
				right: whole(worth(a, b)),
				label: `Row ${a}, column ${b}`,
				place: cellPlace(rows, r + 1, c + 1),
				wrong: [
					sign === "×"
						? ([slip.addedFactors, whole(a + b)] as const)
						: ([slip.multipliedTheNumbers, whole(a * b)] as const),
					[slip.usedAnotherStep, whole(worth(a, b) + 1)] as const,
				],
			};
		};
		const called = sign === "×" ? "multiplication table" : "addition table";
		return {
			prompt: random.pick([
				`Here is a piece of the ${called}. Fill in the missing numbers.`,
				`${random.pick(NAMES)} erased two numbers from the ${called}. Which ones?`,
			]),
			figure: { svg: dataTable(rows), alt: tableInWords(rows) },
			labels: { first: labelOf(row, column), second: labelOf(otherRow, otherColumn) },
			hints: [
				"Look along the row and down the column of each empty cell.",
				`How much do the numbers grow from one cell to the next in the row of ${lefts[row]}?`,
				"Add that step to the number before the empty cell.",
			],
			steps: [
				`Along a row, the numbers grow by the same step each time.`,
				`The missing numbers are ${cells[row]?.[column]} and ${cells[otherRow]?.[otherColumn]}.`,
			],
		};
	});

// 1: the next numbers of a row. 2: numbers inside of a row and of the table. 3: what is always true of a row. 4: the addition
// table, and even and odd numbers. 5: several claims, and why, in the student's own words.
export const arithmeticPatterns = defineSkill("arithmetic-patterns", 13, {
	1: [gaps(EASY, true), ask.typed(next(EASY)), ask.chosen(next(ALL))],
	2: [gaps(ALL, false), inTable("×"), ask.typed(next(ALL))],
	3: [ask.chosen(always), inTable("×"), ask.matched(next(ALL), ["pattern", "next number"])],
	4: [diagonal, inTable("+"), ask.chosen(parity)],
	5: [explainEven, ask.judged(always), ask.judged(parity, 4)],
});
