/** How many questions are in a state, and how many of them students get. */
export interface StateCount {
	/** State of the newest version. */
	state: string;
	count: number;
	/** How many have a published version. */
	with_students: number;
}

export interface BankCounts {
	/** Counts each question once. */
	all: number;
	draft: number;
	in_review: number;
	/** Every question that students get. */
	published: number;
	/** Published questions with a newer version that is a draft or in review; counted there too. */
	published_changing: number;
	suspended: number;
	retired: number;
}

/**
 * The counts of a bank by state. A published question stays published while its next version is written or
 * reviewed.
 */
export function countStates(rows: readonly StateCount[]): BankCounts {
	const sum = (some: readonly StateCount[], of: "count" | "with_students") =>
		some.reduce((total, row) => total + row[of], 0);
	const inState = (state: string) =>
		sum(
			rows.filter((row) => row.state === state),
			"count",
		);
	return {
		all: sum(rows, "count"),
		draft: inState("draft"),
		in_review: inState("in_review"),
		published: sum(rows, "with_students"),
		published_changing: sum(
			rows.filter(({ state }) => state !== "published"),
			"with_students",
		),
		suspended: inState("suspended"),
		retired: inState("retired"),
	};
}
