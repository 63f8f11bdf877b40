/** A text of at most `most` characters; a longer one is cut between characters and ends with "…". */
export function shortened(text: string, most: number): string {
	return text.length > most ? `${text.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…` : text;
}
