type Spot = readonly [x: number, y: number];

/** A short text of a picture, centered on x, with its baseline at y. */
export interface Written {
	at: Spot;
	text: string;
}

/** The rectangle that a text or a dot takes in a picture. */
export interface Room {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** A straight line of a picture from one end to the other. */
export type Stroke = readonly [from: Spot, to: Spot];

/** What a text should not cover. */
export interface Drawn {
	/** Rooms of texts and dots. */
	taken: readonly Room[];
	lines?: readonly Stroke[];
}

/** A line that crosses a text is as bad as another text that covers so much of it for each unit of its length. */
const LINE = 6;

/** The first place whose room meets nothing that is drawn, otherwise the place that is covered least. */
export function freePlace<Place>(
	places: Iterable<Place>,
	roomAt: (place: Place) => Room,
	{ taken, lines = [] }: Drawn,
	dislike: (place: Place) => number = () => 0,
): Place | undefined {
	let best: Place | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const place of places) {
		const room = roomAt(place);
		let covered = dislike(place);
		for (const other of taken) covered += shared(room, other);
		// Lines cost more time than rooms, and only add to what is covered.
		if (covered >= least) continue;
		for (const line of lines) covered += LINE * lengthIn(room, line);
		if (covered >= least) continue;
		[best, least] = [place, covered];
		if (least === 0) break;
	}
	return best;
}

/** The area that two rooms share. */
function shared(one: Room, other: Room): number {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, across) * Math.max(0, down);
}

/** How much of a line is in a room. */
export function lengthIn(room: Room, [[ax, ay], [bx, by]]: Stroke): number {
	// Nearly all lines pass by.
	if (ax < room.left && bx < room.left) return 0;
	if (ax > room.right && bx > room.right) return 0;
	if (ay < room.top && by < room.top) return 0;
	if (ay > room.bottom && by > room.bottom) return 0;
	const across = within(ax, bx, room.left, room.right);
	const down = within(ay, by, room.top, room.bottom);
	const part = Math.min(across[1], down[1]) - Math.max(across[0], down[0]);
	return Math.max(0, part) * Math.hypot(bx - ax, by - ay);
}

/** The part of the way from `a` to `b`, 0 to 1, on which the value is between two limits. */
function within(a: number, b: number, least: number, most: number): [from: number, to: number] {
	if (a === b) return a > least && a < most ? [0, 1] : [1, 0];
	const [one, other] = [(least - a) / (b - a), (most - a) / (b - a)];
	return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
}

/** Where lines cross one another. */
export function crossings(lines: readonly Stroke[]): Spot[] {
	const spots: Spot[] = [];
	for (const [at, one] of lines.entries())
		for (const other of lines.slice(at + 1)) {
			const spot = crossing(one, other);
			if (spot !== undefined) spots.push(spot);
		}
	return spots;
}

function crossing([[ax, ay], [bx, by]]: Stroke, [[cx, cy], [dx, dy]]: Stroke): Spot | undefined {
	const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
	if (Math.abs(turn) < 1e-9) return undefined;
	const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
	const beside = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
	const isOnBoth = along >= 0 && along <= 1 && beside >= 0 && beside <= 1;
	return isOnBoth ? [ax + along * (bx - ax), ay + along * (by - ay)] : undefined;
}
