/** Creating one takes a thousand times as long as using it; there are as many as time zones. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a time in a time zone, as yyyy-mm-dd. */
export function dayIn(time_zone: string, moment: Date): string {
	const calendar = calendars.get(time_zone) ?? calendarOf(time_zone);
	calendars.set(time_zone, calendar);
	return calendar.format(moment);
}

function calendarOf(time_zone: string): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat("en-CA", { timeZone: time_zone, dateStyle: "short" });
}
