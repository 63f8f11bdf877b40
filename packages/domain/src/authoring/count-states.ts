/** How many questions stand in a state, and how many of these students get. */
export interface StateCount {
	/** Of the newest version. */
	state: string;
	count: number;
	/** In the version that was published last. */
	with_students: number;
}

export interface BankCounts {
	/** Each question once. */
	all: number;
	draft: number;
	in_review: number;
	/** All that students get. */
	published: number;
	/** Of the published ones: with a newer version that is a draft or in review, and counted there too. */
	published_changing: number;
	suspended: number;
	retired: number;
}

/** The numbers of a bank by state, where a published question stays one while its next version is written or reviewed. */
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
