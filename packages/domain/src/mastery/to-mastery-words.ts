/**
 * "About 4 or 5 more right answers to master it." Null if it is mastered. A span, because the questions to come may
 * be easy or easily guessed, and then count for less.
 */
export function toMasteryWords(answers: number): string | null {
	if (answers === 0) return null;
	return `About ${answers} or ${answers + 1} more right answers to master it.`;
}
