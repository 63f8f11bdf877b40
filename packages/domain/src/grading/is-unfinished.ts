import type { UnreadableReason } from "./grade.ts";

const unfinished: readonly UnreadableReason[] = [
	"empty",
	"nothing-chosen",
	"wrong-count",
	"incomplete",
	"more-answers",
	"number-missing",
];

/**
 * Whether an unreadable answer was sent before it was complete, rather than written in a way that cannot be
 * read.
 */
export function isUnfinished(reason: UnreadableReason): boolean {
	return unfinished.includes(reason);
}
