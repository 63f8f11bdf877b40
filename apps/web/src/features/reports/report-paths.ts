import { paths } from "../../app/paths.ts";

/** The report on one child. Not beside the other paths: the page on which a child practices has no use for it. */
export function studentReportPath(studentId: string): string {
	return `${paths.studentReport}?student_id=${encodeURIComponent(studentId)}`;
}

/** One day's work of one student. */
export function practiceDayPath(dayId: string): string {
	return `/student/daily/${encodeURIComponent(dayId)}`;
}
