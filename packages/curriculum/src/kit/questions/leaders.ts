import { line } from "../../figures/svg.ts";
import { writtenRooms } from "./written-rooms.ts";

type Spot = readonly [x: number, y: number];

/** In percent of the picture. */
interface Leader {
	/** The center of a box. */
	from: Spot;
	/** What the box is about. */
	to: Spot;
}

/** A box that is nearer belongs to its part without a line, on a phone too, where it is a circle. In CSS pixels. */
const NEAR = 20;
/** Of the dot at the end of a line. */
const RADIUS = 4;
/** The picture on a phone, at most. */
const PHONE = [326, 200] as const;

/** A picture with a thin line from each box to the part that it is about, unless it is right beside it. */
export function withLeaders(picture: string, leaders: readonly Leader[]): string {
	const [left = 0, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(picture)?.[1] ?? "")
		.split(" ")
		.map(Number);
	const scale = Math.min(PHONE[0] / width, PHONE[1] / height);
	const spot = ([x, y]: Spot): Spot => [left + (x / 100) * width, (y / 100) * height];
	const lines = leaders
		.map(({ from, to }) => [spot(from), spot(to)] as const)
		.filter(([start, end]) => Math.hypot(end[0] - start[0], end[1] - start[1]) * scale > NEAR);
	if (lines.length === 0) return picture;
	const written = writtenRooms(picture, left);
	const drawn = lines.map(([start, end]) => {
		const [x, y] = end;
		const isOnText = written.some(
			(room) =>
				room.left < x - left + RADIUS &&
				room.right > x - left - RADIUS &&
				room.top < y + RADIUS &&
				room.bottom > y - RADIUS,
		);
		// The round ends of a line without length; a box may cover it, unlike the dot of a point.
		const dot = line(end, end, "var(--ink-2)", 2 * RADIUS);
		return line(start, end, "var(--ink-2)", 1.5) + (isOnText ? "" : dot);
	});
	return picture.replace(/<\/svg>$/, `${drawn.join("")}</svg>`);
}
