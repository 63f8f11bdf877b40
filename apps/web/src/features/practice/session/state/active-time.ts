/** Without any input for this long the student has probably left the desk. */
const longestPause = 60_000;

/** Active time in milliseconds. */
export interface ActiveTime {
	total: number;
	/** Everything before this moment is already in `total`. */
	counted_until: number;
	last_input: number;
	is_visible: boolean;
}

export function startActiveTime(now: number, is_visible: boolean): ActiveTime {
	return { total: 0, counted_until: now, last_input: now, is_visible };
}

/** Counts up to now: only while the page is visible, and at most a minute after the last input. */
export function countUntil(time: ActiveTime, now: number): ActiveTime {
	const end = time.is_visible ? Math.min(now, time.last_input + longestPause) : time.counted_until;
	return { ...time, total: time.total + Math.max(0, end - time.counted_until), counted_until: now };
}

export function noteInput(time: ActiveTime, now: number): ActiveTime {
	return { ...countUntil(time, now), last_input: now };
}

/** Returning to the page counts as activity too. */
export function noteVisibility(time: ActiveTime, now: number, is_visible: boolean): ActiveTime {
	const counted = countUntil(time, now);
	return { ...counted, is_visible, last_input: is_visible ? now : counted.last_input };
}

const longestTold = 86_400_000;

/** The server's format: whole milliseconds, at most a day. */
export function wholeMs(ms: number): number {
	return Math.max(0, Math.min(longestTold, Math.round(ms)));
}
