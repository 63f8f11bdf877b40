import { readerZone } from "./time-zone.ts";

const locale = "en-US";
const second = 1000;
const minute = 60 * second;

/** "Today at 4:12 PM", "Yesterday at 5:05 PM", else "Nov 18 at 4:30 PM" (with the year if it is another one). */
export function whenText(moment: string, now: Date, timeZone?: string): string {
	const time = clockText(moment, timeZone);
	switch (daysBetween(moment, now, timeZone)) {
		case 0:
			return `Today at ${time}`;
		case 1:
			return `Yesterday at ${time}`;
		default:
			return `${shortDate(moment, now, timeZone)} at ${time}`;
	}
}

/** The same in the bell's format of the specification: "Nov 18 At 4:30 PM". */
export function notificationTimeText(moment: string, now: Date, timeZone?: string): string {
	const days = daysBetween(moment, now, timeZone);
	if (days === 0 || days === 1) return whenText(moment, now, timeZone);
	return `${shortDate(moment, now, timeZone)} At ${clockText(moment, timeZone)}`;
}

/** "4:12 PM". */
export function clockText(moment: string, timeZone?: string): string {
	return format(moment, { hour: "numeric", minute: "2-digit" }, timeZone);
}

/** The heading above a day's work: "Today", "Yesterday", "Wednesday, November 18". */
export function dayTitle(moment: string, now: Date, timeZone?: string): string {
	const days = daysBetween(moment, now, timeZone);
	if (days === 0) return "Today";
	if (days === 1) return "Yesterday";
	const year = isSameYear(moment, now, timeZone) ? {} : ({ year: "numeric" } as const);
	return atStart(format(moment, { weekday: "long", month: "long", day: "numeric", ...year }, timeZone));
}

/** "November 18, 2026". */
export function dayText(moment: string, timeZone?: string): string {
	return format(moment, { dateStyle: "long" }, timeZone);
}

/** "November 18, 2026 at 4:12:08 PM": the full time. */
export function exactText(moment: string, timeZone?: string): string {
	return format(moment, { dateStyle: "long", timeStyle: "medium" }, timeZone);
}

/** Active time: "12 s", "2 min 5 s", "1 h 4 min". */
export function durationText(ms: number): string {
	const seconds = Math.max(0, Math.round(ms / second));
	if (seconds < 60) return `${seconds} s`;
	if (seconds < 3600) return joined(Math.floor(seconds / 60), "min", seconds % 60, "s");
	return hours(seconds);
}

/** The same for a whole set, where seconds do not matter: "40 s", "12 min", "1 h 4 min". */
export function roundDurationText(ms: number): string {
	if (ms < minute) return durationText(ms);
	const minutes = Math.round(ms / minute);
	return minutes < 60 ? `${minutes} min` : hours(minutes * 60);
}

/** Calendar days "2026-11-15" and "2026-11-21" give "Nov 15 to Nov 21". */
export function dateRange(first: string, last: string): string {
	const day = (date: string) => format(`${date}T12:00:00Z`, { month: "short", day: "numeric" }, "UTC");
	return `${day(first)} to ${day(last)}`;
}

/** "2026-11-15" gives "Sunday", for the start of a line. */
export function weekdayName(date: string): string {
	return atStart(format(`${date}T12:00:00Z`, { weekday: "long" }, "UTC"));
}

/** Many languages write days in lower case, but not at the start of a line or a heading. */
export function atStart(words: string): string {
	return words.charAt(0).toLocaleUpperCase("en-US") + words.slice(1);
}

/** The reader's calendar day of a moment, as a key: two moments of the same day give the same key. */
export function dayKey(moment: string | Date, timeZone?: string): string {
	return formatter("en-CA", { dateStyle: "short" }, timeZone).format(new Date(moment));
}

function daysBetween(moment: string, now: Date, timeZone: string | undefined): number {
	const dayOf = (at: string | Date) => Date.parse(`${dayKey(at, timeZone)}T00:00:00Z`);
	return Math.round((dayOf(now) - dayOf(moment)) / (24 * 60 * minute));
}

function shortDate(moment: string, now: Date, timeZone: string | undefined): string {
	const year = isSameYear(moment, now, timeZone) ? {} : ({ year: "numeric" } as const);
	return format(moment, { month: "short", day: "numeric", ...year }, timeZone);
}

function isSameYear(moment: string, now: Date, timeZone: string | undefined): boolean {
	return dayKey(moment, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
}

function hours(seconds: number): string {
	return joined(Math.floor(seconds / 3600), "h", Math.floor((seconds % 3600) / 60), "min");
}

function joined(large: number, largeUnit: string, small: number, smallUnit: string): string {
	return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

function format(moment: string, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
	// Our subset of the text font lacks the narrow space before AM and PM.
	return formatter(locale, options, timeZone).format(new Date(moment)).replaceAll("\u202f", " ");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one costs more than a hundred uses. */
function formatter(
	language: string,
	options: Intl.DateTimeFormatOptions,
	asked: string | undefined,
): Intl.DateTimeFormat {
	const timeZone = asked ?? readerZone();
	const key = JSON.stringify([language, options, timeZone]);
	const known = formatters.get(key);
	if (known) return known;
	const made = new Intl.DateTimeFormat(language, { ...options, ...(timeZone && { timeZone }) });
	formatters.set(key, made);
	return made;
}
