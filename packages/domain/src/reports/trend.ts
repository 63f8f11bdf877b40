import type { Done } from "./done.ts";
import { QUESTIONS_TO_COMPARE } from "./figures.ts";
import { percent } from "./words.ts";

export const TRENDS = ["up", "same", "down", "open"] as const;

export type Trend = (typeof TRENDS)[number];

/** A smaller change in percentage points counts as none: it may be chance. */
const SAME_WITHIN = 5;

/** How the share of right first tries changed; `open` if either side has too few questions to compare. */
export function trendOf(now: Done, before: Done): Trend {
	if (Math.min(now.finished, before.finished) < QUESTIONS_TO_COMPARE) return "open";
	const change = percent(now) - percent(before);
	if (Math.abs(change) < SAME_WITHIN) return "same";
	return change > 0 ? "up" : "down";
}
