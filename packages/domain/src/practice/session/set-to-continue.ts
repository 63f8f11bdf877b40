interface OpenSet {
	kind: string;
}

/**
 * The set that is continued first, of sets with open questions: today's. One that the child opened by itself, or that
 * someone gave to it, is offered beside it and never takes its place.
 */
export function setToContinue<Set extends OpenSet>(unfinished: readonly Set[]): Set | undefined {
	return unfinished.find(({ kind }) => kind === "daily");
}
