import { useDeferredValue } from "react";

/**
 * Whether to render what needs loaded data: true one render after `isLoaded`. The result of a query alone would render
 * all of it in one long task, which on a slow phone blocks input; this way React renders it in slices of a few
 * milliseconds. What is loaded already is shown at once.
 */
export function useInSlices(isLoaded: boolean): boolean {
	return useDeferredValue(isLoaded) && isLoaded;
}
