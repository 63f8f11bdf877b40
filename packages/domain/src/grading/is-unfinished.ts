import type { UnreadableReason } from "./grade.ts";

const unfinished: readonly UnreadableReason[] = [
	"empty",
	"nothing-chosen",
	"wrong-count",
	"incomplete",
	"more-answers",
	"number-missing",
];

/** Whether an answer that costs no try was sent before it was whole, rather than written in a way nobody can read. */
export function isUnfinished(reason: UnreadableReason): boolean {
	return unfinished.includes(reason);
}
