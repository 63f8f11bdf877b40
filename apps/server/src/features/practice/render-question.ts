import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { Question } from "@learnin/domain/question/question";
import { renderText } from "../../platform/rich-text/render.ts";
import { answerSource } from "./answer-source.ts";

/** Every text of a question as safe HTML and as words, stored beside the question so that no request renders. */
export interface RenderedQuestion {
	prompt: RenderedText;
	cta: RenderedText | null;
	options: { id: string; label: RenderedText }[];
	hints: RenderedText[];
	explanation: RenderedText;
	/** The right answer, as shown once it is due. */
	answer_list: RenderedText[];
	known_mistakes: Record<string, RenderedText>;
}

export function renderQuestion(question: Question): RenderedQuestion {
	return {
		prompt: renderText(question.prompt),
		cta: question.cta === undefined ? null : renderText(question.cta),
		options:
			question.question_type === "SELECT_ONE"
				? question.options.map(({ id, label }) => ({ id, label: renderText(label) }))
				: [],
		hints: question.hints.map(renderText),
		explanation: renderText(question.explanation),
		answer_list: [renderText(rightAnswerSource(question))],
		known_mistakes: Object.fromEntries(
			question.known_mistakes.map(({ id, feedback }) => [id, renderText(feedback)]),
		),
	};
}

function rightAnswerSource(question: Question): string {
	switch (question.question_type) {
		case "SELECT_ONE":
			return question.options.find(({ id }) => id === question.key.option_id)?.label ?? "";
		case "FILL_ONE":
			return answerSource(question.key.answers[0] ?? "", question);
	}
}
