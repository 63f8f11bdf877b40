import { type Corner, flatShape, type FlatShape } from "../../figures/shapes/flat-shape.ts";
import { inFull, type Random, slip, whole, type Wrong } from "../../kit/index.ts";

const COLORS = ["sky", "mint", "gold", "lilac"] as const;
const UNITS = ["cm", "m", "ft", "yd"] as const;

/** A shape whose area is put together from the areas of simple shapes. */
export interface Composite {
	shape: FlatShape;
	alt: string;
	unit: string;
	area: number;
	wrong: readonly Wrong[];
	hints: readonly [string, string, string];
	steps: readonly string[];
	/** Given in words, without a figure. */
	told?: string;
}

export const rect = (x: number, y: number, a: number, b: number): Corner[] => [
	[x, y],
	[x + a, y],
	[x + a, y + b],
	[x, y + b],
];
const span = (length: number, unit: string) => `${length} ${unit}`;

export const figureOf = ({ shape, alt }: Composite) => ({ svg: flatShape(shape), alt });

/** Two rectangles side by side. */
export function ell(random: Random): Composite {
	const a = random.integer(2, 9);
	const b = random.integer(2, 9);
	const low = random.integer(2, 7);
	const more = random.integer(2, 8);
	const unit = random.pick(UNITS);
	const tall = low + more;
	const [left, right] = [a * tall, b * low];
	return {
		unit,
		shape: {
			parts: [
				{
					corners: [
						[0, 0],
						[a, 0],
						[a, more],
						[a + b, more],
						[a + b, tall],
						[0, tall],
					],
					color: random.pick(COLORS),
				},
			],
			labels: [
				{ from: [0, 0], to: [a, 0], text: span(a, unit) },
				{ from: [a, more], to: [a + b, more], text: span(b, unit) },
				{ from: [a + b, more], to: [a + b, tall], text: span(low, unit) },
				{ from: [0, tall], to: [0, 0], text: span(tall, unit) },
			],
		},
		alt: `An L-shape. Its left part is ${span(a, unit)} wide and ${span(tall, unit)} high. Its right part is ${span(b, unit)} wide and ${span(low, unit)} high.`,
		area: left + right,
		wrong: [
			[slip.countedAPieceTwice, whole(left + (a + b) * low)],
			[slip.filledTheCorner, whole((a + b) * tall)],
			[slip.foundOnePart, whole(left)],
			[slip.foundOnePart, whole(right)],
			[slip.addedAllSides, whole(a + b + low + tall)],
			[slip.gaveThePerimeter, whole(2 * (a + b + tall))],
		],
		hints: [
			"Cut the shape into two rectangles.",
			`One of them is ${a} by ${tall}, and the other one is ${b} by ${low}.`,
			"Find both areas, and add them.",
		],
		steps: [
			`$${a} \\times ${tall} = ${left}$ and $${b} \\times ${low} = ${right}$.`,
			`Together: $${left} + ${right} = ${left + right}$ square ${inFull(unit)}.`,
		],
	};
}

/** A rectangle with a triangle on top of it, and both areas. */
export function house(random: Random) {
	const half = random.integer(2, 8);
	const wall = random.integer(3, 9);
	const roof = random.integer(2, 8);
	const unit = random.pick(UNITS);
	const width = 2 * half;
	const [box, top] = [width * wall, half * roof];
	const composite: Composite = {
		unit,
		shape: {
			parts: [
				{ corners: rect(0, roof, width, wall), color: "sky" },
				{
					corners: [
						[half, 0],
						[width, roof],
						[0, roof],
					],
					color: "coral",
				},
			],
			labels: [
				{ from: [width, roof], to: [width, roof + wall], text: span(wall, unit) },
				{ from: [width, roof + wall], to: [0, roof + wall], text: span(width, unit) },
				{ from: [half, roof], to: [half, 0], text: span(roof, unit), is_dashed: true },
			],
			right_angles: [
				{
					at: [half, roof],
					toward: [
						[width, roof],
						[half, 0],
					],
				},
			],
		},
		alt: `A rectangle of ${span(width, unit)} by ${span(wall, unit)} with a triangle on top of it. The triangle has the same base of ${span(width, unit)} and a height of ${span(roof, unit)}.`,
		told: `a rectangle of ${span(width, unit)} by ${span(wall, unit)} with a triangle on top of it (base ${span(width, unit)}, height ${span(roof, unit)})`,
		area: box + top,
		wrong: [
			[slip.forgotTheHalf, whole(box + width * roof)],
			[slip.foundOnePart, whole(box)],
			[slip.foundOnePart, whole(top)],
			[slip.addedAllSides, whole(width + wall + roof)],
		],
		hints: [
			"The shape is a rectangle and a triangle. Find each area by itself.",
			`The rectangle is ${width} by ${wall}. The triangle has the base ${width} and the height ${roof}.`,
			"The triangle is half of base times height. Add both areas.",
		],
		steps: [
			`Rectangle: $${width} \\times ${wall} = ${box}$. Triangle: $${width} \\times ${roof} \\div 2 = ${top}$.`,
			`Together: $${box} + ${top} = ${box + top}$ square ${inFull(unit)}.`,
		],
	};
	return { composite, width, wall, roof, half, box, top };
}

