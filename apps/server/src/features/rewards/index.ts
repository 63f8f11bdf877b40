import { dayGoal } from "@learnin/domain/practice/day-goal";
import { restDates, type Streak, streak } from "@learnin/domain/rewards/streak";
import { dateOfDay, dayNumber, weekday, weekStart } from "@learnin/domain/rewards/week";
import type { PracticeDay } from "./rewards.queries.ts";
import type { DayRules } from "./rules.ts";

export { dayIn } from "./day-in.ts";
export { readDaysAndRules } from "./read-days-and-rules.ts";
export {
	ownDay,
	ownZone,
	type PastRules,
	type PracticeDay,
	type Rules,
	selectPastRules,
	selectFirstDay,
	selectPracticeDays,
} from "./rewards.queries.ts";
export { changeRules, rulesByDay, zoneAt } from "./rules.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The student's streak from their practice days and the goals at the time. */
export function streakOf(days: PracticeDay[], today: string, rulesOf: (date: string) => DayRules): Streak {
	return streak(goalDates(days, rulesOf), today, rulesOf);
}

/** The days without the goal that counted as the streak's rest days. */
export function restedDays(
	days: PracticeDay[],
	today: string,
	rulesOf: (date: string) => DayRules,
): ReadonlySet<string> {
	return new Set(restDates(goalDates(days, rulesOf), today, rulesOf));
}

function goalDates(days: PracticeDay[], rulesOf: (date: string) => DayRules): string[] {
	return days
		.filter(({ date, finished }) => dayGoal(finished, rulesOf(date).daily_goal).is_reached)
		.map(({ date }) => date);
}

/** The last seven days up to today, oldest first, with what was done on each. */
export function lastSevenDays(days: Pick<PracticeDay, "date" | "finished" | "first_try">[], today: string) {
	const byDate = new Map(days.map((day) => [day.date, day]));
	const last = dayNumber(today);
	return [6, 5, 4, 3, 2, 1, 0].map((back) => {
		const date = dateOfDay(last - back);
		const { finished = 0, first_try = 0 } = byDate.get(date) ?? {};
		return { date, weekday: weekdays[weekday(last - back)] ?? "", finished, first_try };
	});
}

/** The current week, Monday to Sunday, with what was finished on each day so far. */
export function currentWeek(days: Pick<PracticeDay, "date" | "finished">[], today: string) {
	const byDate = new Map(days.map(({ date, finished }) => [date, finished]));
	const monday = dayNumber(weekStart(today));
	return weekdays.map((name, at) => {
		const date = dateOfDay(monday + at);
		return { date, weekday: name, finished: byDate.get(date) ?? 0 };
	});
}

/** Stored points in total and of the current week (from Monday). */
export function pointsOf(days: PracticeDay[], today: string): { total: number; week: number } {
	const monday = weekStart(today);
	const sum = (list: PracticeDay[]) => list.reduce((total, day) => total + day.points, 0);
	return { total: sum(days), week: sum(days.filter((day) => day.date >= monday)) };
}
