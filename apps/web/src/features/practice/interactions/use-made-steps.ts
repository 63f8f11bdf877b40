import { useState } from "react";

interface Made<S> {
	first: S;
	/** What it says as an answer; empty as long as it says none. */
	entryOf: (state: S) => string;
	/** The simplest one that says what was typed or kept. */
	stateOf: (entry: string) => S;
}

/**
 * What was made, after each step, as long as the last one says what the answer does. One that was typed or kept is shown
 * in its simplest form.
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
