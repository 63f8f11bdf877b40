const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** "November 21, 2026", in the reader's time zone. */
export function dateText(moment: string): string {
	return format.format(new Date(moment));
}
