import { rectangle } from "../../../figures/fractions/grids.ts";
import type { FigureColor } from "../../../figures/svg.ts";
import { counted, inFull, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";

export const COLORS: readonly FigureColor[] = ["sky", "gold", "mint", "coral", "lilac"];
export const LENGTH_UNITS = ["cm", "in.", "m", "ft"] as const;

/** A rectangle with whole sides, and what it is in a story. */
export interface Sides {
	width: number;
	height: number;
	unit: string;
	thing: string;
}

/** Things with the unit in which they are some units long. */
const THINGS = [
	["card", "cm"],
	["ticket", "cm"],
	["sticker sheet", "cm"],
	["garden", "m"],
	["patio", "m"],
	["porch", "m"],
	["rug", "ft"],
	["garden bed", "ft"],
	["sandbox", "ft"],
	["notebook cover", "in."],
	["floor tile", "in."],
	["picture frame", "in."],
] as const;

export const sidesOf = (random: Random, least: number, most: number): Sides => {
	const [thing, unit] = random.pick(THINGS);
	return { width: random.integer(least, most), height: random.integer(least, most), unit, thing };
};

/** "4 cm by 6 cm". */
export const by = ({ width, height, unit }: Pick<Sides, "width" | "height" | "unit">) =>
	`${width} ${unit} by ${height} ${unit}`;

const around = ({ width, height }: Sides) => 2 * (width + height);

export function rectangleFigure(random: Random, sides: Sides, hasSquares: boolean) {
	const { width, height, unit } = sides;
	const squares = hasSquares ? ` It is made of ${counted(height, "row")} of ${width} unit squares.` : "";
	return {
		svg: rectangle({
			width,
			height,
			below: `${width} ${unit}`,
			beside: `${height} ${unit}`,
			has_squares: hasSquares,
			color: random.pick(COLORS),
		}),
		alt: `A rectangle. The side below is ${width} ${unit}, the side on the right ${height} ${unit}.${squares}`,
	};
}

export function areaDraft(sides: Sides, prompt: string): Draft {
	const { width, height, unit } = sides;
	const area = width * height;
	return {
		prompt,
		task: `the area of a rectangle that is ${by(sides)}`,
		right: whole(area),
		wrong: [
			[slip.foundThePerimeter, whole(around(sides))],
			[slip.addedTheSides, whole(width + height)],
			[slip.missedARow, whole(area - width)],
			[slip.oneRowTooMany, whole(area + width)],
		],
		unit: { after: `square ${inFull(unit)}` },
		hints: [
			"The area is the number of unit squares that cover the rectangle.",
			`One row along the side of ${width} ${unit} has ${width} squares. How many rows are there?`,
			`Find $${height} \\times ${width}$.`,
		],
		steps: [
			`${height} rows of ${width} squares cover the rectangle.`,
			`$${height} \\times ${width} = ${area}$, so the area is ${area} square ${inFull(unit)}.`,
		],
	};
}

export function perimeterDraft(sides: Sides, prompt: string): Draft {
	const { width, height, unit } = sides;
	return {
		prompt,
		task: `the perimeter of a rectangle that is ${by(sides)}`,
		right: whole(around(sides)),
		wrong: [
			[slip.addedTwoSidesOnly, whole(width + height)],
			[slip.areaForPerimeter, whole(width * height)],
			[slip.leftOutOneSide, whole(around(sides) - height)],
			[slip.countedASideTwice, whole(around(sides) + width)],
		],
		unit: { after: unit },
		hints: [
			"The perimeter is the distance all the way around.",
			width === height
				? `All four sides are ${width} ${unit} long.`
				: `Opposite sides are equal: two sides of ${width} ${unit} and two of ${height} ${unit}.`,
			`Find $${width} + ${height} + ${width} + ${height}$.`,
		],
		steps: [
			"A rectangle has two pairs of equal sides.",
			`$${width} + ${height} + ${width} + ${height} = ${around(sides)}$, so the perimeter is ${around(sides)} ${unit}.`,
		],
	};
}

/** Ways to tell the two sides in a story. */
export function toldSides(random: Random, sides: Sides): string {
	const { width, height, thing } = sides;
	// In a sentence, "in." would be read as the word.
	const unit = sides.unit === "in." ? "inches" : sides.unit;
	const name = random.pick(NAMES);
	const size = by({ width, height, unit });
	if (width === height)
		return random.pick([
			`A square ${thing} is ${size}.`,
			`${name} draws a plan of a square ${thing}. It is ${size}.`,
		]);
	return random.pick([
		`${name} measures a rectangular ${thing}. One side is ${width} ${unit} and the other ${height} ${unit}.`,
		`A rectangular ${thing} is ${size}.`,
		`${name} draws a plan of a rectangular ${thing}. It is ${Math.max(width, height)} ${unit} long and ${Math.min(width, height)} ${unit} wide.`,
	]);
}

/** The area of a thing, with a picture of its squares or its sides, or without one. */
export const areaOf =
	(least: number, most: number, picture: "squares" | "sides" | "none"): Form =>
	(random) => {
		const sides = sidesOf(random, least, most);
		const asked = random.pick(["What is its area?", "Find its area.", "How much area does it cover?"]);
		const draft = areaDraft(sides, `${toldSides(random, sides)} ${asked}`);
		return picture === "none"
			? draft
			: { ...draft, figure: rectangleFigure(random, sides, picture === "squares") };
	};
