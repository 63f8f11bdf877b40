import { useRef, useState } from "react";

type Counts = readonly number[];

/**
 * How many pieces of each kind lie there: as they were laid, as long as they still make the answer. One that was typed,
 * undone or kept says how much, not of which pieces, and is made of the fewest.
 */
export function useCounts(fewest: Counts, isMade: (counts: Counts) => boolean) {
	const [laid, setLaid] = useState(fewest);
	const before = useRef(fewest);
	const counts = isMade(laid) ? laid : fewest;
	return {
		counts,
		lay: setLaid,
		/** What Escape gives back. */
		note: () => {
			before.current = counts;
		},
		noted: () => before.current,
	};
}
