import type { Figure } from "@learnin/domain/question/question";

/** One of two ways to work out the same task. Markdown with LaTeX between dollar signs. */
export interface Way {
	/** The result. */
	answer: string;
	/** How, in one or two sentences to the child. */
	how: string;
}

/**
 * The explanation of a wrong procedure before the child tries again. Texts are Markdown with LaTeX between dollar
 * signs.
 */
export interface Repair {
	/** What goes wrong and what is right instead, in two or three short sentences. */
	happens: string;
	/** The same as a picture; absent if words explain it better. */
	figure?: Figure;
	/** The wrong way and the right way with the same small numbers. */
	pair: { asked: string; wrong: Way; right: Way };
}
