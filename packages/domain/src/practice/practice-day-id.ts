import { dateOfDay, dayNumber } from "../rewards/week.ts";

const written = /^(\d{4}-\d{2}-\d{2})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** One day of one student: `date` as yyyy-mm-dd in the time zone that the student had then. */
export interface PracticeDayName {
	student_id: string;
	date: string;
}

/** The id of a student's day. It follows from the two, so that every page and message can name a day without asking. */
export function practiceDayId({ student_id, date }: PracticeDayName): string {
	return `${date}_${student_id}`;
}

/** What an id names; undefined for a text that is none, also for a date that is in no calendar. */
export function readPracticeDayId(id: string): PracticeDayName | undefined {
	const [, date = "", student_id = ""] = written.exec(id) ?? [];
	return student_id !== "" && isDate(date) ? { student_id, date } : undefined;
}

/** Whether a text is a day of the calendar, as yyyy-mm-dd. */
export function isDate(text: string): boolean {
	try {
		return dateOfDay(dayNumber(text)) === text;
	} catch {
		return false;
	}
}
