/** Without a touch, a move or a key press for this long, the learner has probably left the desk: time stops. */
export const LONGEST_PAUSE_MS = 60_000;

/** No answer counts for more, whatever the page measured: a page that was left open says nothing of practice. */
export const LONGEST_ANSWER_MS = 600_000;

/** The rule in words, shown wherever a time of practice is. */
export const ACTIVE_TIME_RULE =
	"Time counts while a question is on the screen: up to one minute after the last touch, move or key press, and at most 10 minutes for one answer.";

/** What one answer adds to the time of practice, in whole milliseconds, of what its page measured. */
export function countedMs(active_ms: number): number {
	return Math.min(active_ms, LONGEST_ANSWER_MS);
}
