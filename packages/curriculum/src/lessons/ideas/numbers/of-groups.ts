import { equalGroups } from "../../../figures/numbers/equal-groups.ts";
import { rowsOfDots } from "../../../figures/numbers/rows-of-dots.ts";
import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { box, boxFrame, growingBoxes, type Idea, type IdeaFrame, repeat } from "../idea.ts";

/** Rings with the same number of dots. */
export const ringsOfDots: Idea = (random) => {
	const [groups, each] = [random.integer(3, 4), random.integer(3, 6)];
	const frame = (text: string, shown: number) => ({
		text,
		figure: {
			svg: equalGroups(shown, each, "sky"),
			alt: `${shown} ${shown === 1 ? "ring" : "rings"} with ${each} dots each.`,
		},
	});
	const sum = repeat(groups, `${each}`, null)
		.map(({ text }) => text)
		.join(" + ");
	return [
		frame(`One ring has ${each} dots.`, 1),
		frame(`${groups} rings have the same number each: $${sum} = ${groups * each}$.`, groups),
		frame(
			`Say it shorter: ${groups} groups of ${each}. $${groups} \\times ${each} = ${groups * each}$.`,
			groups,
		),
	];
};

/** Rows of dots, the first ones shown. */
function rowsFrame(text: string, rows: number, columns: number, shown: number): IdeaFrame {
	return {
		text,
		figure: {
			svg: rowsOfDots({ rows, columns, shown }),
			alt: `${shown} of ${rows} rows with ${columns} dots each.`,
		},
	};
}

/** A row of the multiplication table: every step is the same, and so all numbers are even. */
export const rowOfTheTable: Idea = (random) => {
	const step = random.pick([4, 6, 8]);
	const shown = (count: number) =>
		Array.from({ length: count }, (_, at) => box(`${step * (at + 1)}`, at % 2 === 0 ? "sky" : "gold"));
	return [
		boxFrame(`The row of ${step} in a multiplication table starts with ${step}.`, [shown(1)]),
		boxFrame(`Each next product is ${step} more: $${step} + ${step} = ${2 * step}$.`, [shown(2)]),
		boxFrame(`${step} is even, and even plus even stays even. So every number in this row is even.`, [
			shown(5),
		]),
	];
};

/** Two and ten are easy; five is half of ten. */
export const doubleAndTens: Idea = (random) => {
	const each = random.integer(4, 8);
	return [
		rowsFrame(`2 rows of ${each} are a double: $2 \\times ${each} = ${2 * each}$.`, 10, each, 2),
		rowsFrame(`10 rows of ${each}: $10 \\times ${each} = ${10 * each}$.`, 10, each, 10),
		rowsFrame(`5 rows are half of 10 rows: $5 \\times ${each} = ${5 * each}$.`, 10, each, 5),
	];
};

/** A double, one more, and the double of that. */
export const doubleAndOneMore: Idea = (random) => {
	const each = random.integer(6, 9);
	return [
		rowsFrame(`Start with a double: $2 \\times ${each} = ${2 * each}$.`, 6, each, 2),
		rowsFrame(
			`One more row: $3 \\times ${each} = ${2 * each} + ${each}$, and that’s ${3 * each}.`,
			6,
			each,
			3,
		),
		rowsFrame(
			`6 rows are twice 3 rows: $6 \\times ${each} = ${3 * each} + ${3 * each}$, and that’s ${6 * each}.`,
			6,
			each,
			6,
		),
	];
};

/** Five rows and some more. */
export const fiveAndSomeMore: Idea = (random) => {
	const [rows, each] = [random.integer(7, 8), random.integer(6, 8)];
	const more = rows - 5;
	return [
		rowsFrame(
			`$${rows} \\times ${each}$: you know 5 rows. $5 \\times ${each} = ${5 * each}$.`,
			rows,
			each,
			5,
		),
		rowsFrame(
			`${more} more rows: $${more} \\times ${each} = ${more * each}$. Together, $${5 * each} + ${more * each} = ${rows * each}$.`,
			rows,
			each,
			rows,
		),
	];
};

/** Things that are shared among rows. */
export const shareAmongRows: Idea = (random) => {
	const [rows, each] = [random.integer(3, 4), random.integer(3, 5)];
	const all = rows * each;
	return [
		rowsFrame(`${all} dots to share among ${rows} rows. Each row gets one, again and again.`, 1, all, 1),
		rowsFrame(`Each row gets ${each}: $${all} \\div ${rows} = ${each}$.`, rows, each, rows),
		rowsFrame(
			`Check by multiplying: ${rows} rows of ${each} are $${rows} \\times ${each} = ${all}$.`,
			rows,
			each,
			rows,
		),
	];
};

/** Rows counted until the whole is reached. */
export const countRowsToTheWhole: Idea = (random) => {
	const [rows, each] = [random.integer(4, 6), random.integer(4, 7)];
	const all = rows * each;
	return [
		rowsFrame(`$${all} \\div ${each}$ asks: how many rows of ${each} make ${all}?`, rows, each, 1),
		rowsFrame(
			`Count by ${each}: ${Array.from({ length: rows }, (_, at) => (at + 1) * each).join(", ")}.`,
			rows,
			each,
			rows,
		),
		rowsFrame(
			`That’s ${rows} rows: $${rows} \\times ${each} = ${all}$, so $${all} \\div ${each} = ${rows}$.`,
			rows,
			each,
			rows,
		),
	];
};

