/** The same text with another first letter: never by chance the same, as one with a fixed end may be. */
export function altered(text: string): string {
	return `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
}
