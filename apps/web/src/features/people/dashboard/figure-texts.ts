import { lazily } from "@learnin/domain/texts/lazily";
import { percentWords } from "@learnin/domain/reports/percent-words";

const dayOfMonth = /* @__PURE__ */ lazily(() => utcFormat({ month: "short", day: "numeric" }));
const dateOf = /* @__PURE__ */ lazily(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }));
const weekday = /* @__PURE__ */ lazily(() => utcFormat({ weekday: "long" }));

/** A share from 0 to 1 as "86%"; only exactly all is 100% and only none is 0%. */
export function percentText(share: number): string {
	const percent = Math.round(share * 100);
	if (share > 0 && percent === 0) return `<${percentWords(1)}`;
	if (share < 1 && percent === 100) return `>${percentWords(99)}`;
	return percentWords(percent);
}

/** Calendar days "2026-11-15" and "2026-11-21" give "Nov 15 to Nov 21". */
export function daysText(first: string, last: string): string {
	return `${dayOfMonth().format(noon(first))} to ${dayOfMonth().format(noon(last))}`;
}

/** "2026-11-15" gives "Nov 15". */
export function dayText(date: string): string {
	return date === "" ? "" : dayOfMonth().format(noon(date));
}

/** The reader's day of a moment, "Nov 15, 2026". */
export function dateText(moment: string): string {
	return dateOf().format(new Date(moment));
}

/** "2026-11-15" gives "Sunday". */
export function weekdayText(date: string): string {
	return weekday().format(noon(date));
}

function noon(date: string): Date {
	return new Date(`${date}T12:00:00Z`);
}

function utcFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
}
