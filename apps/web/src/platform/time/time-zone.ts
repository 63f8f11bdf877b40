/** The browser's time zone, in which days and streaks are counted. */
export function ownTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
