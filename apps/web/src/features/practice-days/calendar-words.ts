import { atStart } from "../../platform/time/time-words.ts";

const formats = {
	day: /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" }),
	weekday: /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" }),
	whole: /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
		weekday: "long",
		year: "numeric",
		month: "long",
		day: "numeric",
		timeZone: "UTC",
	}),
};

function read(date: string): Date {
	return new Date(`${date}T12:00:00Z`);
}

/** "2026-11-15" gives "November 15". */
export function dayName(date: string): string {
	return formats.day.format(read(date));
}

/** "2026-11-15" gives "Sun". */
export function shortWeekday(date: string): string {
	return atStart(formats.weekday.format(read(date)));
}

/** "2026-11-15" gives "Sunday, November 15, 2026". */
export function wholeDayName(date: string): string {
	return atStart(formats.whole.format(read(date)));
}
