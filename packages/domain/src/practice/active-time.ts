/** Without a touch, a move or a key press for this long, the student has probably left the desk: the clock stops. */
export const MAX_PAUSE_MS = 60_000;

/** The longest time of one answer, whatever the page measured: an open page alone is not practice. */
export const MAX_ANSWER_MS = 600_000;

/** The rule in words, shown with every time of practice. */
export const ACTIVE_TIME_RULE =
	"Time counts while a question is on the screen: up to one minute after the last touch, move or key press, and at most 10 minutes for one answer.";

/** What one answer adds to the time of practice, in whole milliseconds, from its measured time. */
export function countedMs(active_ms: number): number {
	return Math.min(active_ms, MAX_ANSWER_MS);
}
