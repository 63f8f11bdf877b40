interface OpenSet {
	kind: string;
}

/** Whether someone else gave the set to the student: it may be of any length, so it waits among the other things to do. */
export function isGiven({ kind }: OpenSet): boolean {
	return kind === "assignment";
}

/** The set that is continued first, of sets with open questions, the newest first: the newest that was not given. */
export function setToContinue<Set extends OpenSet>(unfinished: readonly Set[]): Set | undefined {
	return unfinished.find((set) => !isGiven(set));
}
