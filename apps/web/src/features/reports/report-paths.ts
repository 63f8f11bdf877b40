/** Where the report on one child is. Not beside the other paths: the page of practice, held to a byte, needs it not. */
export const STUDENT_REPORT_PATH = "/student-activity/details/";

/** The report on one child. */
export function studentReportPath(studentId: string): string {
	return `${STUDENT_REPORT_PATH}?student_id=${encodeURIComponent(studentId)}`;
}

/** One day's work of one student. */
export function practiceDayPath(dayId: string): string {
	return `/student/daily/${encodeURIComponent(dayId)}`;
}
