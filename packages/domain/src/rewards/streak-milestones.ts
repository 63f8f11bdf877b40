const EARLY_MILESTONES = [3, 7, 14, 30, 60, 100] as const;

/**
 * Whether a streak of this many days is a milestone: 3, 7, 14, 30, 60 and 100 days, then every further 50.
 */
export function isStreakMilestone(days: number): boolean {
	return EARLY_MILESTONES.some((each) => each === days) || (days > 100 && days % 50 === 0);
}
