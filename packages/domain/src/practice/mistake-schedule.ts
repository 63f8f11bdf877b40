import { dateOfDay, dayNumber } from "../rewards/week.ts";

/** Days after the miss on which a question like it comes back. */
const RETURN_DAYS = [1, 3, 7] as const;
/** Solved on the first try this often, a mistake is behind the learner. */
const SOLVES_NEEDED = 2;

/** A later day on which questions of the missed one's skill were worked to their end. Days are "yyyy-mm-dd". */
export interface MistakeReturn {
	finished_on: string;
	/** One of them was right on the first try, without a hint. */
	is_first_try: boolean;
}

/**
 * The day ("yyyy-mm-dd") from which a missed question is due again, or null once it was solved twice at the first
 * try. It comes back 1, 3 and 7 days after the miss; a return that came late moves the later ones, so that two never
 * fall on one day; after the third it begins anew.
 */
export function mistakeDueOn(missed_on: string, returns: readonly MistakeReturn[]): string | null {
	if (returns.filter(({ is_first_try }) => is_first_try).length >= SOLVES_NEEDED) return null;
	const at = returns.length % RETURN_DAYS.length;
	const gap = (RETURN_DAYS[at] ?? 1) - (RETURN_DAYS[at - 1] ?? 0);
	return dateOfDay(dayNumber(returns.at(-1)?.finished_on ?? missed_on) + gap);
}
