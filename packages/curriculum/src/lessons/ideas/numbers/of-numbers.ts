import { baseTenBlocks } from "../../../figures/numbers/base-ten-blocks.ts";
import { rowsOfDots } from "../../../figures/numbers/rows-of-dots.ts";
import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { counted } from "../../../kit/words.ts";
import { box, boxFrame, growingBoxes, repeat, type Idea, type IdeaFrame } from "../idea.ts";

/** Blocks of a hundred, of ten and of one make the parts of a number. */
export const blocksMakeNumbers: Idea = (random) => {
	const [hundreds, tens, ones] = [random.integer(1, 3), random.integer(2, 6), random.integer(2, 8)];
	const parts = [
		{ hundreds, tens: 0, ones: 0 },
		{ hundreds, tens, ones: 0 },
		{ hundreds, tens, ones },
	];
	const texts = [
		`${hundreds === 1 ? "One square is" : `${hundreds} squares are`} ${hundreds} hundreds: $${hundreds}00$.`.replace(
			"1 hundreds",
			"1 hundred",
		),
		`${tens} bars are ${tens} tens: $${hundreds}00 + ${tens}0$.`,
		`${ones} cubes are ${ones} ones: $${hundreds}00 + ${tens}0 + ${ones} = ${hundreds}${tens}${ones}$.`,
	];
	return parts.map((part, at) => ({
		text: texts[at] ?? "",
		figure: {
			svg: baseTenBlocks(part),
			alt: `Blocks: ${counted(part.hundreds, "square")} of a hundred, ${counted(part.tens, "bar")} of ten and ${counted(part.ones, "single cube")}.`,
		},
	}));
};

/** One digit, worth ten times as much in each place to the left. */
export const tenTimesToTheLeft: Idea = (random) => {
	const digit = random.integer(2, 4);
	const frame = (text: string, blocks: { hundreds: number; tens: number; ones: number }, alt: string) => ({
		text,
		figure: { svg: baseTenBlocks(blocks), alt },
	});
	return [
		frame(
			`In the ones place, ${digit} is worth $${digit}$.`,
			{ hundreds: 0, tens: 0, ones: digit },
			`${digit} single cubes.`,
		),
		frame(
			`One place to the left it is worth ten times as much: each cube becomes a bar of ten. $${digit} \\times 10 = ${digit}0$.`,
			{ hundreds: 0, tens: digit, ones: 0 },
			`${digit} bars of ten cubes.`,
		),
		frame(
			`Ten times as much again: each bar becomes a square of a hundred. $${digit}0 \\times 10 = ${digit}00$. So it goes on with each place to the left.`,
			{ hundreds: digit, tens: 0, ones: 0 },
			`${digit} squares of a hundred cubes.`,
		),
	];
};

/** The same dots read as rows and as columns. */
export const rowsOrColumns: Idea = (random) => {
	const [rows, columns] = [random.integer(2, 3), random.integer(4, 6)];
	const dots = (across: number, down: number) => ({
		svg: rowsOfDots({ rows: down, columns: across, shown: down }),
		alt: `${down} rows of ${across} dots, ${down * across} in all.`,
	});
	return [
		{
			text: `${rows} rows of ${columns}: $${rows} \\times ${columns} = ${rows * columns}$.`,
			figure: dots(columns, rows),
		},
		{
			text: `Turn it. Now there are ${columns} rows of ${rows}, and the dots are the same: $${columns} \\times ${rows} = ${rows * columns}$.`,
			figure: dots(rows, columns),
		},
	];
};

/** All rectangles of a number of dots. */
export const rectanglesOfANumber: Idea = (random) => {
	const whole = random.pick([12, 18, 20]);
	const pairs = [1, 2, 3, 4]
		.filter((rows) => whole % rows === 0 && rows * rows <= whole)
		.map((rows) => [rows, whole / rows] as const);
	return pairs.map(([rows, columns], at) => ({
		text:
			at === 0
				? `${whole} dots fit in 1 row: 1 and ${whole} are a factor pair of ${whole}.`
				: `They also fit in ${rows} rows of ${columns}: ${rows} and ${columns} are a factor pair.`,
		figure: {
			svg: rowsOfDots({ rows, columns, shown: rows }),
			alt: `${rows} ${rows === 1 ? "row" : "rows"} of ${columns} dots.`,
		},
	}));
};

/** A number with rectangles of more than one row, and a number without. */
export const onlyOneRow: Idea = (random) => {
	const prime = random.pick([5, 7]);
	const draw = (rows: number, columns: number) => ({
		svg: rowsOfDots({ rows, columns, shown: rows }),
		alt: `${rows} ${rows === 1 ? "row" : "rows"} of ${columns} dots.`,
	});
	return [
		{ text: "6 dots fit in 1 row.", figure: draw(1, 6) },
		{
			text: "They also fit in 2 equal rows: 6 has more factors than 1 and 6. It is composite.",
			figure: draw(2, 3),
		},
		{
			text: `${prime} dots fit in 1 row and in no other rectangle. ${prime} is prime.`,
			figure: draw(1, prime),
		},
	];
};

