/** What one week, Monday to Sunday, came to. */
export interface RecordWeek {
	/** Its Monday, as yyyy-mm-dd. */
	monday: string;
	/** Questions worked to the end, skips aside. */
	finished: number;
	/** Of those right on the first try without a hint. */
	first_try: number;
	/** Old mistakes that were asked again and solved. */
	made_good: number;
	/** Skills that were mastered for the first time. */
	mastered: number;
}

/** A child's own best weeks: most of all right at the first try, most mistakes made good, most skills mastered. */
export const RECORD_KINDS = ["careful", "made_good", "mastered"] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

export interface PersonalRecord {
	record: RecordKind;
	monday: string;
	count: number;
	/** Of so many questions; null where the count says it all. */
	of: number | null;
	/** It went beyond an earlier week: the first week ever is the best so far, and no news. */
	is_beaten: boolean;
}

/** Below so many questions a share is luck. */
const ENOUGH_FOR_CARE = 20;

/**
 * The best week of each kind. A week that only equals an earlier one does not take its place. How careful a week was is
 * said once it is over: a running one could still lose what it was praised for. Takes the weeks oldest first.
 */
export function personalRecords(weeks: readonly RecordWeek[], thisMonday: string): PersonalRecord[] {
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
