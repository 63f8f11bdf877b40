import { useState } from "react";

interface Made<S> {
	first: S;
	/** Its entry; empty while it has none. */
	entryOf: (state: S) => string;
	/** The simplest state for a typed or restored entry. */
	stateOf: (entry: string) => S;
}

/**
 * The history of steps, while the last one matches the answer. A typed or restored answer is shown in its simplest
 * form.
 */
export function useMadeSteps<S>(
	{ first, entryOf, stateOf }: Made<S>,
	entry: string,
	onMake: (entry: string) => void,
) {
	const [steps, setSteps] = useState<readonly S[]>([]);
	const isMade = entryOf(steps.at(-1) ?? first) === entry;
	const shown = isMade ? steps : entry === "" ? [] : [stateOf(entry)];
	const keep = (next: readonly S[]) => {
		setSteps(next);
		onMake(entryOf(next.at(-1) ?? first));
	};
	return {
		state: shown.at(-1) ?? first,
		isBegun: shown.length > 0,
		step: (state: S) => keep([...shown, state]),
		undo: () => keep(shown.slice(0, -1)),
		clear: () => keep([]),
	};
}
