/** The results of one week, Monday to Sunday. */
export interface RecordWeek {
	/** Its Monday, as yyyy-mm-dd. */
	monday: string;
	/** Finished questions, without skips. */
	finished: number;
	/** Of those, right on the first try without a hint. */
	first_try: number;
	/** Old mistakes that were asked again and solved. */
	made_good: number;
	/** Skills mastered for the first time. */
	mastered: number;
}

/**
 * A child's own best weeks: highest share right on the first try, most mistakes corrected, most skills
 * mastered.
 */
export const RECORD_KINDS = ["careful", "made_good", "mastered"] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

export interface PersonalRecord {
	record: RecordKind;
	monday: string;
	count: number;
	/** Out of this many questions; null if the count says it all. */
	of: number | null;
	/** It beat an earlier week: the first week ever is the best so far, and no news. */
	is_beaten: boolean;
}

/** With fewer questions a share is luck. */
const ENOUGH_FOR_CARE = 20;

/**
 * The best week of each kind. A week that only equals an earlier one does not replace it. Care is only judged
 * once a week is over: the current one could still lose its praise. None before the second week, which is the first
 * that can be compared. Takes the weeks oldest first.
 */
export function personalRecords(weeks: readonly RecordWeek[], thisMonday: string): PersonalRecord[] {
	if (weeks.filter(({ finished }) => finished > 0).length < 2) return [];
	const over = weeks.filter(({ monday, finished }) => monday < thisMonday && finished >= ENOUGH_FOR_CARE);
	return [
		...best("careful", over, ({ first_try, finished }) => first_try / finished),
		...best("made_good", weeks, ({ made_good }) => made_good),
		...best("mastered", weeks, ({ mastered }) => mastered),
	];
}

function best(
	record: RecordKind,
	weeks: readonly RecordWeek[],
	valueOf: (week: RecordWeek) => number,
): PersonalRecord[] {
	const counted = weeks.filter((week) => valueOf(week) > 0);
	const week = counted.reduce<RecordWeek | undefined>(
		(top, each) => (top === undefined || valueOf(each) > valueOf(top) ? each : top),
		undefined,
	);
	if (week === undefined) return [];
	const { monday, finished, first_try } = week;
	const is_beaten = counted.some((each) => each.monday < monday);
	if (record === "careful") return [{ record, monday, count: first_try, of: finished, is_beaten }];
	return [{ record, monday, count: week[record], of: null, is_beaten }];
}
