/** Whether the primary pointer is touch. */
export function hasTouch(): boolean {
	return matchMedia("(pointer: coarse)").matches;
}
