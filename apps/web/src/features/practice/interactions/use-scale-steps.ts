import { entryOf, firstScale, type Scale, scaleAt } from "@learnin/domain/interactions/balance/balance";
import type { Balance } from "@learnin/domain/interactions/balance/settings";
import { useState } from "react";

/**
 * The scale after each step, as long as the last one says what the answer does. One that was typed or kept is a box beside
 * its weights.
 */
export function useScaleSteps(balance: Balance, entry: string, onMake: (entry: string) => void) {
	const [steps, setSteps] = useState<readonly Scale[]>([]);
	const first = firstScale(balance);
	const isMade = entryOf(steps.at(-1) ?? first) === entry;
	const shown = isMade ? steps : entry === "" ? [] : [scaleAt(entry) ?? first];
	const keep = (next: readonly Scale[]) => {
		setSteps(next);
		onMake(entryOf(next.at(-1) ?? first));
	};
	return {
		scale: shown.at(-1) ?? first,
		isBegun: shown.length > 0,
		step: (scale: Scale) => keep([...shown, scale]),
		undo: () => keep(shown.slice(0, -1)),
		clear: () => keep([]),
	};
}
