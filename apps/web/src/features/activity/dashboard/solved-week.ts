import type { DashboardChild } from "../activity.api.ts";
import { weekdayName } from "../../../platform/time/time-words.ts";

export interface SolvedDay {
	date: string;
	/** "Sun". */
	weekday: string;
	/** "Sunday"; the last one is "Today". */
	name: string;
	firstTry: number;
	/** With a hint, after another try, or out of tries. */
	helped: number;
}

/**
 * The last seven days of some children together, and their daily goal. Days are those of each child's time zone, added
 * by their distance from today.
 */
export function addWeeks(children: readonly Pick<DashboardChild, "week" | "daily_goal">[]): {
	days: SolvedDay[];
	goal: number;
} {
	const weeks = children.map(({ week }) => week);
	const days = (weeks[0] ?? []).map(({ date, weekday }, at, all) => {
		const parts = weeks.map((week) => week[at] ?? { finished: 0, first_try: 0 });
		const firstTry = parts.reduce((sum, part) => sum + part.first_try, 0);
		const finished = parts.reduce((sum, part) => sum + part.finished, 0);
		const name = at === all.length - 1 ? "Today" : weekdayName(date);
		return { date, weekday, name, firstTry, helped: finished - firstTry };
	});
	return { days, goal: children.reduce((sum, { daily_goal }) => sum + daily_goal, 0) };
}
