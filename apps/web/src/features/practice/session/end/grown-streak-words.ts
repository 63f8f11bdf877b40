import { isStreakMilestone } from "@learnin/domain/rewards/streak-milestones";

/** What the end of a set says of the streak that it made longer; null where a celebration says it. */
export function grownStreakWords(days: number): string | null {
	if (days === 0 || isStreakMilestone(days)) return null;
	return days === 1 ? "Your streak starts today." : `Your streak grew to ${days} days.`;
}
