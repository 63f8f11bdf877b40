import type { Stage } from "@learnin/domain/mastery/standing";

const order: readonly Stage[] = ["unknown", "learning", "nearly", "due_for_review", "mastered"];

/** Whether a change of stage is upward; a passed review is. */
export function isUp({ from, to }: { from: Stage; to: Stage }): boolean {
	return order.indexOf(to) > order.indexOf(from);
}
