import type { Figure } from "@learnin/domain/question/question";

/** One of two ways to work out the same thing. Markdown with LaTeX between dollar signs. */
export interface Way {
	/** What comes out. */
	answer: string;
	/** How, in one or two sentences to the child. */
	how: string;
}

/** What a child sees of its own wrong procedure before it tries again. Texts are Markdown with LaTeX between dollar signs. */
export interface Repair {
	/** What goes wrong and what is true instead, in two or three short sentences. */
	happens: string;
	/** The same as a picture; absent where words say it better. */
	figure?: Figure;
	/** The wrong way and the right way with the same small numbers. */
	pair: { asked: string; wrong: Way; right: Way };
}