/** Groups first, then what comes on top. */
export const groupsThenTheRest: Idea = (random) => {
	const [groups, each, extra] = [random.integer(3, 4), random.integer(4, 6), random.integer(2, 3)];
	const all = groups * each;
	return growingBoxes([
		[`${groups} tickets cost ${each} dollars each.`, repeat(groups, `${each}`, "sky", each)],
		[
			`The first step is the tickets: $${groups} \\times ${each} = ${all}$.`,
			[box(`${all}`, "sky", groups * each)],
		],
		[
			`A snack costs ${extra} dollars more: $${all} + ${extra} = ${all + extra}$.`,
			[box(`${all}`, "sky", groups * each), box(`${extra}`, "gold", extra)],
		],
	]);
};

/** Groups are found before they are added; parentheses change what belongs together. */
export const groupsBeforeSums: Idea = (random) => {
	const [first, groups, each] = [random.integer(2, 4), 3, random.integer(4, 6)];
	const product = groups * each;
	return [
		boxFrame(`$${first} + ${groups} \\times ${each}$: ${groups} groups of ${each}, and ${first} more.`, [
			[box(`${first}`, "gold", 2), ...repeat(groups, `${each}`, "sky", 2)],
		]),
		boxFrame(`Find the groups first: $${groups} \\times ${each} = ${product}$. Then add.`, [
			[box(`${first}`, "gold", 2), box(`${product}`, "sky", 2 * groups)],
		]),
		boxFrame(`$${first} + ${groups} \\times ${each} = ${first + product}$.`, [
			[box(`${first + product}`, "mint", 2 * groups + 2)],
		]),
		boxFrame(
			`Parentheses come before everything: $(${first} + ${groups}) \\times ${each}$ is ${first + groups} groups of ${each}, and that’s ${(first + groups) * each}.`,
			[repeat(first + groups, `${each}`, "coral")],
		),
	];
};

/** Tens counted like things. */
export const countTheTens: Idea = (random) => {
	const [times, tens] = [random.integer(3, 4), random.integer(3, 6)];
	const all = times * tens;
	return growingBoxes([
		[
			`$${times} \\times ${10 * tens}$: ${10 * tens} is ${tens} tens, taken ${times} times.`,
			repeat(times, `${tens} tens`, "sky", 2),
		],
		[
			`${times} times ${tens} tens are $${times} \\times ${tens} = ${all}$ tens.`,
			[box(`${all} tens`, "gold", 2 * times)],
		],
		[
			`${all} tens are ${10 * all}: $${times} \\times ${10 * tens} = ${10 * all}$.`,
			[box(`${10 * all}`, "mint", 2 * times)],
		],
	]);
};

/** A short bar, and the same bar several times. */
export const barsInARow: Idea = (random) => {
	const [times, each] = [random.integer(3, 4), random.integer(4, 8)];
	return growingBoxes([
		[`Ivy has ${each} shells: one short bar.`, repeat(1, `${each}`, "sky")],
		[`Noah has ${times} times as many: ${times} bars of that length.`, repeat(times, `${each}`, "gold")],
		[
			`$${times} \\times ${each} = ${times * each}$ shells. That isn’t “${times} more”: ${times} more than ${each} would be ${each + times}.`,
			[box(`${times * each}`, "mint", times)],
		],
	]);
};

/** As many groups as fit; less than one group is left. */
export const asManyAsFit: Idea = (random) => {
	const [each, groups] = [random.integer(4, 6), random.integer(3, 4)];
	const left = random.integer(1, each - 1);
	const whole = groups * each + left;
	return growingBoxes([
		[`$${whole} \\div ${each}$: how many groups of ${each} fit in ${whole}?`, [box(`${whole}`, null, whole)]],
		[
			`${groups} groups fit: $${groups} \\times ${each} = ${groups * each}$.`,
			repeat(groups, `${each}`, "sky", each),
		],
		[
			`${left} ${left === 1 ? "is" : "are"} left, fewer than ${each}. The quotient is ${groups}, the remainder ${left}.`,
			[...repeat(groups, `${each}`, "sky", each), box(`${left}`, "coral", left)],
		],
	]);
};

/** Two rectangles of the same height are one: a factor that both products share. */
export const sideBySide: Idea = (random) => {
	const [high, left, right] = [random.integer(3, 5), random.integer(2, 4), 5];
	const frame = (text: string, names: { side: string; left: string; right: string }) => ({
		text,
		figure: {
			svg: splitRectangle({ rows: high, left, right, has_squares: true, names }).svg,
			alt: `Two rectangles of squares side by side, ${high} rows each, ${left} and ${right} columns.`,
		},
	});
	const [one, two] = [high * left, high * right];
	return [
		frame(
			`Two parts of the same height: $${high} \\times ${left} = ${one}$ and $${high} \\times ${right} = ${two}$ squares.`,
			{ side: `${high}`, left: `${left}`, right: `${right}` },
		),
		frame(
			`Together they are one rectangle, ${left + right} wide: $${high} \\times ${left + right} = ${one + two}$ squares.`,
			{ side: `${high}`, left: `${left} +`, right: `${right}` },
		),
	];
};
