import type { Wrong } from "./draft.ts";
import type { Value } from "./value.ts";

/** What belongs in a box, and where wrong procedures lead. */
export function boxed(right: Value, ...wrong: readonly (Wrong | false)[]) {
	return { right, wrong };
}
