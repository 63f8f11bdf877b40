import type { Ref } from "react";
import { createContext } from "react";

// Named as the library names them.

/** Without the framework there is no context of it. */
export const FrameworkContext = createContext(undefined);

const noPrefetch = [false, null, {}];

/** What the library itself answers outside of its framework. */
export function usePrefetchBehavior() {
	return noPrefetch;
}

export function mergeRefs<Element>(ref: Ref<Element>): Ref<Element> {
	return ref;
}

export function PrefetchPageLinks(): null {
	return null;
}
