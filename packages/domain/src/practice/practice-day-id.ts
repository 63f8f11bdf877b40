import { dateOfDay, dayNumber } from "../rewards/week.ts";

const written = /^(\d{4}-\d{2}-\d{2})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** One day of one student: `date` as yyyy-mm-dd in the student's time zone at that time. */
export interface PracticeDayName {
	student_id: string;
	date: string;
}

/**
 * The id of a student's day. It is derived from both, so that any page or message can link to a day without a
 * lookup.
 */
export function practiceDayId({ student_id, date }: PracticeDayName): string {
	return `${date}_${student_id}`;
}

/** The day of an id; undefined for any other text, including dates that do not exist. */
export function readPracticeDayId(id: string): PracticeDayName | undefined {
	const [, date = "", student_id = ""] = written.exec(id) ?? [];
	return student_id !== "" && isDate(date) ? { student_id, date } : undefined;
}

/** Whether a text is an existing date, as yyyy-mm-dd. */
export function isDate(text: string): boolean {
	try {
		return dateOfDay(dayNumber(text)) === text;
	} catch {
		return false;
	}
}
