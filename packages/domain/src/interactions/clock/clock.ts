import type { Clock } from "./settings.ts";

/** Minutes in an hour, and in one turn of the short hand. */
const HOUR = 60;
const ROUND = 12 * HOUR;

/** The position of the hands in minutes after 12 o’clock: the short hand follows the long one. */
export type ClockTime = number;

/** The time of an entry such as "4:35", or null if the hands cannot show it. */
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

/** A time shifted by minutes; it wraps at 12 o’clock. */
export function later(time: ClockTime, minutes: number): ClockTime {
	return (((time + minutes) % ROUND) + ROUND) % ROUND;
}

/** With the long hand at a position, a fraction of a full turn from the 12. Passing the 12 changes the hour. */
export function withLongHand({ step }: Clock, time: ClockTime, turn: number): ClockTime {
	const way = Math.round((turn * HOUR) / step) * step - minuteOf(time);
	// The shorter direction.
	const shorter = way > HOUR / 2 ? way - HOUR : way < -HOUR / 2 ? way + HOUR : way;
	return later(time, shorter);
}

/** With the short hand at a position; it keeps the minutes, so it stops where they allow. */
export function withShortHand(time: ClockTime, turn: number): ClockTime {
	const minute = minuteOf(time);
	return later(0, Math.round(turn * 12 - minute / HOUR) * HOUR + minute);
}

/** The directions of the hands, as fractions of a full turn from the 12. */
export function turnsOf(time: ClockTime): { long: number; short: number } {
	return { long: minuteOf(time) / HOUR, short: time / ROUND };
}
