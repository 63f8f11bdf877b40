/** "1 question", "3 questions". */
export function count(number: number, word: string): string {
	return `${number} ${word}${number === 1 ? "" : "s"}`;
}
