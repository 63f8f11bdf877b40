import { DAY_MS } from "../time/day.ts";
/** The most questions of a placement: about ten minutes. */
export const PLACEMENT_QUESTIONS = 25;
const PLACEMENT_MINUTES = 10;
/** It may be finished early after this many answers; fewer say too little about three grades. */
export const FINISH_FROM = 5;
/** A placement is free, so a student starts at most one in this many days. */
export const DAYS_BETWEEN_PLACEMENTS = 60;
/** A student without practice for this many days is invited to a new placement. */
const DAYS_AWAY = 60;
/** A student with fewer finished questions is new. */
export const NEW_BELOW = 30;

/** About how many whole minutes so many of its questions take, at least 1. */
export function placementMinutes(questions: number): number {
	return Math.max(1, Math.round((questions * PLACEMENT_MINUTES) / PLACEMENT_QUESTIONS));
}

/** Why a student is invited: "new" has little practice so far, "away" returns after a long time. */
export const PLACEMENT_INVITATIONS = ["new", "away"] as const;
export type PlacementInvitation = (typeof PLACEMENT_INVITATIONS)[number];

/** The input of the rules. Times are milliseconds since 1970. */
export interface PlacementHistory {
	/** When the newest placement started and ended; null if there was none, or it is open. */
	started_at_ms: number | null;
	finished_at_ms: number | null;
	finished_questions: number;
	/** When the newest question was finished; null if none was. */
	practiced_at_ms: number | null;
}

/** When the student may start another placement, milliseconds since 1970; null if now. */
export function mayPlaceFrom({ started_at_ms }: PlacementHistory, now_ms: number): number | null {
	if (started_at_ms === null) return null;
	const from = started_at_ms + DAYS_BETWEEN_PLACEMENTS * DAY_MS;
	return from <= now_ms ? null : from;
}

/** Why the student is invited to a placement now; null if not invited. */
export function placementInvitation(history: PlacementHistory, now_ms: number): PlacementInvitation | null {
	if (mayPlaceFrom(history, now_ms) !== null) return null;
	const { practiced_at_ms, finished_at_ms, finished_questions } = history;
	const active_at_ms = Math.max(practiced_at_ms ?? 0, finished_at_ms ?? 0);
	if (active_at_ms > 0 && now_ms - active_at_ms >= DAYS_AWAY * DAY_MS) return "away";
	return finished_at_ms === null && finished_questions < NEW_BELOW ? "new" : null;
}
