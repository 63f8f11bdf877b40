/** Notifications about practice, in complete sentences. Names are the child's, as its parents wrote them. */

/** To a parent, on the day. */
export function goalReachedText(name: string, goal: number): string {
	if (goal === 1) return `${name} reached the daily goal of 1 question.`;
	return `${name} reached the daily goal of ${goal} questions.`;
}

interface NotifiedStreak {
	days: number;
	is_longest: boolean;
}

/** To a parent. */
export function streakText(name: string, { days, is_longest }: NotifiedStreak): string {
	if (is_longest) return `${name} is on a ${days}-day streak, the longest so far.`;
	return `${name} is on a ${days}-day streak.`;
}

/** To the student. */
export function ownStreakText({ days, is_longest }: NotifiedStreak): string {
	if (is_longest) return `You’re on a ${days}-day streak, your longest so far!`;
	return `You’re on a ${days}-day streak!`;
}

/** To a parent. */
export function masteredText(name: string, skill: string): string {
	return `${name} has mastered “${skill}”.`;
}

/** To the student. */
export function ownMasteryText(skill: string): string {
	return `You mastered “${skill}”! We’ll bring it back sometimes so it sticks.`;
}

/**
 * To a parent: what happened, and what helps. `right` of the `last` newest questions were right on the first
 * try.
 */
export function stuckText(
	name: string,
	skill: string,
	{ right, last }: { right: number; last: number },
): string {
	const seen =
		right === 0
			? `none of the last ${last} questions were`
			: `${right} of the last ${last} questions ${right === 1 ? "was" : "were"}`;
	return `“${skill}” is hard for ${name} right now: ${seen} right on the first try. Try a few questions together.`;
}

/** To a parent, after a placement with that many answers. */
export function placedText(name: string, answers: number): string {
	return `${name} answered ${answers} questions to find a starting point.`;
}
