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
