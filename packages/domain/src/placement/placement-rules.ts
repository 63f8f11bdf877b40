/** A placement asks at most so many questions: about ten minutes. */
export const PLACEMENT_QUESTIONS = 25;
/** After so many answers it may be finished early; fewer say too little about three grades. */
export const FINISH_FROM = 5;
/** A placement is free, and so a student begins at most one in so many days. */
export const DAYS_BETWEEN_PLACEMENTS = 60;
/** Who has practiced nothing for so many days is asked whether to look again. */
const DAYS_AWAY = 60;
/** Who has finished fewer questions is new. */
export const NEW_BELOW = 30;

const DAY_MS = 86_400_000;

/** Why a student is invited: "new" has practiced little so far, "away" comes back after a long time. */
export const PLACEMENT_INVITATIONS = ["new", "away"] as const;
export type PlacementInvitation = (typeof PLACEMENT_INVITATIONS)[number];

/** What the rules look at. Times are milliseconds since 1970. */
export interface PlacementHistory {
	/** When the newest placement began and ended; null where there was none, or it is open. */
	started_at_ms: number | null;
	finished_at_ms: number | null;
	finished_questions: number;
	/** When the newest question was finished; null where none was. */
	practiced_at_ms: number | null;
}

/** From when on the student may begin another placement, milliseconds since 1970; null where that is now. */
export function mayPlaceFrom({ started_at_ms }: PlacementHistory, now_ms: number): number | null {
	if (started_at_ms === null) return null;
	const from = started_at_ms + DAYS_BETWEEN_PLACEMENTS * DAY_MS;
	return from <= now_ms ? null : from;
}

/** Why the student is invited to be placed now; null where it is not. */
export function placementInvitation(history: PlacementHistory, now_ms: number): PlacementInvitation | null {
	if (mayPlaceFrom(history, now_ms) !== null) return null;
	const { practiced_at_ms, finished_at_ms, finished_questions } = history;
	const active_at_ms = Math.max(practiced_at_ms ?? 0, finished_at_ms ?? 0);
	if (active_at_ms > 0 && now_ms - active_at_ms >= DAYS_AWAY * DAY_MS) return "away";
	return finished_at_ms === null && finished_questions < NEW_BELOW ? "new" : null;
}
