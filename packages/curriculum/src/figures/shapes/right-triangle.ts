import type { FigureColor } from "../svg.ts";
import { label, line, paint, placeOn, round, svg } from "../svg.ts";

interface RightTriangle {
	/** Lengths of the horizontal and the vertical leg. */
	across: number;
	up: number;
	/** Text at the horizontal leg, the vertical leg and the hypotenuse. */
	labels: readonly [across: string, up: string, slant: string];
	/** Puts the right angle at the left or at the right, and below or above. */
	is_right?: boolean;
	is_above?: boolean;
	color: FigureColor;
}

const WIDTH = 420;

type Spot = readonly [x: number, y: number];

/** The corners: the right angle, the other end of the horizontal leg, and that of the vertical one. */
function cornersOf({
	across,
	up,
	is_right = false,
	is_above = false,
}: Omit<RightTriangle, "labels" | "color">) {
	const scale = Math.min(224 / across, 130 / up);
	// Very flat triangles would have no room for text.
	const [w, h] = [Math.max(90, across * scale), Math.max(80, up * scale)];
	const [left, top] = [(WIDTH - w) / 2, 34];
	const corner: Spot = [is_right ? left + w : left, is_above ? top : top + h];
	const level: Spot = [is_right ? left : left + w, corner[1]];
	const upright: Spot = [corner[0], is_above ? top + h : top];
	return { w, h, corner, level, upright, toward: [is_right ? -1 : 1, is_above ? 1 : -1] as const };
}

/** The centers of texts of these lengths at the horizontal leg, the vertical leg and the hypotenuse. */
function spotsOf(
	shape: Omit<RightTriangle, "labels" | "color">,
	lengths: readonly number[],
): [Spot, Spot, Spot] {
	const { w, h, corner, level, upright, toward } = cornersOf(shape);
	const [, up = 0, slant = 0] = lengths;
	const length = Math.hypot(w, h);
	const gap = 16 + 4 * slant * (h / length);
	return [
		[(corner[0] + level[0]) / 2, corner[1] - toward[1] * 18],
		[corner[0] - toward[0] * (14 + 4.6 * up), (corner[1] + upright[1]) / 2],
		[
			(level[0] + upright[0]) / 2 + (toward[0] * (gap * h)) / length,
			(level[1] + upright[1]) / 2 + (toward[1] * (gap * w)) / length,
		],
	];
}

/** Positions of boxes at the horizontal leg, the vertical leg and the hypotenuse, and the middles of these, in percent. */
export function sidePlaces(shape: Omit<RightTriangle, "labels" | "color">): [Side, Side, Side] {
	const { h, corner, level, upright } = cornersOf(shape);
	const [below, beside, slanted] = spotsOf(shape, [0, 9, 11]);
	const place = (spot: Spot) => placeOn(WIDTH, h + 78, spot);
	const side = (spot: Spot, from: Spot, to: Spot): Side => ({
		place: place(spot),
		part: place([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]),
	});
	return [side(below, corner, level), side(beside, corner, upright), side(slanted, level, upright)];
}

interface Side {
	place: [x: number, y: number];
	part: [x: number, y: number];
}

/** A right triangle with text at its three sides. */
export function rightTriangle({ labels, color, ...shape }: RightTriangle): string {
	const { h, corner, level, upright, toward } = cornersOf(shape);
	const mark = 16;
	const square = [
		[corner[0] + toward[0] * mark, corner[1]],
		[corner[0] + toward[0] * mark, corner[1] + toward[1] * mark],
		[corner[0], corner[1] + toward[1] * mark],
	]
		.map((point) => point.map(round).join(" "))
		.join("L");
	const spots = spotsOf(
		shape,
		labels.map((text) => text.length),
	);
	return svg(
		WIDTH,
		h + 78,
		`<path d="M${[corner, level, upright].map((point) => point.map(round).join(" ")).join("L")}Z" fill="${paint(color)}" fill-opacity="0.22" stroke="${paint(color)}" stroke-width="4" stroke-linejoin="round"/>`,
		`<path d="M${square}" fill="none" stroke="var(--ink-2)" stroke-width="2"/>`,
		...spots.map(([x, y], at) => label(x, y + 6, labels[at] ?? "", 18)),
	);
}

/** A box seen from the front and above, with text at its three edges and its space diagonal dashed inside. */
export function boxWithDiagonal(
	[length, width, height]: readonly [number, number, number],
	labels: readonly [length: string, width: string, height: string],
): string {
	const [back_x, back_y] = [width * 0.5, width * 0.35];
	const scale = Math.min(230 / (length + back_x), 130 / (height + back_y));
	const [l, h, bx, by] = [length * scale, height * scale, back_x * scale, back_y * scale];
	const left = (WIDTH - l - bx) / 2;
	const bottom = 30 + by + h;
	const front: [number, number][] = [
		[left, bottom],
		[left + l, bottom],
		[left + l, bottom - h],
		[left, bottom - h],
	];
	const behind = front.map(([x, y]): [number, number] => [x + bx, y - by]);
	const face = (corners: readonly (readonly [number, number])[], shade: number) =>
		`<path d="M${corners.map((corner) => corner.map(round).join(" ")).join("L")}Z" fill="var(--fig-sky)" fill-opacity="${shade}" stroke="var(--fig-sky)" stroke-width="3" stroke-linejoin="round"/>`;
	const at = (list: readonly [number, number][], place: number) => list[place] ?? [0, 0];
	const dashed = (from: readonly [number, number], to: readonly [number, number], color: string) =>
		line(from, to, color, 2).replace("/>", ' stroke-dasharray="6 6"/>');
	return svg(
		WIDTH,
		bottom + 44,
		...[1, 3].map((place) => dashed(at(behind, 0), at(behind, place), "var(--ink-2)")),
		dashed(at(behind, 0), at(front, 0), "var(--ink-2)"),
		face(front, 0.15),
		face([at(front, 1), at(behind, 1), at(behind, 2), at(front, 2)], 0.3),
		face([at(front, 3), at(front, 2), at(behind, 2), at(behind, 3)], 0.22),
		line(at(front, 0), at(behind, 2), "var(--fig-coral)", 4),
		label(left + l / 2, bottom + 24, labels[0], 17),
		label(left + l + bx / 2 + 14 + 4.6 * labels[1].length, bottom - by / 2 + 10, labels[1], 17),
		label(left - 12 - 4.6 * labels[2].length, bottom - h / 2 + 6, labels[2], 17),
	);
}
