import type { RenderedText } from "@learnin/contract/schemas/common.schema";

export interface RenderedOption {
	id: string;
	label: RenderedText;
}

/** The rendered texts of the part to answer. */
export interface RenderedAnswerPart {
	options?: RenderedOption[];
	/** The two sides of a match; absent for other types. */
	left_options?: RenderedOption[];
	right_options?: RenderedOption[];
	/** The correct answer of a match, of labels, or of what is made by hand; absent for others. */
	answer_dict?: Record<string, string>;
}

/**
 * Every text of a question as safe HTML and as words, stored with the question so that no request renders.
 */
export interface RenderedQuestion extends RenderedAnswerPart {
	prompt: RenderedText;
	cta: RenderedText | null;
	options: RenderedOption[];
	hints: RenderedText[];
	explanation: RenderedText;
	/** The correct answer, shown once it may be: one text per option, box, pair or label. */
	answer_list: RenderedText[];
	known_mistakes: Record<string, RenderedText>;
}
