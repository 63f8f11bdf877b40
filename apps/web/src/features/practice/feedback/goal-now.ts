import type { PracticeSession } from "@learnin/contract/schemas/practice.schema";
import { dayGoal } from "@learnin/domain/practice/day-goal";
import { type Mark, markOf, marksOf, type PracticeState } from "../session/state/practice-state.ts";

/** What the day's goal depends on: the set as it was loaded, and as it is now. */
export interface SetNow {
	session: PracticeSession;
	state: PracticeState;
}

/** Whether the day's goal is open, was reached by the newest verdict, or earlier. */
export type GoalNow = "open" | "now" | "before";

/**
 * The goal after a verdict. At the end of the set its summary says that the goal is reached: the last verdict does not
 * say it too.
 */
export function goalNow({ session, state }: SetNow): GoalNow {
	const marks = marksOf(state);
	const done =
		marks.filter(isDone).length -
		session.questions.filter(({ status }) => isDone(markOf(status))).length +
		state.replacedCount -
		session.replaced_count;
	const { count, goal } = session.today;
	if (!dayGoal(count + done, goal).is_reached) return "open";
	const isNew = !dayGoal(count + done - 1, goal).is_reached;
	return isNew && marks.includes("open") ? "now" : "before";
}

/** A skipped question does not count, and one that waits for its verdict not yet. */
function isDone(mark: Mark): boolean {
	return mark !== "open" && mark !== "waiting" && mark !== "skipped";
}
