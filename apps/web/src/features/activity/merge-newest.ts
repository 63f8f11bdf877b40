import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStudentActivity } from "@learnin/contract/routes/activity.contract";

export type ActivityPage = RouteResponse<typeof getStudentActivity>;

export interface Merged {
	pages: ActivityPage[];
	/** Ids of the attempts that were not there before, newest first. */
	added: string[];
}

/**
 * Puts the attempts of a newly loaded first page on top of the pages that are there. `gap` when they do not
 * meet, so that attempts between them would be missing.
 */
export function mergeNewest(pages: readonly ActivityPage[], newest: ActivityPage): Merged | "gap" {
	const [first, ...rest] = pages;
	if (!first) return { pages: [newest], added: newest.attempts.map(({ id }) => id) };
	const known = new Set(pages.flatMap((page) => page.attempts.map(({ id }) => id)));
	const fresh = newest.attempts.filter(({ id }) => !known.has(id));
	const meets = fresh.length < newest.attempts.length || newest.next_cursor === null;
	if (!meets) return "gap";
	const top = { ...first, attempts: [...fresh, ...first.attempts] };
	return { pages: [top, ...rest], added: fresh.map(({ id }) => id) };
}
