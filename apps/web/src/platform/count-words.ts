/** "1 question", "3,000 questions". */
export function count(number: number, word: string): string {
	return `${number.toLocaleString("en-US")} ${word}${number === 1 ? "" : "s"}`;
}
