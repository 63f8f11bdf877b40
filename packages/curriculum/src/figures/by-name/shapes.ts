import type { shapeFigures } from "@learnin/domain/authoring/drawn-figures/shapes";
import { circle } from "../shapes/circle.ts";
import { gridShape, lShape } from "../shapes/grid-shape.ts";
import { rectangle } from "../fractions/grids.ts";
import { labeledPolygon } from "../shapes/labeled-polygon.ts";
import { namedPath } from "../shapes/lines-and-rays.ts";
import { polygonOfSides } from "../shapes/polygon-of-sides.ts";
import { type Corner, polygon, regular, turned } from "../shapes/polygons.ts";
import { rightTriangle } from "../shapes/right-triangle.ts";
import { sideSquares } from "./side-squares.ts";
import { squaresProof } from "../shapes/squares-proof.ts";
import { cutTriangle, hourglass, trianglePair } from "../shapes/triangle-pair.ts";
import { type AuthorFigures, counted, needsSome, said, told } from "./author-figure.ts";
import { drawnByCorners } from "./corners.ts";

/** Flat shapes and lines with settings for authors. */
export const shapes: AuthorFigures<typeof shapeFigures> = {
	...drawnByCorners,
	rectangle: {
		initial: { width: "6", height: "4", below: "6 ft", beside: "4 ft", squares: "yes" },
		read(read) {
			const [width, height] = [read.whole("width", 1, 16), read.whole("height", 1, 12)];
			const [below, beside] = [read.words("below", 24), read.words("beside", 12)];
			const has_squares = read.isYes("squares");
			return () => ({
				svg: rectangle({ width, height, below, beside, has_squares, color: "mint" }),
				alt: `${has_squares ? `A rectangle of ${counted(height, "row")} with ${counted(width, "square")} in each.` : "A rectangle."}${told(
					[
						["Below it", below],
						["Beside it", beside],
					],
				)}`,
			});
		},
	},
	"l-shape": {
		initial: {
			width: "9",
			height: "6",
			cut_width: "4",
			cut_height: "3",
			bottom: "9 m",
			left: "6 m",
			top: "5 m",
			right: "3 m",
			inner_width: "",
			inner_height: "",
			split: "no",
		},
		read(read) {
			const [width, height] = [read.number("width", 1, 100), read.number("height", 1, 100)];
			const cut = {
				cut_width: read.number("cut_width", 0.1, width * 0.95),
				cut_height: read.number("cut_height", 0.1, height * 0.95),
			};
			const names = ["bottom", "left", "top", "right", "inner_width", "inner_height"] as const;
			const sides = Object.fromEntries(names.map((name) => [name, read.words(name, 8)])) as Record<
				(typeof names)[number],
				string
			>;
			const is_split = read.isYes("split");
			return () => ({
				svg: lShape({ width, height, ...cut, sides, is_split, color: "mint" }),
				alt: `A rectangle with a corner cut out on the upper right.${is_split ? " A dashed line splits it into two rectangles." : ""}${told(
					[
						["Below", sides.bottom],
						["On the left", sides.left],
						["Above", sides.top],
						["On the right", sides.right],
						["At the horizontal side of the cut", sides.inner_width],
						["At the vertical side of the cut", sides.inner_height],
					],
				)}`,
			});
		},
	},
	"right-triangle": {
		initial: { across: "4", up: "3", below: "4 cm", beside: "3 cm", slant: "?" },
		read(read) {
			const [across, up] = [read.number("across", 0.1, 1000), read.number("up", 0.1, 1000)];
			const labels = [read.words("below", 16), read.words("beside", 10), read.words("slant", 14)] as const;
			return () => ({
				svg: rightTriangle({ across, up, labels, color: "sky" }),
				alt: `A right triangle. The horizontal leg: ${said(labels[0])}. The vertical leg: ${said(labels[1])}. The side opposite the right angle: ${said(labels[2])}.`,
			});
		},
	},
	circle: {
		initial: { shows: "radius", text: "5 cm", part: "whole" },
		read(read) {
			const shows = read.choice("shows", ["radius", "diameter"]);
			const text = read.words("text", shows === "radius" ? 8 : 16);
			const is_half = read.choice("part", ["whole", "half"]) === "half";
			return () => ({
				svg: circle({ shows, text, is_half, color: "sky" }),
				alt: `A ${is_half ? "half circle" : "circle"}. Its ${shows}: ${said(text)}.`,
			});
		},
	},
	polygon: {
		initial: { sides: "6", turn: "0" },
		read(read) {
			const [sides, turn] = [read.whole("sides", 3, 12), read.number("turn", 0, 360)];
			return () => ({
				svg: polygon(turned(regular(sides, 100), turn), "lilac"),
				alt: `A shape with ${sides} equal sides.`,
			});
		},
	},
	"labelled-polygon": {
		initial: {
			sides: [
				["7", "7 cm"],
				["5", "5 cm"],
				["6", "6 cm"],
				["4", "?"],
			],
		},
		read(read) {
			const sides = read.rows("sides", [3, 8], (row) => ({
				length: row.number("0", 0.1, 1000),
				text: row.words("1", 8),
			}));
			const corners = cornersOfSides(sides.map(({ length }) => length));
			if (corners === null) read.refuse("sides", "side-too-long");
			return () => ({
				svg: labeledPolygon(
					corners ?? [],
					sides.map(({ text }) => text),
					"lilac",
				),
				alt: `A shape with ${sides.length} sides: ${sides.map(({ text }) => said(text)).join(", ")}.`,
			});
		},
	},
	"grid-shape": {
		initial: {
			columns: "8",
			rows: [
				["0", "0"],
				["1", "5"],
				["1", "5"],
				["1", "2"],
				["0", "0"],
			],
		},
		read(read) {
			const columns = read.whole("columns", 1, 16);
			const rows = read.rows("rows", [1, 12], (row) => {
				const empty = row.whole("0", 0, columns);
				return { empty, colored: row.whole("1", 0, columns - empty) };
			});
			needsSome(
				read,
				"rows",
				rows.map(({ colored }) => colored),
			);
			const cells = rows.flatMap(({ empty, colored }, row) =>
				Array.from({ length: colored }, (_, at) => [row, empty + at] as const),
			);
			return () => ({
				svg: gridShape(cells, rows.length, columns, "sky"),
				alt: `A shape on a grid. Colored squares from the top row down: ${rows.map(({ empty, colored }) => (colored === 0 ? "none" : `${colored} after ${empty} empty`)).join(", ")}.`,
			});
		},
	},
	"triangle-pair": {
		initial: {
			sides: [
				["4", "4", "6"],
				["3", "3", "?"],
				["5", "5", "7.5"],
			],
			ratio: "1.5",
			names: "ABC",
			other_names: "DEF",
		},
		read(read) {
			const sides = read.rows("sides", [3, 3], (row) => ({
				length: row.number("0", 0.1, 1000),
				first: row.words("1", 10),
				second: row.words("2", 10),
			}));
			const corners = cornersOfSides(sides.map(({ length }) => length)) as Three<Corner> | null;
			if (corners === null && sides.length === 3) read.refuse("sides", "side-too-long");
			const ratio = read.number("ratio", 0.2, 5);
			const [names, others] = [read.words("names", 3), read.words("other_names", 3)];
			const [one, other] = [sides.map(({ first }) => first), sides.map(({ second }) => second)];
			const triangle = (texts: string[], letters: string, color: "sky" | "gold") => ({
				corners: corners ?? NONE,
				sides: three(texts),
				names: three([...letters]),
				color,
			});
			return () => ({
				svg: trianglePair(triangle(one, names, "sky"), triangle(other, others, "gold"), ratio),
				alt: `Two similar triangles. Sides of the first: ${one.map(said).join(", ")}. Sides of the second, in the same order: ${other.map(said).join(", ")}.${told(
					[
						["Corners of the first", [...names].join(", ")],
						["Corners of the second", [...others].join(", ")],
					],
				)}`,
			});
		},
	},
	"cut-triangle": {
		initial: { part: "0.6", above: "6", below: "4", cut: "9", base: "?" },
		read(read) {
			const part = read.number("part", 0.25, 0.8);
			const [above, below] = [read.words("above", 8), read.words("below", 8)];
			const [cut, base] = [read.words("cut", 12), read.words("base", 16)];
			return () => ({
				svg: cutTriangle(part, { above, below, cut, base }),
				alt: `A triangle cut by a line parallel to its base. On the left, above the line: ${said(above)}. Below it: ${said(below)}. The line: ${said(cut)}. The base: ${said(base)}.`,
			});
		},
	},
	hourglass: {
		initial: { ratio: "1.5", above: "8", below: "12", upper_side: "6", lower_side: "?" },
		read(read) {
			const ratio = read.number("ratio", 0.5, 2.5);
			const [upper, lower] = [read.words("above", 12), read.words("below", 12)];
			const [above, below] = [read.words("upper_side", 8), read.words("lower_side", 8)];
			return () => ({
				svg: hourglass(ratio, { upper, lower, above, below }),
				alt: `Two triangles that meet in a point, with parallel ends. Upper end: ${said(upper)}. Lower end: ${said(lower)}. Side of the upper one: ${said(above)}. Side of the lower one: ${said(below)}.`,
			});
		},
	},
	"squares-on-sides": sideSquares,
	"squares-proof": {
		initial: { a: "3", b: "4" },
		read(read) {
			const a = read.whole("a", 1, 100);
			const b = read.whole("b", a, 6 * a);
			return () => ({
				svg: squaresProof(a, b),
				alt: `A large square with four right triangles in its corners and a tilted square between them. The legs of each triangle are ${a} and ${b}.`,
			});
		},
	},
	"named-path": {
		initial: { kind: "segment", rise: "40" },
		read(read) {
			const kind = read.choice("kind", ["point", "segment", "ray", "line"]);
			const rise = read.whole("rise", 0, 100);
			const drawn = {
				point: "A point P.",
				segment: "A straight path from P to Q that ends at both points.",
				ray: "A straight path that begins at P, goes through Q and on with an arrow.",
				line: "A straight path through P and Q with an arrow at each end.",
			};
			return () => ({ svg: namedPath(kind, rise, "sky"), alt: drawn[kind] });
		},
	},
};