/** A rectangle without one corner. */
export function cut(random: Random): Composite {
	const [x, y, unit] = [2 * random.integer(1, 4), random.integer(2, 6), random.pick(UNITS)];
	const [width, height] = [x + random.integer(4, 9), y + random.integer(2, 8)];
	const [all, piece] = [width * height, (x * y) / 2];
	const told = `A rectangle of ${span(width, unit)} by ${span(height, unit)} has one corner cut off. The piece cut off is a right triangle with legs of ${span(x, unit)} and ${span(y, unit)}.`;
	return {
		unit,
		shape: {
			parts: [
				{
					corners: [
						[0, 0],
						[width - x, 0],
						[width, y],
						[width, height],
						[0, height],
					],
					color: random.pick(COLORS),
				},
			],
			labels: [
				{ from: [width - x, 0], to: [width, 0], text: span(x, unit), is_dashed: true },
				{ from: [width, 0], to: [width, y], text: span(y, unit), is_dashed: true },
				{ from: [width, height], to: [0, height], text: span(width, unit) },
				{ from: [0, height], to: [0, 0], text: span(height, unit) },
			],
		},
		alt: told,
		area: all - piece,
		wrong: [
			[slip.forgotTheHalf, whole(all - x * y)],
			[slip.addedTheMissingPiece, whole(all + piece)],
			[slip.filledTheCorner, whole(all)],
			[slip.gaveTheMissingPiece, whole(piece)],
		],
		hints: [
			"Find the area of the whole rectangle first.",
			`The piece cut off is a right triangle with legs of ${x} and ${y}. What is its area?`,
			"Subtract the triangle from the rectangle.",
		],
		steps: [
			`$${width} \\times ${height} = ${all}$, and the corner is $${x} \\times ${y} \\div 2 = ${piece}$.`,
			`Left: $${all} - ${piece} = ${all - piece}$ square ${inFull(unit)}.`,
		],
	};
}

/** A rectangle with a border all around it; the border is asked for. */
export function frame(random: Random): Composite {
	const inner = random.integer(3, 14);
	const high = random.integer(3, 10);
	const border = random.integer(1, 4);
	const unit = random.pick(UNITS);
	const [width, height] = [inner + 2 * border, high + 2 * border];
	const [all, hole] = [width * height, inner * high];
	return {
		unit,
		shape: {
			parts: [
				{ corners: rect(0, 0, width, height), color: "gold" },
				{ corners: rect(border, border, inner, high), color: "sky" },
			],
			labels: [
				{ from: [border, border], to: [width - border, border], text: span(inner, unit) },
				{ from: [border, height - border], to: [border, border], text: span(high, unit) },
				{
					from: [width - border, height / 2],
					to: [width, height / 2],
					text: span(border, unit),
					is_dashed: true,
				},
			],
		},
		alt: `A rectangle of ${span(inner, unit)} by ${span(high, unit)} with a frame of ${span(border, unit)} around it on all four sides.`,
		area: all - hole,
		wrong: [
			[slip.oneBorderOnly, whole((inner + border) * (high + border) - hole)],
			[slip.leftOutTheCorners, whole(2 * border * (inner + high))],
			[slip.countedAPieceTwice, whole(2 * border * (width + height))],
			[slip.filledTheCorner, whole(all)],
		],
		hints: [
			"How long and how wide are both together? The border is on both sides.",
			`Add the width of the border twice: $${inner} + 2 \\times ${border}$ and $${high} + 2 \\times ${border}$.`,
			"Subtract the inner rectangle from the whole.",
		],
		steps: [
			`Together: $${width} \\times ${height} = ${all}$. Inside: $${inner} \\times ${high} = ${hole}$.`,
			`The border: $${all} - ${hole} = ${all - hole}$ square ${inFull(unit)}.`,
		],
	};
}
