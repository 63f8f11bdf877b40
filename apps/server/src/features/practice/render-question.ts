import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { AnswerBlank, Question, QuestionOption } from "@learnin/domain/question/question";
import { renderPrompt, renderText } from "../../platform/rich-text/render.ts";
import { answerSource } from "./answer-source.ts";

export interface RenderedOption {
	id: string;
	label: RenderedText;
}

/** Every text of a question as safe HTML and as words, stored beside the question so that no request renders. */
export interface RenderedQuestion {
	prompt: RenderedText;
	cta: RenderedText | null;
	options: RenderedOption[];
	/** The two sides of a match; absent for other types. */
	left_options?: RenderedOption[];
	right_options?: RenderedOption[];
	hints: RenderedText[];
	explanation: RenderedText;
	/** The right answer, as shown once it is due: one text per option, box, pair or label. */
	answer_list: RenderedText[];
	/** The right answer of a match or of labels; absent for other types. */
	answer_dict?: Record<string, string>;
	known_mistakes: Record<string, RenderedText>;
}

export function renderQuestion(question: Question): RenderedQuestion {
	return {
		prompt: renderPrompt(question.prompt),
		cta: question.cta === undefined ? null : renderText(question.cta),
		options: "options" in question ? renderOptions(question.options) : [],
		...(question.question_type === "MATCH_THE_FOLLOWING" && {
			left_options: renderOptions(question.left_options),
			right_options: renderOptions(question.right_options),
			answer_dict: question.key.answer_dict,
		}),
		...(question.question_type === "LABELED_INPUT" && { answer_dict: rightLabels(question) }),
		hints: question.hints.map(renderText),
		explanation: renderText(question.explanation),
		answer_list: rightAnswerSources(question).map(renderText),
		known_mistakes: Object.fromEntries(
			question.known_mistakes.map(({ id, feedback }) => [id, renderText(feedback)]),
		),
	};
}

function renderOptions(options: QuestionOption[]): RenderedOption[] {
	return options.map(({ id, label }) => ({ id, label: renderText(label) }));
}

function rightLabels(question: Extract<Question, { question_type: "LABELED_INPUT" }>) {
	return Object.fromEntries(question.labels.map(({ id, key }) => [id, key?.answers[0] ?? ""]));
}

function rightAnswerSources(question: Question): string[] {
	switch (question.question_type) {
		case "SELECT_ONE":
			return [optionSource(question.options, question.key.option_id)];
		case "SELECT_ALL":
			return question.key.option_ids.map((id) => optionSource(question.options, id));
		case "FILL_ONE":
			return [blankSource(question)];
		case "FILL_MULTIPLE":
			return question.blanks.map(blankSource);
		case "MATCH_THE_FOLLOWING":
			return question.left_options.map(
				({ id }) =>
					`${optionSource(question.left_options, id)} → ${optionSource(question.right_options, question.key.answer_dict[id] ?? "")}`,
			);
		case "LABELED_INPUT":
			return question.labels.flatMap((label) =>
				label.key === null
					? []
					: [`${plainSource(label.label)}: ${blankSource({ ...label, key: label.key })}`],
			);
		case "VERIFY_WITH_LLM":
			return [question.key.sample_answer];
	}
}

function blankSource(blank: AnswerBlank): string {
	return answerSource(blank.key.answers[0] ?? "", blank);
}

/** The words of an option, or of its picture where it has none. */
export function optionSource(options: readonly QuestionOption[], id: string): string {
	const option = options.find((each) => each.id === id);
	if (option === undefined) return "";
	return option.label.trim() === ""
		? plainSource(option.figure?.alt ?? option.image?.alt ?? "")
		: option.label;
}

/** Plain words as a text to render. */
function plainSource(text: string): string {
	return answerSource(text, {});
}
