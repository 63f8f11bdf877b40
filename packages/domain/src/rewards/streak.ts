import { dateOfDay, dayNumber, weekday } from "./week.ts";

/** Days in a row with the goal reached, except rest days. */
export interface Streak {
	current_streak: number;
	longest_streak: number;
}

/** The rules of one day; they may change from day to day. */
export interface StreakRules {
	/** 1 to 7. */
	days_per_week: number;
	/** The day was shortened, for example by a flight east: missing it breaks nothing. */
	is_excused: boolean;
}

/**
 * The streak up to `today`, counted in days that reached the goal. Dates are "yyyy-mm-dd" in the student's
 * own time zone, in any order. A family that practices `days_per_week` days (1 to 7) may rest on the others:
 * in each week from Monday to Sunday the first 7 - days_per_week missed days do not break a streak, the next
 * one does. Today breaks nothing until it is over; days after today are ignored. `rulesOf` returns the rules
 * of a day, if they changed over time.
 */
export function streak(
	goal_dates: readonly string[],
	today: string,
	rulesOf: (date: string) => StreakRules,
): Streak {
	const { length, longest } = runUpTo(goal_dates, today, rulesOf);
	return { current_streak: length, longest_streak: longest };
}

/**
 * The rest days of all streaks, as "yyyy-mm-dd", oldest first; today is not one yet. A rest day stays one when its streak
 * ends.
 */
export function restDates(
	goal_dates: readonly string[],
	today: string,
	rulesOf: (date: string) => StreakRules,
): string[] {
	return runUpTo(goal_dates, today, rulesOf).rested.map(dateOfDay);
}

function runUpTo(
	goal_dates: readonly string[],
	today: string,
	rulesOf: (date: string) => StreakRules,
): Run & { longest: number } {
	const last = dayNumber(today);
	const days = [...new Set(goal_dates.map(dayNumber))].filter((day) => day <= last).sort((a, b) => a - b);
	const run = { length: 0, longest: 0, rests: 0, rested: [], next: 0 };
	for (const day of days) {
		if (run.length > 0) rest(run, day, rulesOf);
		if (weekday(day) === 0) run.rests = 0;
		run.length += 1;
		run.longest = Math.max(run.longest, run.length);
		run.next = day + 1;
	}
	if (run.length > 0) rest(run, last, rulesOf);
	return run;
}

interface Run {
	length: number;
	longest: number;
	/** Rest days used in the week of `next`. */
	rests: number;
	/** Every rest day of this run and of those before it. */
	rested: number[];
	/** The first day not processed yet. */
	next: number;
}

/**
 * Uses rest days for the missed days from `run.next` up to, not including, `until`; ends the run if they are
 * too many.
 */
function rest(run: Run, until: number, rulesOf: (date: string) => StreakRules): void {
	for (let day = run.next; day < until; day += 1) {
		if (weekday(day) === 0) run.rests = 0;
		const { days_per_week, is_excused } = rulesOf(dateOfDay(day));
		if (!is_excused) run.rests += 1;
		if (run.rests > 7 - days_per_week) {
			run.length = 0;
			run.rests = 0;
			return;
		}
		run.rested.push(day);
	}
}
