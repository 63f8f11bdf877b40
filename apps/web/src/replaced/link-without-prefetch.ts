import type { Ref } from "react";
import { createContext } from "react";

// Same names as in the library.

/** Without the framework its context is empty. */
export const FrameworkContext = createContext(undefined);

const noPrefetch = [false, null, {}];

/** The library's own result outside of its framework. */
export function usePrefetchBehavior() {
	return noPrefetch;
}

export function mergeRefs<Element>(ref: Ref<Element>): Ref<Element> {
	return ref;
}

export function PrefetchPageLinks(): null {
	return null;
}
