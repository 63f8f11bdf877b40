/** More than any board has: Home and End go to its ends. */
const FAR = 1000;

/** The steps of each key; other keys do nothing. */
export const keySteps: Record<string, number> = {
	ArrowRight: 1,
	ArrowUp: 1,
	ArrowLeft: -1,
	ArrowDown: -1,
	PageUp: 10,
	PageDown: -10,
	Home: -FAR,
	End: FAR,
};

/** The same in two dimensions, to the right and up; the space bar keeps the position. */
export const planeSteps: Record<string, readonly [right: number, up: number]> = {
	ArrowRight: [1, 0],
	ArrowLeft: [-1, 0],
	ArrowUp: [0, 1],
	ArrowDown: [0, -1],
	Home: [-FAR, 0],
	End: [FAR, 0],
	PageUp: [0, 10],
	PageDown: [0, -10],
	" ": [0, 0],
};
