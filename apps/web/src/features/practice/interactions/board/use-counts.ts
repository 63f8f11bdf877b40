import { useRef, useState } from "react";

type Counts = readonly number[];

/**
 * The number of pieces of each kind, while they still make the answer. An answer that was typed, undone or restored
 * gives only the amount, and uses the fewest pieces.
 */
export function useCounts(fewest: Counts, isMade: (counts: Counts) => boolean) {
	const [laid, setLaid] = useState(fewest);
	const before = useRef(fewest);
	const counts = isMade(laid) ? laid : fewest;
	return {
		counts,
		lay: setLaid,
		/** What Escape restores. */
		note: () => {
			before.current = counts;
		},
		noted: () => before.current,
	};
}
