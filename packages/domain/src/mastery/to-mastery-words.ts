/** A larger number is shown only as a long way to go. */
export const MAX_ANSWERS_SHOWN = 10;

/** "About 4 more right answers and it is mastered." Null if it is mastered. */
export function toMasteryWords(answers: number): string | null {
	if (answers === 0) return null;
	if (answers === 1) return "One more right answer and it is mastered.";
	if (answers > MAX_ANSWERS_SHOWN)
		return `More than ${MAX_ANSWERS_SHOWN} right answers until it is mastered.`;
	return `About ${answers} more right answers and it is mastered.`;
}
