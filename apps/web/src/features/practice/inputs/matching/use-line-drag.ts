import { useEffect, useLayoutEffect, useRef } from "react";
import { useDeferred } from "../../session/deferred/deferred.ts";
import type { End, LineDragOptions } from "./drag-line.ts";

/** Drawing a line from one tile to another with mouse or touch. Until it is loaded, tiles are pressed one by one. */
export function useLineDrag(options: LineDragOptions) {
	const live = useRef<SVGPathElement>(null);
	/** Ignores the click after a drag. */
	const wasDrag = useRef(false);
	const latest = useRef(options);
	const stop = useRef<(() => void) | undefined>(undefined);
	const deferred = useDeferred();
	useLayoutEffect(() => {
		latest.current = options;
	});
	useEffect(() => () => stop.current?.(), []);

	return {
		live,
		wasDrag,
		start: ({ nativeEvent }: React.PointerEvent, end: End) => {
			if (options.isLocked || nativeEvent.button !== 0) return;
			stop.current?.();
			stop.current = deferred?.dragLine(nativeEvent, end, { latest, live, wasDrag });
		},
	};
}