/** Full groups, and what is left over. */
export const groupsAndLeftOver: Idea = (random) => {
	const [each, groups, left] = [random.integer(3, 5), 3, random.integer(1, 2)];
	const full = repeat(groups, `${each}`, "sky", 2);
	return [
		boxFrame(`Take groups of ${each} out of ${each * groups + left}.`, [
			repeat(1, `${each * groups + left}`, null, 2 * groups + 1),
		]),
		boxFrame(`${groups} full groups, and ${left} left over.`, [[...full, box(`${left}`, "coral")]]),
		boxFrame(
			`Then ask what the story needs. Only full groups? That’s ${groups}. Must everyone have a place? That’s ${groups + 1}.`,
			[
				[...full, box(`${left}`, "coral")],
				[...repeat(groups, "full", "mint", 2), box("?", "gold")],
			],
		),
	];
};

/** Two lengths cut into the longest piece that fits both. */
export const longestCommonPiece: Idea = (random) => {
	const piece = random.integer(4, 6);
	const [one, other] = [2 * piece, 3 * piece];
	return growingBoxes([
		[`One strip is ${one} long.`, [box(`${one}`, null, 2)]],
		[
			`Another one is ${other} long. Which pieces fit both with nothing left over?`,
			[box(`${other}`, null, 3)],
		],
		[`Pieces of ${piece} fit the first strip: ${piece} is a factor of ${one}.`, repeat(2, `${piece}`, "sky")],
		[
			`They fit the second one, too: ${piece} is also a factor of ${other}. No longer piece fits both, so ${piece} is the greatest common factor.`,
			repeat(3, `${piece}`, "sky"),
		],
	]);
};

/** Two kinds of steps that meet. */
export const stepsThatMeet: Idea = (random) => {
	const [a, b, meet] = random.pick([
		[4, 6, 12],
		[2, 5, 10],
		[3, 4, 12],
	] as const);
	return growingBoxes([
		[`Steps of ${a} land on the multiples of ${a}.`, repeat(meet / a, `${a}`, "sky", a)],
		[
			`Steps of ${b} land on the multiples of ${b}. Both rows end at ${meet} for the first time.`,
			repeat(meet / b, `${b}`, "gold", b),
		],
		[`So ${meet} is the least common multiple of ${a} and ${b}.`, [box(`${meet}`, "mint", meet)]],
	]);
};

/** A sum as one rectangle: the common side is the factor in front. */
export const commonSide: Idea = (random) => {
	const [side, left, right] = [random.integer(3, 5), random.integer(2, 4), random.integer(5, 6)];
	const draw = (names: { side: string; left: string; right: string }) =>
		splitRectangle({ rows: side, left, right, has_squares: true, names }).svg;
	const [one, two] = [side * left, side * right];
	return [
		{
			text: `Two rectangles side by side: ${one} squares and ${two} squares.`,
			figure: {
				svg: draw({ side: "?", left: `${one}`, right: `${two}` }),
				alt: `Two rectangles of ${one} and ${two} squares, side by side and of the same height.`,
			},
		},
		{
			text: `They are the same height: ${side} divides both ${one} and ${two}.`,
			figure: {
				svg: draw({ side: `${side}`, left: `${left}`, right: `${right}` }),
				alt: `The height is ${side}. The widths are ${left} and ${right}.`,
			},
		},
		{
			text: `Together they are one rectangle: $${one} + ${two} = ${side}(${left} + ${right})$.`,
			figure: {
				svg: draw({ side: `${side}`, left: `${left}`, right: `+ ${right}` }),
				alt: `One rectangle, ${side} high and ${left} plus ${right} wide.`,
			},
		},
	];
};

/** A division by easy parts: the divisor, one of these, is the height, and the width grows. */
export function divideByParts(least: number, most: number): Idea {
	return (random) => widthByParts(random.integer(least, most), random.pick([10, 20]), random.integer(3, 6));
}

function widthByParts(divisor: number, tens: number, ones: number): IdeaFrame[] {
	const whole = divisor * (tens + ones);
	const draw = (left: string, right: string) =>
		splitRectangle({
			rows: 4,
			left: 6,
			right: 3,
			has_squares: false,
			names: { side: `${divisor}`, left, right },
		}).svg;
	const frame = (text: string, left: string, right: string): IdeaFrame => ({
		text,
		figure: {
			svg: draw(left, right),
			alt: `A rectangle, ${divisor} high, in two parts. Their widths: ${left} and ${right}.`,
		},
	});
	return [
		frame(
			`$${whole} \\div ${divisor}$: a rectangle of ${whole} squares is ${divisor} high. How wide is it?`,
			"?",
			"?",
		),
		frame(`Take an easy part first: $${divisor} \\times ${tens} = ${divisor * tens}$.`, `${tens}`, "?"),
		frame(
			`${whole - divisor * tens} are left: $${divisor} \\times ${ones} = ${divisor * ones}$. The width is $${tens} + ${ones} = ${tens + ones}$.`,
			`${tens}`,
			`${ones}`,
		),
	];
}
