import { DAY_MS } from "../time/day.ts";

/** A calendar day "yyyy-mm-dd" as whole days since 1970-01-01. Throws RangeError on anything else. */
export function dayNumber(date: string): number {
	const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
	if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`);
	return ms / DAY_MS;
}

/** The calendar day of a day number, as "yyyy-mm-dd". */
export function dateOfDay(day: number): string {
	return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday on or before a day: weeks run from Monday to Sunday. Takes and returns "yyyy-mm-dd". */
export function weekStart(date: string): string {
	const day = dayNumber(date);
	return dateOfDay(day - weekday(day));
}

/** 0 for Monday to 6 for Sunday. Takes a day number; day 0 was a Thursday. */
export function weekday(day: number): number {
	return (((day + 3) % 7) + 7) % 7;
}
