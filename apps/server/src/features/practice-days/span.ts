import { isDate } from "@learnin/domain/practice/practice-day-id";
import { dateOfDay, dayNumber } from "@learnin/domain/rewards/week";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import type { Span } from "./moments-of.ts";

const usualDays = 14;
const mostDays = 92;
/** No one practiced earlier; dates of the contract begin with the century, and a report looks weeks back. */
export const FIRST_DAY = "2001-01-01";

/**
 * The requested days: up to today, the last 14 by default. Throws `invalid_request` for days that do not
 * exist, are in the wrong order, before there was practice or more than 92.
 */
export function spanOf(asked: { from?: string | undefined; to?: string | undefined }, today: string): Span {
	for (const [name, date] of Object.entries({ from: asked.from, to: asked.to }))
		if (date !== undefined && !isDate(date)) refuse(name, "There is no such day.");
	for (const [name, date] of Object.entries({ from: asked.from, to: asked.to }))
		if (date !== undefined && date < FIRST_DAY) refuse(name, "Nobody practiced on Learnin that long ago.");
	const to = asked.to === undefined || asked.to > today ? today : asked.to;
	const from = asked.from ?? dateOfDay(dayNumber(to) - usualDays + 1);
	if (from > to) refuse("from", "The first day can’t be after the last one or after today.");
	if (dayNumber(to) - dayNumber(from) >= mostDays) refuse("from", `Please ask for at most ${mostDays} days.`);
	return { from, to };
}

function refuse(field: string, words: string): never {
	throw new ApiError("invalid_request", { fields: { [field]: words } });
}

/** Every day of a span, oldest first. */
export function datesOf({ from, to }: Span): string[] {
	const first = dayNumber(from);
	return Array.from({ length: dayNumber(to) - first + 1 }, (_, at) => dateOfDay(first + at));
}
