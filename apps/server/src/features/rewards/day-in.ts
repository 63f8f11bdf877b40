/** The calendar day of a moment in a time zone, as yyyy-mm-dd. */
export function dayIn(time_zone: string, moment: Date): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone: time_zone, dateStyle: "short" }).format(moment);
}
