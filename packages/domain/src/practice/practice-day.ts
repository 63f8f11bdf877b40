interface DayDone {
	/** Questions finished with an answer. */
	finished: number;
	active_ms: number;
}

/**
 * Whether a day counts as a day of practice, on the pages of the child and of its parents alike: a question was finished
 * with an answer. Skips, and answers to a question that stayed open, make none.
 */
export function isPracticeDay({ finished }: Pick<DayDone, "finished">): boolean {
	return finished > 0;
}

/** Whether there is anything to see of a day: something was answered or skipped. */
export function isDayWithWork({ finished, active_ms }: DayDone): boolean {
	return finished > 0 || active_ms > 0;
}
