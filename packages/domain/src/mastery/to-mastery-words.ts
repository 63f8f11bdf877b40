/** A larger number is shown only as a long way to go. */
export const MAX_ANSWERS_SHOWN = 10;

/** "About 4 more right answers to master it." Null if it is mastered. */
export function toMasteryWords(answers: number): string | null {
	if (answers === 0) return null;
	if (answers === 1) return "One more right answer to master it.";
	if (answers > MAX_ANSWERS_SHOWN) return `More than ${MAX_ANSWERS_SHOWN} right answers to go.`;
	return `About ${answers} more right answers to master it.`;
}
