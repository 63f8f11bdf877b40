/** The browser's time zone, in which days and streaks are counted. */
export function ownTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

let chosen: string | undefined;

/** From now on times without a time zone of their own are in this one, as in the reader's notifications. */
export function showTimesIn(timeZone: string | undefined): void {
	chosen = timeZone;
}

/** The time zone that the reader chose, if it is known. */
export function readerZone(): string | undefined {
	return chosen;
}

/** The time zone that times are shown in: the reader's choice, or else the browser's. */
export function shownTimeZone(): string {
	return chosen ?? ownTimeZone();
}
