/** Whether the main way of pointing is a finger. */
export function hasTouch(): boolean {
	return matchMedia("(pointer: coarse)").matches;
}
