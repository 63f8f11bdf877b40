/** The same text with another first letter: never the same by chance, unlike a fixed ending. */
export function altered(text: string): string {
	return `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
}
