import type { RenderedText } from "@learnin/contract/schemas/common.schema";

export interface RenderedOption {
	id: string;
	label: RenderedText;
}

/** What is rendered of the part that is answered. */
export interface RenderedAnswerPart {
	options?: RenderedOption[];
	/** The two sides of a match; absent for other types. */
	left_options?: RenderedOption[];
	right_options?: RenderedOption[];
	/** The right answer of a match or of labels; absent for other types. */
	answer_dict?: Record<string, string>;
}

/** Every text of a question as safe HTML and as words, stored beside the question so that no request renders. */
export interface RenderedQuestion extends RenderedAnswerPart {
	prompt: RenderedText;
	cta: RenderedText | null;
	options: RenderedOption[];
	hints: RenderedText[];
	explanation: RenderedText;
	/** The right answer, as shown once it is due: one text per option, box, pair or label. */
	answer_list: RenderedText[];
	known_mistakes: Record<string, RenderedText>;
}
