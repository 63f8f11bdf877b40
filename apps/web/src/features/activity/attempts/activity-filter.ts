/** Which attempts the page shows; same names as in the address and in the API call. */
export interface ActivityFilter {
	student_id?: string;
	skill_id?: string;
	outcome?: Outcome;
}

/** The same, for certain days, as yyyy-mm-dd. */
export interface DaysFilter extends ActivityFilter {
	from: string;
	to: string;
}

const outcomes = ["correct", "incorrect", "skipped"] as const;
export type Outcome = (typeof outcomes)[number];

/** Reads the page's address; unknown values are ignored. */
export function readFilter(search: URLSearchParams): ActivityFilter {
	const student_id = search.get("student_id");
	const skill_id = search.get("skill_id");
	const outcome = outcomes.find((each) => each === search.get("outcome"));
	return {
		...(student_id && { student_id }),
		...(skill_id && { skill_id }),
		...(outcome && { outcome }),
	};
}

/** The address of a filter; other parameters stay. */
export function writeFilter(search: URLSearchParams, filter: ActivityFilter): URLSearchParams {
	const next = new URLSearchParams(search);
	for (const name of ["student_id", "skill_id", "outcome"] as const) {
		const value = filter[name];
		if (value === undefined) next.delete(name);
		else next.set(name, value);
	}
	return next;
}
