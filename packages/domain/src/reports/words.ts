import { lazily } from "../texts/lazily.ts";
import { percentWords } from "./percent-words.ts";

/** From this many finished questions on a percentage is meaningful. */
const ENOUGH_FOR_PERCENT = 5;

/** "82% (31 of 38)", for few questions "2 of 4", for none "–". */
export function shareWords({ first_try, finished }: { first_try: number; finished: number }): string {
	if (finished === 0) return "–";
	if (finished < ENOUGH_FOR_PERCENT) return `${first_try} of ${finished}`;
	return `${percentWords(percent({ first_try, finished }))} (${first_try} of ${finished})`;
}

/** "12", and with skipped ones "12 answered, 4 skipped". */
export function answeredWords({ finished, skipped }: { finished: number; skipped: number }): string {
	return skipped === 0 ? `${finished}` : `${finished} answered, ${skipped} skipped`;
}

/** A whole percentage; 0 if there are no questions. */
export function percent({ first_try, finished }: { first_try: number; finished: number }): number {
	return finished === 0 ? 0 : Math.round((100 * first_try) / finished);
}

/** "less than a minute", "1 minute", "52 minutes", "2 hours", "2 hours 5 minutes". */
export function minutesWords(active_ms: number): string {
	const minutes = Math.round(active_ms / 60_000);
	if (minutes < 1) return "less than a minute";
	const rest = countWords(minutes % 60, "minute");
	if (minutes < 60) return rest;
	const hours = countWords(Math.floor(minutes / 60), "hour");
	return minutes % 60 === 0 ? hours : `${hours} ${rest}`;
}

/** "1 question", "3 questions". */
export function countWords(count: number, word: string): string {
	return `${count} ${word}${count === 1 ? "" : "s"}`;
}

const inUtc = { month: "short", day: "numeric", timeZone: "UTC" } as const;
const monthAndDay = /* @__PURE__ */ lazily(() => new Intl.DateTimeFormat("en-US", inUtc));
const withYear = /* @__PURE__ */ lazily(
	() => new Intl.DateTimeFormat("en-US", { ...inUtc, year: "numeric" }),
);

/** "2026-11-09" gives "Nov 9". */
export function dayWords(date: string): string {
	return monthAndDay().format(new Date(`${date}T00:00:00Z`));
}

/** "2026-11-09" gives "Nov 9, 2026". */
function datedWords(date: string): string {
	return withYear().format(new Date(`${date}T00:00:00Z`));
}

/** "Nov 9 to Nov 15", of one day "Nov 9". */
export function spanWords({ from, to }: { from: string; to: string }): string {
	return from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
}

/** "Nov 9 to Nov 15, 2026" and "Dec 29, 2025 to Jan 4, 2026": where the year is not clear otherwise. */
export function datedSpanWords({ from, to }: { from: string; to: string }): string {
	const isOneYear = from.slice(0, 4) === to.slice(0, 4);
	const start = isOneYear ? dayWords(from) : datedWords(from);
	return from === to ? datedWords(to) : `${start} to ${datedWords(to)}`;
}
