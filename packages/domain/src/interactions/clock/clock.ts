import type { Clock } from "./settings.ts";

/** Minutes in an hour, and in one round of the short hand. */
const HOUR = 60;
const ROUND = 12 * HOUR;

/** Where the hands stand, in minutes after 12 o’clock: the short hand follows the long one. */
export type ClockTime = number;

/** The time of an entry such as "4:35", or null where the hands cannot show it. */
export function timeOf({ step }: Clock, entry: string): ClockTime | null {
	const [, hour, minute] = /^\s*(\d{1,2}):(\d\d)\s*$/.exec(entry) ?? [];
	const [hours, minutes] = [Number(hour), Number(minute)];
	const is_time = hours >= 1 && hours <= 12 && minutes < HOUR && minutes % step === 0;
	return is_time ? (hours % 12) * HOUR + minutes : null;
}

/** A time as a child would type it: "4:35". */
export function entryOf(time: ClockTime): string {
	return `${hourOf(time)}:${`${minuteOf(time)}`.padStart(2, "0")}`;
}

/** The number that the short hand points at or has passed last, 1 to 12. */
export function hourOf(time: ClockTime): number {
	return Math.floor(time / HOUR) || 12;
}

export function minuteOf(time: ClockTime): number {
	return time % HOUR;
}

/** So many minutes later, or earlier; past 12 o’clock it begins anew. */
export function later(time: ClockTime, minutes: number): ClockTime {
	return (((time + minutes) % ROUND) + ROUND) % ROUND;
}

/** With the long hand turned to a place, a share of the way around from the 12. Over the 12 it takes the hour along. */
export function withLongHand({ step }: Clock, time: ClockTime, turn: number): ClockTime {
	const way = Math.round((turn * HOUR) / step) * step - minuteOf(time);
	// The shorter way around.
	const shorter = way > HOUR / 2 ? way - HOUR : way < -HOUR / 2 ? way + HOUR : way;
	return later(time, shorter);
}

/** With the short hand turned to a place; the minutes stay, so it stops where they let it. */
export function withShortHand(time: ClockTime, turn: number): ClockTime {
	const minute = minuteOf(time);
	return later(0, Math.round(turn * 12 - minute / HOUR) * HOUR + minute);
}

/** Where the hands point, as shares of the way around from the 12. */
export function turnsOf(time: ClockTime): { long: number; short: number } {
	return { long: minuteOf(time) / HOUR, short: time / ROUND };
}
