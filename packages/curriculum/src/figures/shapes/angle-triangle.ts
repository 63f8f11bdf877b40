import type { FigureColor } from "../svg.ts";
import { label, line, paint, placeOn, round, svg } from "../svg.ts";

type Spot = [x: number, y: number];

interface AngleTriangle {
	/** The base angles at the left and at the right, in degrees. */
	left: number;
	right: number;
	/** Text inside the corners: left, right, top. */
	labels: readonly [left: string, right: string, top: string];
	/** The base is extended to the right; text of the exterior angle. */
	exterior?: string;
	color: FigureColor;
}

const WIDTH = 440;
const NARROWEST = 104;

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** The corners at the left, right and top, and the height of the drawing. */
function layoutOf(left: number, right: number, tail: number) {
	const top = 180 - left - right;
	// With a base of 1: the apex by the law of sines.
	const side = Math.sin(rad(right)) / Math.sin(rad(top));
	const apex: Spot = [side * Math.cos(rad(left)), side * Math.sin(rad(left))];
	const [from, to] = [Math.min(0, apex[0]), Math.max(1, apex[0]) + tail];
	// A narrow base would have no room for the text of both of its angles.
	const scale = Math.min((WIDTH - 60) / (to - from), Math.max(NARROWEST, 176 / apex[1]));
	const x0 = (WIDTH - (to - from) * scale) / 2 - from * scale;
	const y0 = 30 + apex[1] * scale;
	const at = ([x, y]: Spot): Spot => [x0 + x * scale, y0 - y * scale];
	return { corners: [at([0, 0]), at([1, 0]), at(apex)] as const, end: at([1 + tail, 0]), height: y0 + 30 };
}

const TAIL = 0.55;

/** The center of a text or a box on an angle's bisector; a narrow angle has room only farther in. */
function insideOf(corner: Spot, degrees: number, direction: number, room: number): Spot {
	const far = Math.min(120, Math.max(38, room / Math.sin(rad(Math.max(8, degrees / 2)))));
	return [corner[0] + far * Math.cos(rad(direction)), corner[1] - far * Math.sin(rad(direction))];
}

/** Positions of boxes in the angles at the right, at the top and outside at the right, in percent. */
export function anglePlaces(left: number, right: number) {
	const { corners, height } = layoutOf(left, right, TAIL);
	const [, b, c] = corners;
	const top = 180 - left - right;
	const place = (spot: Spot) => placeOn(WIDTH, height, spot);
	return {
		right: place(insideOf(b, right, 180 - right / 2, 32)),
		top: place(insideOf(c, top, 180 + left + top / 2, 32)),
		exterior: place(insideOf(b, 180 - right, (180 - right) / 2, 54)),
	};
}

/** A triangle on its base with text in its corners, and optionally the exterior angle at the right. */
export function angleTriangle({ left, right, labels, exterior, color }: AngleTriangle): string {
	const top = 180 - left - right;
	const { corners, end, height } = layoutOf(left, right, exterior === undefined ? 0 : TAIL);
	const [a, b, c] = corners;
	const inside = (corner: Spot, degrees: number, direction: number, text: string) => {
		const [x, y] = insideOf(corner, degrees, direction, 8 + 4.5 * text.length);
		return label(x, y + 6, text, 17);
	};
	const arc = (corner: Spot, start: number, end: number, radius: number) => {
		const point = (degrees: number): Spot => [
			corner[0] + radius * Math.cos(rad(degrees)),
			corner[1] - radius * Math.sin(rad(degrees)),
		];
		const [p, q] = [point(start), point(end)];
		return `<path d="M${p.map(round).join(" ")}A${radius} ${radius} 0 0 0 ${q.map(round).join(" ")}" fill="none" stroke="var(--ink-2)" stroke-width="2"/>`;
	};
	const outside =
		exterior === undefined
			? []
			: [
					line(b, end, paint(color), 4),
					arc(b, 0, 180 - right, 24),
					inside(b, 180 - right, (180 - right) / 2, exterior),
				];
	return svg(
		WIDTH,
		height,
		`<path d="M${[a, b, c].map((spot) => spot.map(round).join(" ")).join("L")}Z" fill="${paint(color)}" fill-opacity="0.2" stroke="${paint(color)}" stroke-width="4" stroke-linejoin="round"/>`,
		...outside,
		arc(a, 0, left, 24),
		arc(b, 180 - right, 180, 24),
		arc(c, 180 + left, 360 - right, 24),
		inside(a, left, left / 2, labels[0]),
		inside(b, right, 180 - right / 2, labels[1]),
		inside(c, top, 180 + left + top / 2, labels[2]),
	);
}
