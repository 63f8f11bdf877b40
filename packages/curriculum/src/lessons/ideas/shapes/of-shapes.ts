import { type Cells, gridShape } from "../../../figures/shapes/grid-shape.ts";
import { coordinatePlane, lineInside, type PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { dotArray } from "../../../figures/fractions/grids.ts";
import { polygon } from "../../../figures/shapes/polygons.ts";
import { prism } from "../../../figures/shapes/prism.ts";
import { svgBeside } from "../../../figures/svg.ts";
import type { Idea, IdeaFrame } from "../idea.ts";

const PLANE = { x: [-6, 6], y: [-4, 4], x_step: 1, y_step: 1 } as const;

interface Corners {
	corners: readonly PlanePoint[];
	color: "sky" | "gold";
	name: string;
}

function onThePlane(text: string, triangles: readonly Corners[]): IdeaFrame {
	const said = triangles.map(
		({ corners, name }) =>
			`Triangle ${name} with corners ${corners.map((corner) => `(${corner.join(", ")})`).join(", ")}.`,
	);
	return {
		text,
		figure: {
			svg: coordinatePlane({ ...PLANE, polygons: triangles }),
			alt: `A coordinate plane. ${said.join(" ")}`,
		},
	};
}

/** A triangle that moves and keeps its lengths and angles. */
export const moveKeepsLengths: Idea = (random) => {
	const [a, b] = [random.integer(2, 3), random.integer(2, 3)];
	const corners: PlanePoint[] = [
		[1, 1],
		[1 + a, 1],
		[1, 1 + b],
	];
	const first: Corners = { corners, color: "sky", name: "A" };
	const moved = (change: (corner: PlanePoint) => PlanePoint): Corners => ({
		corners: corners.map(change),
		color: "gold",
		name: "B",
	});
	return [
		onThePlane(`Triangle A has a side of ${a} and a side of ${b}.`, [first]),
		onThePlane("Flip it over the vertical axis: the sides stay as long as they were.", [
			first,
			moved(([x, y]) => [-x, y]),
		]),
		onThePlane("Turn it around the origin: lengths and angles still stay the same.", [
			first,
			moved(([x, y]) => [-x, -y]),
		]),
	];
};

/** Right and left change x, up and down change y. */
export const rightAndUp: Idea = (random) => {
	const [right, down] = [random.integer(3, 4), random.integer(2, 3)];
	const first: Corners = {
		corners: [
			[-4, 1],
			[-2, 1],
			[-4, 3],
		],
		color: "sky",
		name: "A",
	};
	const moved = (dx: number, dy: number): Corners => ({
		corners: first.corners.map(([x, y]) => [x + dx, y + dy]),
		color: "gold",
		name: "B",
	});
	return [
		onThePlane("Each corner has two coordinates: right or left first, then up or down.", [first]),
		onThePlane(`${right} to the right: add ${right} to each first coordinate.`, [first, moved(right, 0)]),
		onThePlane(`And ${down} down: subtract ${down} from each second coordinate.`, [
			first,
			moved(right, -down),
		]),
	];
};

/** A prediction is read from the line. */
export const readTheLine: Idea = (random) => {
	const [start, rate] = [random.integer(1, 3), 2];
	const plane = { x: [0, 6], y: [0, 16], x_step: 1, y_step: 2, x_name: "weeks", y_name: "height" } as const;
	const [from, to] = lineInside(plane, rate, start) ?? [
		[0, 0],
		[0, 0],
	];
	const at: PlanePoint = [4, rate * 4 + start];
	const line = { from, to, color: "sky" as const };
	const up = { from: [4, 0] as PlanePoint, to: at, color: "coral" as const, is_dashed: true };
	const rule = `$h = ${rate}w + ${start}$`;
	return [
		{
			text: `A plant’s height follows the line ${rule}.`,
			figure: {
				svg: coordinatePlane({ ...plane, segments: [line] }),
				alt: `A line from height ${start} that goes up ${rate} each week.`,
			},
		},
		{
			text: "What is its height in week 4? Go up from 4 to the line.",
			figure: {
				svg: coordinatePlane({ ...plane, segments: [line, up] }),
				alt: "From week 4 a dashed piece goes up to the line.",
			},
		},
		{
			text: `There the height is $${rate} \\times 4 + ${start} = ${at[1]}$. The rule gives the same as the line.`,
			figure: {
				svg: coordinatePlane({ ...plane, segments: [line, up], points: [{ at }] }),
				alt: `The point on the line has the coordinates 4 and ${at[1]}.`,
			},
		},
	];
};

/** A square of dots: the root is its side. */
export const sideOfASquare: Idea = (random) => {
	const first = random.integer(2, 3);
	return [first, first + 1, first + 2].map((side, at) => ({
		text:
			at < 2
				? `A square with ${side} dots on each side has $${side} \\times ${side} = ${side ** 2}$ dots.`
				: `Now go back: ${side ** 2} dots make a square with side ${side}. $\\sqrt{${side ** 2}} = ${side}$.`,
		figure: { svg: dotArray(side, side, at < 2 ? "sky" : "mint"), alt: `${side} rows of ${side} dots.` },
	}));
};

/** A cut that is parallel to a face has its shape. */
export const cutLikeBread: Idea = () => {
	const face = [
		[50, 0],
		[100, 80],
		[0, 80],
	] as const;
	const draw = (depth: number) =>
		prism({ face, depth, edge_labels: {}, depth_label: { corner: 1, text: "" }, color: "sky" });
	return [
		{
			text: "This solid has a triangle in front and the same triangle at the back.",
			figure: { svg: draw(110), alt: "A prism that lies on its side; its front face is a triangle." },
		},
		{
			text: "Cut it like bread, straight down and parallel to the front.",
			figure: {
				svg: svgBeside(draw(45), draw(45)),
				alt: "Two shorter prisms, each with the same triangle in front.",
			},
		},
		{
			text: "The cut face has the shape of the front: a triangle, one side for each face that the cut meets.",
			figure: { svg: polygon(face, "gold"), alt: "A triangle." },
		},
	];
};

/** The same squares in two rectangles: the way around them differs. */
export const sameAreaOtherWayAround: Idea = (random) => {
	const [low, high] = random.pick([
		[
			[2, 6],
			[3, 4],
		],
		[
			[2, 9],
			[3, 6],
		],
		[
			[2, 8],
			[4, 4],
		],
	] as const);
	return [low, high].map(([rows, columns], at) => {
		const around = [columns, rows, columns, rows].join(" + ");
		return {
			text:
				at === 0
					? `${rows * columns} squares in ${rows} rows of ${columns}. Area: ${rows * columns} squares. Perimeter: $${around} = ${2 * (rows + columns)}$.`
					: `The same ${rows * columns} squares in ${rows} rows of ${columns}. The area stays, but the perimeter is $${around} = ${2 * (rows + columns)}$.`,
			figure: {
				svg: gridShape(cellsOf(rows, columns), rows, columns, at === 0 ? "sky" : "gold"),
				alt: `A rectangle of squares, ${rows} rows of ${columns}.`,
			},
		};
	});
};

function cellsOf(rows: number, columns: number): Cells {
	return Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns] as const);
}
