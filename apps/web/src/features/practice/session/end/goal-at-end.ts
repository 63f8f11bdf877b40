import { dayGoal, FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import { paths } from "../../../../paths/paths.ts";
import type { Dashboard } from "../../dashboard/practice.api.ts";

export interface GoalAtEnd {
	words: string;
	/** The set with exactly the missing questions; none once the day is done. */
	more: { to: string; words: string } | null;
}

/**
 * What the end of a set says about the day, consistent with the dashboard's suggestion. The celebration above it says
 * that the goal is reached.
 */
export function goalAtEnd({
	today_count,
	daily_goal,
	free_left,
}: Pick<Dashboard, "today_count" | "daily_goal" | "free_left">): GoalAtEnd {
	const { is_reached, left } = dayGoal(today_count, daily_goal);
	if (is_reached) return { words: "You’re done for today. Enjoy the rest of your day.", more: null };
	if (free_left === 0)
		return {
			words: `Today’s free questions are done. You get ${FREE_QUESTIONS_PER_DAY} new ones tomorrow.`,
			more: null,
		};
	const more = { to: paths.practiceDaily, words: "Keep going" };
	// The goal is out of reach.
	if (free_left !== null && free_left < left)
		return { words: `Free questions left today: ${free_left}.`, more };
	const words =
		left === 1 ? "One more question to reach today’s goal." : `${left} more questions to reach today’s goal.`;
	return { words, more };
}
