/** An entry as Markdown that shows exactly it. */
export function literal(answer = ""): string {
	return answer.replaceAll(/[\\$`*_[]/g, "\\$&");
}

export function oneAnswer(words: string): string {
	return `The right answer is ${words}.`;
}

export function severalAnswers(words: string): string {
	return `The right answers are ${words}.`;
}

/** How often a wrong typed answer is that of a certain known mistake by another way. */
export const SAME_ENTRY = 0.1;

/** A blind choice shows one of the known mistakes, or none. */
export function shareOfMistakes({ known_mistakes }: { known_mistakes: readonly unknown[] }): number {
	return 1 / (known_mistakes.length + 1);
}
