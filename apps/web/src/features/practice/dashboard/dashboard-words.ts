import { FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";

interface StreakOf {
	current_streak: number;
	longest_streak: number;
}

/** Nothing of today if its goal can't be reached. */
export function streakWords(
	{ current_streak: current, longest_streak: longest }: StreakOf,
	{ hasRested = false, isInReach = true } = {},
): string | null {
	if (longest === 0) return isInReach ? "Reach today’s goal to start one." : null;
	const days = `${longest} ${longest === 1 ? "day" : "days"}`;
	if (current === 0) return isInReach ? `Longest: ${days}. Start a new one today.` : `Longest: ${days}.`;
	if (current === 1 && longest === 1) return "Day 1. A good start!";
	if (current >= longest) return `Longest: ${days}. This is your record!`;
	return hasRested ? `Longest: ${days}. Rest days don’t break it.` : `Longest: ${days}.`;
}

/** If the day's questions were only skipped: what happened to them, and what to do now; null otherwise. */
export function skippedWords(skipped: number, finished: number): string | null {
	if (skipped === 0 || finished > 0) return null;
	return skipped === 1
		? "You skipped 1 question. It doesn’t count, but a hint can help."
		: `You skipped ${skipped} questions. They don’t count, but a hint can help.`;
}

/** Without an enrollment: what is left of the day, or when there is more; and how to unlock it. */
export function freeWords(left: number): string {
	const open = "A parent can open the rest.";
	if (left === 0) return `You get ${FREE_QUESTIONS_PER_DAY} new ones tomorrow. ${open}`;
	return left === 1 ? `1 free question left today. ${open}` : `${left} free questions left today. ${open}`;
}

export function weekWords(total: number): string {
	if (total === 0) return "Nothing yet. Today is a good day to start.";
	return total === 1 ? "Question in the last seven days." : "Questions in the last seven days.";
}
