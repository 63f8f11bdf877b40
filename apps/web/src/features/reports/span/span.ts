import type { DaySpan } from "@learnin/domain/reports/figures";
import { dateOfDay, dayNumber, weekStart } from "@learnin/domain/rewards/week";

/** Spans that move with the calendar. */
export type NamedSpan = "this-week" | "last-week" | "7-days" | "14-days" | "30-days";
/** `days`: a custom range. */
export type SpanChoice = NamedSpan | "days";

export const spanNames: Record<SpanChoice, string> = {
	"this-week": "This week",
	"last-week": "Last week",
	"7-days": "Last 7 days",
	"14-days": "Last 14 days",
	"30-days": "Last 30 days",
	days: "Choose days",
};

/** The choices for the activity of all children. */
export const usualChoices: readonly SpanChoice[] = ["this-week", "last-week", "30-days", "days"];
/** The choices for the report on one child. */
export const reportChoices: readonly SpanChoice[] = ["7-days", "14-days", "30-days", "last-week", "days"];

/** The longest span. */
const mostDays = 92;

/** The days of a named span; weeks run from Monday to Sunday. Takes today as yyyy-mm-dd. */
function spanOfChoice(choice: NamedSpan, today: string): DaySpan {
	const monday = dayNumber(weekStart(today));
	switch (choice) {
		case "this-week":
			return { from: dateOfDay(monday), to: today };
		case "last-week":
			return { from: dateOfDay(monday - 7), to: dateOfDay(monday - 1) };
		case "7-days":
			return lastDays(7, today);
		case "14-days":
			return lastDays(14, today);
		case "30-days":
			return lastDays(30, today);
	}
}

function lastDays(count: number, today: string): DaySpan {
	return { from: dateOfDay(dayNumber(today) - count + 1), to: today };
}

/** A valid span from a custom range: in order, not after today, not too long. */
export function spanOfDays({ from, to }: DaySpan, today: string): DaySpan {
	const last = to > today ? today : to;
	const first = from > last ? last : from;
	const earliest = dateOfDay(dayNumber(last) - mostDays + 1);
	return { from: first < earliest ? earliest : first, to: last };
}

const isDate = (text: string | null): text is string => {
	if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
	try {
		return dateOfDay(dayNumber(text)) === text;
	} catch {
		return false;
	}
};

/** The choice in an address, and its days. */
export function readSpan(
	search: URLSearchParams,
	usual: NamedSpan,
	today: string,
): { choice: SpanChoice; span: DaySpan } {
	const [from, to] = [search.get("from"), search.get("to")];
	if (isDate(from) && isDate(to)) return { choice: "days", span: spanOfDays({ from, to }, today) };
	const named = search.get("span");
	const choice = isNamed(named) ? named : usual;
	return { choice, span: spanOfChoice(choice, today) };
}

/** The address of a span; other parameters stay. */
export function writeSpan(
	search: URLSearchParams,
	chosen: { choice: NamedSpan } | { span: DaySpan },
): URLSearchParams {
	const next = new URLSearchParams(search);
	for (const name of ["span", "from", "to"]) next.delete(name);
	if ("choice" in chosen) next.set("span", chosen.choice);
	else for (const name of ["from", "to"] as const) next.set(name, chosen.span[name]);
	return next;
}

function isNamed(name: string | null): name is NamedSpan {
	return name !== null && name in spanNames && name !== "days";
}
