import type { Stage } from "@learnin/domain/mastery/standing";

const order: readonly Stage[] = ["unknown", "learning", "nearly", "due_for_review", "mastered"];

/** Whether a level change goes up; a review that was passed does. */
export function isUp({ from, to }: { from: Stage; to: Stage }): boolean {
	return order.indexOf(to) > order.indexOf(from);
}
