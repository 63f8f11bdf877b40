import type { Room } from "../../figures/plane/free-place.ts";
import { round } from "../../figures/svg.ts";
import { writtenRooms } from "./written-rooms.ts";

type Spot = readonly [x: number, y: number];
type Size = readonly [width: number, height: number];

export interface WantedPlace {
	/** The center of the box, in percent of the picture. */
	place: Spot;
	/** A box for a numerator above one for a denominator. */
	is_fraction: boolean;
}

/** The largest picture and the box of a label; on a phone the label is its number in a circle. In pixels. */
const TABLET = { picture: [640, 260], box: [58, 40], fraction: 84 } as const;
const LAPTOP = { picture: [640, 420], box: [76, 46], fraction: 100 } as const;
const PHONE = { picture: [326, 200], box: [26, 26], fraction: 26 } as const;
/** Farther away a box would no longer seem to belong to its part of the picture, as a part of the shorter side. */
const FAR = 0.3;
/** A small move is made for the largest box, a larger one only for the others. */
const NEAR = 0.15;
/** A wanted place may cover this much of a text's edge; a place that is looked for is so far from texts. In units of the picture. */
const [EDGE, AIR] = [2, 0.5];

/** Spots are tried in rings around the wanted one, the nearest first. */
const RINGS = 16;
const DIRECTIONS = Array.from({ length: 24 }, (_, turn): Spot => {
	const angle = (turn * Math.PI) / 12;
	return [Math.cos(angle), Math.sin(angle)];
});

/** Where no label covers a text or a dot of the picture: the wanted places, or the nearest free ones, in percent. */
export function labelPlaces(picture: string, wanted: readonly WantedPlace[]): Spot[] {
	const [left = 0, , width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(picture)?.[1] ?? "")
		.split(" ")
		.map(Number);
	const view: Size = [width, height];
	const written = writtenRooms(picture, left);
	const spots = wanted.map(({ place: [x, y] }): Spot => [(x / 100) * width, (y / 100) * height]);
	return wanted.map(({ place, is_fraction }, at) => {
		const spot = spots[at] ?? place;
		const others = spots.filter((_, each) => each !== at);
		const largest = sizeOn(view, is_fraction, [TABLET, LAPTOP, PHONE]);
		const smaller = sizeOn(view, is_fraction, [LAPTOP, PHONE]);
		const free =
			freeSpot({ spot, size: largest, reach: NEAR }, { view, written, others }) ??
			freeSpot({ spot, size: smaller, reach: FAR }, { view, written, others });
		if (free === undefined || free === spot) return place;
		spots[at] = free;
		return [round((free[0] / width) * 100), round((free[1] / height) * 100)];
	});
}

/** The room of a label on each of the screens, in units of the picture. */
function sizeOn(
	[width, height]: Size,
	isFraction: boolean,
	screens: readonly (typeof TABLET | typeof LAPTOP | typeof PHONE)[],
): Size {
	const sizes = screens.map(({ picture, box, fraction }) => {
		const scale = Math.min(picture[0] / width, picture[1] / height);
		return [box[0] / scale, (isFraction ? fraction : box[1]) / scale] as const;
	});
	return [Math.max(...sizes.map(([w]) => w)), Math.max(...sizes.map(([, h]) => h))];
}

interface Drawn {
	view: Size;
	written: readonly Room[];
	/** The centers of the other labels. */
	others: readonly Spot[];
}

/** The spot itself if a label of that size covers nothing there, otherwise the nearest such spot within reach. */
function freeSpot(
	{ spot, size, reach }: { spot: Spot; size: Size; reach: number },
	{ view, written, others }: Drawn,
): Spot | undefined {
	if (coversAtMost(EDGE, roomAround(spot, size), written)) return spot;
	const [[w, h], farthest] = [size, reach * Math.min(...view)];
	for (let ring = 0; ring < RINGS; ring += 1) {
		const radius = ((ring + 1) / RINGS) * farthest;
		for (const [across, down] of DIRECTIONS) {
			const [x, y] = [spot[0] + radius * across, spot[1] + radius * down];
			const isInside =
				Math.abs(x - view[0] / 2) <= (view[0] - w) / 2 && Math.abs(y - view[1] / 2) <= (view[1] - h) / 2;
			if (
				isInside &&
				others.every((other) => Math.abs(other[0] - x) >= w || Math.abs(other[1] - y) >= h) &&
				coversAtMost(-AIR, roomAround([x, y], size), written)
			)
				return [x, y];
		}
	}
	return undefined;
}

function roomAround([x, y]: Spot, [w, h]: Size): Room {
	return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
}

/** Whether a label covers at most so much of the edge of each text. */
function coversAtMost(most: number, label: Room, written: readonly Room[]): boolean {
	for (const room of written) if (sharedEdge(room, label) > most) return false;
	return true;
}

/** The shorter side of what both share; below zero is the distance between them. */
function sharedEdge(one: Room, other: Room): number {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.min(across, down);
}
