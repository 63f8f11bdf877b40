/** The pages of a student's days, apart from the other paths: practice has no use for them. */
export const dayPaths = { ownActivity: "/student/activity", day: "/student/daily/:dayId" } as const;

/** One day's work of a student. */
export function practiceDayPath(dayId: string): string {
	return dayPaths.day.replace(":dayId", encodeURIComponent(dayId));
}
