import type { DaySpan } from "@learnin/domain/reports/figures";
import { paths } from "../../../paths/paths.ts";

/** The attempts of a child in a span, in one skill or in all. */
export function answersPath(
	student_id: string,
	{ skill_id, from, to }: DaySpan & { skill_id: string | null },
): string {
	const query = new URLSearchParams({ student_id, ...(skill_id !== null && { skill_id }), from, to });
	return `${paths.studentActivity}?${query.toString()}`;
}
