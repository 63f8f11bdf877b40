import { rectangle } from "../../figures/fractions/grids.ts";
import { inequalityInWords, inequalityLine } from "../../figures/lines/inequality-line.ts";
import { coordinatePlane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { type FigureColor, svgBeside } from "../../figures/svg.ts";
import { spokenText } from "../step-text.ts";
import { box, boxFrame, growingBoxes, growingTable, type Idea, repeat } from "./idea.ts";

/** The widths of a letter and of a number of boxes. */
const LETTER = 2;

/** Put a number in place of the letter and see whether both sides are equal. */
export const tryANumber: Idea = (random) => {
	const [more, x] = [random.integer(2, 4), random.integer(4, 6)];
	const all = box(`${x + more}`, "mint", x + more);
	const tried = (value: number) => [box(`${value}`, "sky", value), box(`${more}`, "gold", more)];
	return [
		boxFrame(`Which number solves $x + ${more} = ${x + more}$? Both rows must be equally long.`, [
			[box("x", "sky", x), box(`${more}`, "gold", more)],
			[all],
		]),
		boxFrame(`Try 3 for $x$: $3 + ${more} = ${3 + more}$. That’s too short: 3 is not a solution.`, [
			tried(3),
			[all],
		]),
		boxFrame(`Try ${x}: $${x} + ${more} = ${x + more}$. Both sides are equal: ${x} is the solution.`, [
			tried(x),
			[all],
		]),
	];
};

/** Terms, coefficients and constants. */
export const namesOfParts: Idea = (random) => {
	const [a, b, c] = [random.integer(3, 5), random.integer(2, 3), random.integer(4, 9)];
	const terms = [box(`${a}x`, "sky", 3), box(`${b}y`, "gold", 3), box(`${c}`, "mint", 3)];
	return [
		boxFrame(`$${a}x + ${b}y + ${c}$ has three terms, joined by plus signs: $${a}x$, $${b}y$ and ${c}.`, [
			terms,
		]),
		boxFrame(`The number in front of a variable is its coefficient: ${a} of $x$, and ${b} of $y$.`, [
			terms,
			[box(`${a}`, "sky"), box("x", null, 2), box(`${b}`, "gold"), box("y", null, 2), box(`${c}`, "mint", 3)],
		]),
		boxFrame(`${c} has no variable. It always stays the same: it is a constant.`, [
			terms,
			[box("coefficient", "sky", 3), box("coefficient", "gold", 3), box("constant", "mint", 3)],
		]),
	];
};

/** Test numbers, then undo the last step first. */
export const testThenUndo: Idea = (random) => {
	const [more, boundary] = [random.integer(1, 4), random.integer(3, 5)];
	const all = 2 * boundary + more;
	const row = (x: number, fits: string) => [`${x}`, `${2 * x + more}`, fits] as const;
	const ray = { from: 0, to: 9, boundary, direction: "right" as const, is_closed: false };
	return [
		...growingTable(
			["x", `2x + ${more}`, `> ${all}?`],
			[
				[
					`Which numbers solve $2x + ${more} > ${all}$? Try ${boundary - 1}: too small.`,
					...row(boundary - 1, "no"),
				],
				[`${boundary} gives exactly ${all}. That’s not greater, so it doesn’t fit.`, ...row(boundary, "no")],
				[`${boundary + 1} fits, and so do all greater numbers.`, ...row(boundary + 1, "yes")],
			],
		),
		{
			text: `Solve it like an equation. Take ${more} away: $2x > ${2 * boundary}$. Divide by 2: $x > ${boundary}$.`,
			figure: { svg: inequalityLine(ray), alt: inequalityInWords(ray) },
		},
	];
};

/** One solution, none, or all numbers. */
export const howManySolutions: Idea = (random) => {
	const more = random.integer(1, 3);
	const x = repeat(2, "x", "sky", LETTER);
	const single = [box("x", "sky", LETTER)];
	return [
		boxFrame(
			`$2x + ${more} = x + ${more + 4}$: take one $x$ and ${more} away from both rows. One solution: $x = 4$.`,
			[
				[...x, box(`${more}`, "gold")],
				[...single, box(`${more + 4}`, "mint", LETTER + 1)],
			],
		),
		boxFrame(
			`$2x + ${more} = 2x + ${more + 3}$: the same $x$ on both sides, but different numbers. They are never equal: no solution.`,
			[
				[...x, box(`${more}`, "gold")],
				[...x, box(`${more + 3}`, "coral", 2)],
			],
		),
		boxFrame(
			`$2x + ${more} = 2x + ${more}$: both sides are the same. Every number fits: infinitely many solutions.`,
			[
				[...x, box(`${more}`, "gold")],
				[...x, box(`${more}`, "gold")],
			],
		),
	];
};

/** Fractions have decimals that end or repeat. */
export const endsOrRepeats: Idea = () => {
	const row = (number: string, digits: readonly string[], color: FigureColor | null) => [
		box(number, "gold", 2),
		box("=", null),
		...digits.map((digit) => box(digit, color)),
	];
	return growingBoxes([
		["A fraction of whole numbers is rational. Its decimal ends …", row("3/4", ["0.", "7", "5"], "mint")],
		["… or it repeats the same digits forever.", row("1/3", ["0.", "3", "3", "3", "3", "…"], "sky")],
		["The root of a perfect square is a whole number, so it’s rational, too.", row("√9", ["3"], "mint")],
		[
			"Other roots have decimals that never end and never repeat. No fraction is equal to them: they are irrational, as $\\pi$ is.",
			row("√2", ["1.", "4", "1", "4", "2", "1", "…"], null),
		],
	]);
};

/** The squares of the shorter sides, compared with the square of the longest one. */
export const testTheSides: Idea = () => {
	const square = (side: number, color: FigureColor) =>
		rectangle({
			width: side,
			height: side,
			below: `${side}`,
			beside: `${side}`,
			has_squares: true,
			color,
		});
	const strip = (side: number, color: FigureColor) => box(`${side ** 2}`, color, side ** 2);
	const compared = (text: string, [a, b, c]: readonly [number, number, number]) =>
		boxFrame(text, [[strip(a, "sky"), strip(b, "gold")], [strip(c, "mint")]]);
	return [
		{
			text: "A triangle has sides of 3, 4 and 5. Squares on the two shorter ones have $3^2 = 9$ and $4^2 = 16$ small squares.",
			figure: {
				svg: svgBeside(square(3, "sky"), square(4, "gold")),
				alt: "A square of 9 small squares, and one of 16.",
			},
		},
		compared(
			"$3^2 + 4^2 = 25$, and the longest side has $5^2 = 25$. Both are equal: a right triangle.",
			[3, 4, 5],
		),
		compared(
			"Sides of 4, 5 and 6: $4^2 + 5^2 = 41$, but $6^2 = 36$. Not equal: no right triangle.",
			[4, 5, 6],
		),
		compared(
			"Sides of 5, 12 and 13: $5^2 + 12^2 = 169$, and $13^2 = 169$. Always square the longest side by itself.",
			[5, 12, 13],
		),
	];
};

/** The distance of two points is the hypotenuse of a right triangle. */
export const triangleBetweenPoints: Idea = (random) => {
	const [x, y] = [random.integer(1, 2), random.integer(1, 2)];
	const [from, corner, to]: PlanePoint[] = [
		[x, y],
		[x + 4, y],
		[x + 4, y + 3],
	];
	if (from === undefined || corner === undefined || to === undefined) return [];
	const plane = { x: [0, 7], y: [0, 7] } as const;
	const points = [{ at: from }, { at: to }];
	const legs = [
		{ from, to: corner, color: "gold" as const },
		{ from: corner, to, color: "coral" as const },
	];
	const said = `points at (${from.join(", ")}) and (${to.join(", ")})`;
	return [
		{
			text: `How far is it from $(${from.join(", ")})$ to $(${to.join(", ")})$ in a straight line?`,
			segments: [{ from, to }],
		},
		{
			text: `Go across and up: a right triangle with legs 4 and 3.`,
			segments: [{ from, to }, ...legs],
		},
		{
			text: "The distance is the hypotenuse: $3^2 + 4^2 = 25$, and $\\sqrt{25} = 5$ units.",
			segments: [{ from, to, color: "mint" as const }, ...legs],
		},
	].map(({ text, segments }) => ({
		text,
		figure: {
			svg: coordinatePlane({ ...plane, points, segments }),
			alt: `A coordinate plane with ${said}. ${spokenText(text).replace("\\sqrt{25}", "the square root of 25")}`,
		},
	}));
};
