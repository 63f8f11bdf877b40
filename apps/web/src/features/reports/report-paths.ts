import { paths } from "./ways.ts";

/** The report on one child. */
export function studentReportPath(studentId: string): string {
	return `${paths.studentActivity}/details/?student_id=${encodeURIComponent(studentId)}`;
}

/** One day's work of one student. */
export function practiceDayPath(dayId: string): string {
	return `/student/daily/${encodeURIComponent(dayId)}`;
}
