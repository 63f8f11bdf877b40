/** A text of at most so many characters; one that is longer ends with "…", and never within a character. */
export function shortened(text: string, most: number): string {
	return text.length > most ? `${text.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…` : text;
}
