import { tiledSquare } from "../../../figures/fractions/tiled-square.ts";
import { coordinatePlane, type Plane, type PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { prism } from "../../../figures/shapes/prism.ts";
import type { Idea, IdeaFrame } from "../idea.ts";

function onThePlane(plane: Plane, text: string, alt: string): IdeaFrame {
	return { text, figure: { svg: coordinatePlane(plane), alt } };
}

function box([left, low]: PlanePoint, [right, high]: PlanePoint): PlanePoint[] {
	return [
		[left, low],
		[right, low],
		[right, high],
		[left, high],
	];
}

/** The way around a rectangle, and the squares inside. */
export const aroundAndInside: Idea = (random) => {
	const [long, wide] = [random.integer(4, 6), random.integer(2, 3)];
	const plane = { x: [0, 7], y: [0, 7] } as const;
	const corners = box([0, 0], [long, wide]);
	const sides = corners.map((from, at) => ({
		from,
		to: corners[(at + 1) % 4] ?? from,
		color: "coral" as const,
	}));
	return [
		onThePlane(
			{ ...plane, segments: sides.slice(0, 2) },
			`Perimeter is the distance around. One length and one width: $${long} + ${wide} = ${long + wide}$.`,
			`Two sides of a rectangle, ${long} and ${wide} long.`,
		),
		onThePlane(
			{ ...plane, segments: sides },
			`All the way around there are two of each: $2 \\times ${long} + 2 \\times ${wide} = ${2 * (long + wide)}$ units.`,
			`All four sides of a rectangle ${long} long and ${wide} wide.`,
		),
		onThePlane(
			{ ...plane, segments: sides, polygons: [{ corners, color: "sky" }] },
			`Area is the space inside. Length times width: $${long} \\times ${wide} = ${long * wide}$ square units.`,
			`The rectangle ${long} long and ${wide} wide, filled.`,
		),
	];
};

interface Parallelogram {
	base: number;
	high: number;
	/** How far its upper side is shifted to the right. */
	lean: number;
}

/** The triangle on the left, and the rest. */
function cutOff({ base, high, lean }: Parallelogram): readonly [PlanePoint[], PlanePoint[]] {
	return [
		[
			[0, 0],
			[lean, 0],
			[lean, high],
		],
		[
			[lean, 0],
			[base, 0],
			[base + lean, high],
			[lean, high],
		],
	];
}

/** Both triangles along the shorter diagonal. */
function halvesOf({ base, high, lean }: Parallelogram): readonly [PlanePoint[], PlanePoint[]] {
	return [
		[
			[0, 0],
			[base, 0],
			[lean, high],
		],
		[
			[base, 0],
			[base + lean, high],
			[lean, high],
		],
	];
}

/** A piece of a parallelogram moves and makes a rectangle; half of it is a triangle. */
export const moveAPiece: Idea = (random) => {
	const shape = { base: random.integer(4, 5), high: random.integer(3, 4), lean: 2 };
	const { base, high } = shape;
	const [piece, rest] = cutOff(shape);
	const moved = piece.map(([x, y]): PlanePoint => [x + base, y]);
	const [half, other] = halvesOf(shape);
	const two = (first: PlanePoint[], second: PlanePoint[]): Plane => ({
		x: [0, 8],
		y: [0, 8],
		polygons: [
			{ corners: first, color: "sky" },
			{ corners: second, color: "gold" },
		],
	});
	return [
		onThePlane(
			two(rest, piece),
			`A parallelogram with base ${base} and height ${high}. Cut off the triangle on the left.`,
			`A parallelogram with base ${base} and height ${high}; a triangle on its left is marked.`,
		),
		onThePlane(
			two(rest, moved),
			`Move it to the right end. Now it’s a rectangle: base times height, $${base} \\times ${high} = ${base * high}$ square units.`,
			`The triangle is on the right: the shape is a rectangle ${base} wide and ${high} high.`,
		),
		onThePlane(
			two(half, other),
			`Cut the parallelogram into two equal triangles: each has half of its area, $${base * high} \\div 2 = ${(base * high) / 2}$ square units.`,
			"The parallelogram is cut into two equal triangles.",
		),
	];
};

/** A rectangle and a triangle, added. */
export const rectangleAndTriangle: Idea = (random) => {
	const [wide, high] = [random.pick([4, 6]), random.integer(2, 3)];
	const plane = { x: [0, 7], y: [0, 7] } as const;
	const wall = { corners: box([0, 0], [wide, high]), color: "sky" as const };
	const roof = {
		corners: [[0, high] as PlanePoint, [wide, high] as PlanePoint, [wide / 2, high + 3] as PlanePoint],
		color: "gold" as const,
	};
	return [
		onThePlane(
			{ ...plane, polygons: [wall] },
			`A house is a rectangle and a triangle. The rectangle: $${wide} \\times ${high} = ${wide * high}$ square units.`,
			`A rectangle ${wide} wide and ${high} high.`,
		),
		onThePlane(
			{ ...plane, polygons: [wall, roof] },
			`The triangle is ${wide} wide and 3 high, half of a rectangle: $${wide} \\times 3 \\div 2 = ${(wide * 3) / 2}$.`,
			`On the rectangle there is a triangle ${wide} wide and 3 high.`,
		),
		onThePlane(
			{
				...plane,
				polygons: [wall, roof],
				segments: [{ from: [0, high], to: [wide, high], is_dashed: true }],
			},
			`Add the parts: $${wide * high} + ${(wide * 3) / 2} = ${wide * high + (wide * 3) / 2}$ square units.`,
			"The house; a dashed line separates the rectangle from the triangle.",
		),
	];
};

/** Sides of a rectangle, found from the coordinates of its vertices. */
export const sidesFromCoordinates: Idea = (random) => {
	const [left, low] = [-random.integer(2, 3), -random.integer(1, 2)];
	const [right, high] = [random.integer(2, 4), random.integer(2, 3)];
	const plane = { x: [-5, 5], y: [-5, 5] } as const;
	const polygon = { corners: box([left, low], [right, high]), color: "sky" as const };
	const across = { from: [left, low] as PlanePoint, to: [right, low] as PlanePoint, color: "gold" as const };
	const up = { from: [right, low] as PlanePoint, to: [right, high] as PlanePoint, color: "coral" as const };
	const said = `A rectangle with vertices (${left}, ${low}), (${right}, ${low}), (${right}, ${high}) and (${left}, ${high}).`;
	return [
		onThePlane(
			{ ...plane, polygons: [polygon] },
			`The vertices are $(${left}, ${low})$, $(${right}, ${low})$, $(${right}, ${high})$ and $(${left}, ${high})$.`,
			said,
		),
		onThePlane(
			{ ...plane, polygons: [polygon], segments: [across] },
			`At the bottom both ends have the $y$-coordinate $${low}$. From $${left}$ to 0 and on to ${right}: $${-left} + ${right} = ${right - left}$ units.`,
			`${said} The bottom side is marked.`,
		),
		onThePlane(
			{ ...plane, polygons: [polygon], segments: [across, up] },
			`On the right both ends have the $x$-coordinate ${right}. From $${low}$ to 0 and on to ${high}: $${-low} + ${high} = ${high - low}$ units.`,
			`${said} The bottom side and the right side are marked.`,
		),
	];
};

/** A box that is a whole and a half as high. */
export const halfAsHigh: Idea = (random) => {
	const [long, wide] = [random.integer(3, 5), random.integer(2, 3)];
	const each = long * wide;
	const draw = (height: string, high: number) =>
		prism({
			face: [
				[0, 0],
				[long, 0],
				[long, high],
				[0, high],
			],
			depth: wide,
			edge_labels: { 2: `${long} in`, 3: `${height} in` },
			depth_label: { corner: 2, text: `${wide} in` },
			color: "sky",
		});
	const alt = (height: string) => `A box ${long} inches long, ${wide} inches wide and ${height} high.`;
	return [
		{
			text: `A box 1 inch high holds one layer of unit cubes: $${long} \\times ${wide} \\times 1 = ${each}$ cubic inches.`,
			figure: { svg: draw("1", 1), alt: alt("1 inch") },
		},
		{
			text: `Half as high, it holds half as much: $${long} \\times ${wide} \\times \\dfrac{1}{2} = ${each / 2}$ cubic inches.`,
			figure: { svg: draw("1/2", 0.5), alt: alt("half an inch") },
		},
		{
			text: `One and a half layers: $${each} + ${each / 2} = ${1.5 * each}$. So $${long} \\times ${wide} \\times 1\\dfrac{1}{2}$: length times width times height works with fractions, too.`,
			figure: { svg: draw("1 1/2", 1.5), alt: alt("one and a half inches") },
		},
	];
};

/** A square of 1, cut into tiles: how many of them a rectangle with fractional sides covers. */
export const tilesOfASquare: Idea = (random) => {
	const [columns, rows] = [random.integer(4, 5), 3];
	const [across, up] = [columns - 1, 2];
	const draw = (shown: number, high: number) =>
		tiledSquare({
			columns,
			rows: high === 0 ? 1 : rows,
			across: shown,
			up: high === 0 ? 1 : high,
			below: `${across}/${columns} m`,
			beside: high === 0 ? "1 m" : `${up}/${rows} m`,
			color: "sky",
		});
	const [wide, tall] = [`\\dfrac{${across}}{${columns}}`, `\\dfrac{${up}}{${rows}}`];
	const all = columns * rows;
	return [
		{
			text: `The square is 1 meter on each side. Cut it into ${columns} columns. ${across} of them are $${wide}$ meter wide.`,
			figure: {
				svg: draw(across, 0),
				alt: `A square cut into ${columns} columns, ${across} of them colored.`,
			},
		},
		{
			text: `Cut it into ${rows} rows, too. There are $${columns} \\times ${rows} = ${all}$ equal tiles. The rectangle is $${tall}$ meter high.`,
			figure: {
				svg: draw(across, up),
				alt: `The square cut into ${columns} columns and ${rows} rows. A rectangle of ${across} by ${up} tiles is colored.`,
			},
		},
		{
			text: `It has $${across} \\times ${up} = ${across * up}$ of the ${all} tiles, so its area is $${wide} \\times ${tall} = \\dfrac{${across * up}}{${all}}$ square meter.`,
			figure: {
				svg: tiledSquare({
					columns,
					rows,
					across,
					up,
					below: `${across}/${columns} m`,
					beside: `${up}/${rows} m`,
					color: "mint",
				}),
				alt: `The same square; the rectangle of ${across} by ${up} tiles is colored.`,
			},
		},
	];
};
