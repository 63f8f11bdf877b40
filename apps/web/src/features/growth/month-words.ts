import { atStart } from "../../platform/time/time-words.ts";

const formats = {
	month: /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	}),
	day: /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" }),
};

/** Whether an address names a month as yyyy-mm. */
export function isMonth(text: string): boolean {
	return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** "2026-11" gives "November 2026". */
export function monthName(month: string): string {
	return formats.month.format(new Date(`${month}-01T12:00:00Z`));
}

/** "2026-11-15" gives "November 15". */
export function dayOfMonth(date: string): string {
	return atStart(formats.day.format(new Date(`${date}T12:00:00Z`)));
}
