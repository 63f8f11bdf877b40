import { clockText, dayKey } from "../../platform/time/time-words.ts";
import { dayName } from "./calendar-words.ts";
import type { DayQuestion } from "./practice-days.api.ts";

/** "4:12 PM"; for an answer of another day with that day, in the child's time zone. */
export function momentWords(
	{ created_at, is_of_this_day }: Pick<DayQuestion["answers"][number], "created_at" | "is_of_this_day">,
	timeZone: string,
): string {
	const clock = clockText(created_at, timeZone);
	return is_of_this_day ? clock : `${dayName(dayKey(created_at, timeZone))}, ${clock}`;
}
