import { paths } from "./paths.ts";

// Apart from the other paths: the page of practice, which has to start fastest, has no use for these.

/** A student's own activity. */
export const OWN_ACTIVITY_PATH = "/student/activity";
export const PRACTICE_DAY_PATH = "/student/daily/:dayId";
const STUDENT_REPORT_PATH = "/student-activity/details/";

/** One day's work of a student. */
export function practiceDayPath(dayId: string): string {
	return PRACTICE_DAY_PATH.replace(":dayId", encodeURIComponent(dayId));
}

/** The report on one child. */
export function studentReportPath(studentId: string): string {
	return `${STUDENT_REPORT_PATH}?student_id=${encodeURIComponent(studentId)}`;
}

/** Worksheets to print, for one child or whichever is chosen there. */
export function worksheetsPath(studentId?: string): string {
	return studentId ? `${paths.worksheets}?child=${encodeURIComponent(studentId)}` : paths.worksheets;
}

/** The lessons: as a list or a map, with one skill open. */
export function lessonListPath(search: { view?: "map"; skill?: string } = {}): string {
	const query = new URLSearchParams(search).toString();
	return query === "" ? paths.lessonList : `${paths.lessonList}?${query}`;
}
