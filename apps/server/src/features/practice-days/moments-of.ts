/** Days in the student's time zone, both included, as yyyy-mm-dd. */
export interface Span {
	from: string;
	to: string;
}

const hour = 60 * 60 * 1000;

/**
 * Every moment that is in the span in some time zone, so that an index finds the rows; the day itself
 * decides.
 */
export function momentsOf({ from, to }: Span): { since: Date; before: Date } {
	return {
		since: new Date(Date.parse(from) - 14 * hour),
		before: new Date(Date.parse(to) + (24 + 12) * hour),
	};
}
