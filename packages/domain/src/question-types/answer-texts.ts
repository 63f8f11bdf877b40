/** Markdown that shows an entry exactly. */
export function literal(answer = ""): string {
	return answer.replaceAll(/[\\$`*_[]/g, "\\$&");
}

export function oneAnswer(words: string): string {
	return `The right answer is ${words}.`;
}

export function severalAnswers(words: string): string {
	return `The right answers are ${words}.`;
}

/** How often a wrong typed answer equals that of a certain known mistake for another reason. */
export const SAME_ENTRY = 0.1;

/** The chance that a guess shows a given known mistake: it shows one of them, or none. */
export function shareOfMistakes({ known_mistakes }: { known_mistakes: readonly unknown[] }): number {
	return 1 / (known_mistakes.length + 1);
}
