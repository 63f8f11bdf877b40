/** The time zone this browser is set to: days and streaks are counted in it. */
export function ownTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
