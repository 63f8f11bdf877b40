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

/** An estimate of the room of a text. */
export function roomOf({ at: [x, y], text }: Written, size: number): Room {
	const half = size * 0.28 * text.length;
	return { left: x - half, right: x + half, top: y - 0.72 * size, bottom: y };
}

/** The first place whose room meets nothing that is taken, otherwise the place that is covered least. */
export function freePlace<Place>(
	places: readonly Place[],
	roomAt: (place: Place) => Room,
	taken: readonly Room[],
): Place | undefined {
	const covered = places.map((place) => {
		const room = roomAt(place);
		return taken.reduce((sum, other) => sum + shared(room, other), 0);
	});
	const least = Math.min(...covered);
	return places[covered.indexOf(least)];
}

/** The area that two rooms share. */
function shared(one: Room, other: Room): number {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, across) * Math.max(0, down);
}
