import type { SmallQuestion } from "../lesson.ts";

/** What a step leaves empty when it asks: drawn as a box, read as "blank". */
const BOX = "\\square";

/** A formula or the words between two formulas, and where it starts. */
export interface Piece {
	text: string;
	from: number;
	isFormula: boolean;
}

/** A step cut at the signs of its formulas. */
export function piecesOf(step: string): Piece[] {
	let from = 0;
	return step.split(/(?<!\\)\$/).map((text, at) => {
		const piece = { text, from, isFormula: at % 2 === 1 };
		from += text.length + 1;
		return piece;
	});
}

/** A part of a step that is left out. */
export interface Gap {
	from: number;
	length: number;
	isFormula: boolean;
}

interface Options {
	/** Markdown, all different. */
	options: readonly string[];
	/** One of them. */
	right: string;
}

/** "What goes in the box?" about the step with its gaps drawn as boxes. */
export function gapQuestion(step: string, gaps: readonly Gap[], { options, right }: Options): SmallQuestion {
	return {
		asked: `What goes in the box? ${withBoxes(step, gaps)}`,
		choices: options.map((text) => ({ text })),
		right: options.indexOf(right),
		feedback: {},
	};
}

/** The step with boxes in place of what is left out. */
function withBoxes(step: string, gaps: readonly Gap[]): string {
	return gaps
		.toSorted((a, b) => b.from - a.from)
		.reduce(
			(text, { from, length, isFormula }) =>
				`${text.slice(0, from)}${isFormula ? `{${BOX}}` : `$${BOX}$`}${text.slice(from + length)}`,
			step,
		);
}
