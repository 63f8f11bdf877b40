/** Without any input for this long the learner has probably left the desk. */
const longestPause = 60_000;

/** Time in use, in milliseconds of one clock. */
export interface ActiveTime {
	total: number;
	/** Everything before this moment is in `total` already. */
	counted_until: number;
	last_input: number;
	is_visible: boolean;
}

export function startActiveTime(now: number, is_visible: boolean): ActiveTime {
	return { total: 0, counted_until: now, last_input: now, is_visible };
}

/** Counts up to now: only while the page is visible, and no longer than a minute after the last input. */
export function countUntil(time: ActiveTime, now: number): ActiveTime {
	const end = time.is_visible ? Math.min(now, time.last_input + longestPause) : time.counted_until;
	return { ...time, total: time.total + Math.max(0, end - time.counted_until), counted_until: now };
}

export function noteInput(time: ActiveTime, now: number): ActiveTime {
	return { ...countUntil(time, now), last_input: now };
}

/** Coming back to the page is a sign of life, too. */
export function noteVisibility(time: ActiveTime, now: number, is_visible: boolean): ActiveTime {
	const counted = countUntil(time, now);
	return { ...counted, is_visible, last_input: is_visible ? now : counted.last_input };
}

const longestTold = 86_400_000;

/** As the server takes it: whole milliseconds, at most a day. */
export function wholeMs(ms: number): number {
	return Math.max(0, Math.min(longestTold, Math.round(ms)));
}
