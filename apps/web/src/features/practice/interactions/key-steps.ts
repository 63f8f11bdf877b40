/** Further than any board reaches: Home and End lead to its ends. */
const FAR = 1000;

/** How many steps a key moves a thing; other keys move nothing. */
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

/** The same on a plane, to the right and up; the space bar leaves a thing where it is. */
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
