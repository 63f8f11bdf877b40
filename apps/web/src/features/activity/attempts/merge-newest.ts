import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStudentActivity } from "@learnin/contract/routes/practice/activity.contract";

export type ActivityPage = RouteResponse<typeof getStudentActivity>;

export interface Merged {
	pages: ActivityPage[];
	/** Ids of the attempts that were not there before, newest first. */
	added: string[];
	/** An existing attempt changed: a written answer was reviewed, or a question finished. */
	hasChanged: boolean;
}

/**
 * Adds the attempts of a newly loaded first page to the existing pages, replacing older versions. `gap` if they do not
 * overlap, so that attempts between them would be missing.
 */
export function mergeNewest(pages: readonly ActivityPage[], newest: ActivityPage): Merged | "gap" {
	const [first, ...rest] = pages;
	if (!first) return { pages: [newest], added: newest.attempts.map(({ id }) => id), hasChanged: false };
	const known = new Map(pages.flatMap((page) => page.attempts.map((attempt) => [attempt.id, attempt])));
	const fresh = newest.attempts.filter(({ id }) => !known.has(id));
	const meets = fresh.length < newest.attempts.length || newest.next_cursor === null;
	if (!meets) return "gap";
	const better = new Map(
		newest.attempts
			.filter((attempt) => known.has(attempt.id) && !isSame(attempt, known.get(attempt.id)))
			.map((attempt) => [attempt.id, attempt]),
	);
	const renewed = [first, ...rest].map((page) => ({
		...page,
		attempts: page.attempts.map((attempt) => better.get(attempt.id) ?? attempt),
	}));
	const [top = first, ...others] = better.size > 0 ? renewed : [first, ...rest];
	return {
		pages: [{ ...top, attempts: [...fresh, ...top.attempts] }, ...others],
		added: fresh.map(({ id }) => id),
		hasChanged: better.size > 0,
	};
}

function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
