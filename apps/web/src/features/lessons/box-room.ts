/** Of the gap between two boxes, so that they stay apart. */
const FILLED = 0.8;
/** Boxes that are farther apart in the other direction, in percent of the picture, are not neighbors. */
const NEIGHBOR = 12;

/** The largest size of boxes with which none covers another one. */
export function roomOf(places: readonly { x: number; y: number }[]): { maxWidth: string; maxHeight: string } {
	const gapOf = (along: "x" | "y", across: "x" | "y") =>
		places.flatMap((one, at) =>
			places
				.slice(at + 1)
				.filter((other) => Math.abs(one[across] - other[across]) < NEIGHBOR)
				.map((other) => Math.abs(one[along] - other[along])),
		);
	const room = (gaps: readonly number[]) => `${FILLED * Math.min(100, ...gaps)}%`;
	return { maxWidth: room(gapOf("x", "y")), maxHeight: room(gapOf("y", "x")) };
}