type Three<T> = readonly [T, T, T];

const three = ([first = "", second = "", third = ""]: readonly string[]): Three<string> => [
	first,
	second,
	third,
];

const NONE: Three<Corner> = [
	[0, 0],
	[1, 0],
	[0, 1],
];

/**
 * Corners of a shape with these sides in order, on a circle whose center is inside; null if a side is too long for
 * that.
 */
function cornersOfSides(sides: readonly number[]): Corner[] | null {
	const longest = Math.max(...sides);
	const others = sides.reduce((sum, side) => sum + side, 0) - longest;
	if (sides.length < 3 || others <= longest * 1.02) return null;
	if (sides.length === 3) return triangleOf(sides as unknown as Three<number>);
	const around = sides.reduce((sum, side) => sum + 2 * Math.asin(side / longest), 0);
	return around < 2 * Math.PI ? null : polygonOfSides(sides, 260);
}

/**
 * A triangle by its sides: the first is horizontal at the bottom, from right to left, and the others follow clockwise.
 */
function triangleOf([base, left, right]: Three<number>): Corner[] {
	const scale = 260 / base;
	const x = (base * base + left * left - right * right) / (2 * base);
	const y = Math.sqrt(Math.max(0, left * left - x * x));
	const corners: Corner[] = [
		[base * scale, y * scale],
		[0, y * scale],
		[x * scale, 0],
	];
	const least = Math.min(...corners.map(([across]) => across));
	return corners.map(([across, down]): Corner => [across - least, down]);
}
