import { dateOfDay, dayNumber } from "../rewards/week.ts";

/** Days after the miss on which a similar question returns. */
const RETURN_DAYS = [1, 3, 7] as const;
/** After this many solves on the first try, the mistake is overcome. */
const SOLVES_NEEDED = 2;

/** A later day on which questions of the same skill were finished. Days are "yyyy-mm-dd". */
export interface MistakeReturn {
	finished_on: string;
	/** One of them was right on the first try, without a hint. */
	is_first_try: boolean;
}

/**
 * The day ("yyyy-mm-dd") from which a missed question is due again, or null once it was solved twice on the
 * first try. It returns 1, 3 and 7 days after the miss; a late return moves the later ones, so that two are
 * never on the same day; after the third the schedule restarts.
 */
export function mistakeDueOn(missed_on: string, returns: readonly MistakeReturn[]): string | null {
	if (returns.filter(({ is_first_try }) => is_first_try).length >= SOLVES_NEEDED) return null;
	const at = returns.length % RETURN_DAYS.length;
	const gap = (RETURN_DAYS[at] ?? 1) - (RETURN_DAYS[at - 1] ?? 0);
	return dateOfDay(dayNumber(returns.at(-1)?.finished_on ?? missed_on) + gap);
}
