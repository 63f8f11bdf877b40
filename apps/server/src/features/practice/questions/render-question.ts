import type { Question } from "@learnin/domain/question/question";
import { renderPrompt, renderText } from "../../../platform/rich-text/render.ts";
import type { RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";
import { servedTypeOf } from "../question-types/served-types.ts";

export function renderQuestion(question: Question): RenderedQuestion {
	const type = servedTypeOf(question);
	return {
		prompt: renderPrompt(question.prompt),
		cta: question.cta === undefined ? null : renderText(question.cta),
		options: [],
		...type.render(question),
		hints: question.hints.map(renderText),
		explanation: renderText(question.explanation),
		answer_list: type.rightSources(question).map(renderText),
		known_mistakes: Object.fromEntries(
			question.known_mistakes.map(({ id, feedback }) => [id, renderText(feedback)]),
		),
	};
}
