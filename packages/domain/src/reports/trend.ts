import { QUESTIONS_TO_COMPARE } from "./figures.ts";
import { percent } from "./words.ts";

/** What was done in some days: questions worked to the end, and of those right on the first try without help. */
export interface Done {
	finished: number;
	first_try: number;
}

export const TRENDS = ["up", "same", "down", "open"] as const;

export type Trend = (typeof TRENDS)[number];

/** A change by less than so many hundredths is none: it comes and goes by itself. */
const SAME_WITHIN = 5;

/** How the share of right first tries moved; `open` where either side has too few questions to compare. */
export function trendOf(now: Done, before: Done): Trend {
	if (Math.min(now.finished, before.finished) < QUESTIONS_TO_COMPARE) return "open";
	const change = percent(now) - percent(before);
	if (Math.abs(change) < SAME_WITHIN) return "same";
	return change > 0 ? "up" : "down";
}
