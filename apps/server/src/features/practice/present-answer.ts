import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { renderText } from "../../platform/rich-text/render.ts";
import { answerSource } from "./answer-source.ts";
import { optionSource } from "./render-question.ts";

/** Only what can be shown on a line; a longer entry was refused by the grader anyway. */
const longestShown = 200;

/** What a student gave, as it was given; null where nothing was. */
export function presentAnswer(question: Question, answer: StudentAnswer): RenderedText | null {
	const parts = answerParts(question, answer).filter((part) => part !== "");
	return parts.length === 0 ? null : renderText(parts.join("; "));
}

function answerParts(question: Question, answer: StudentAnswer): string[] {
	switch (answer.question_type) {
		case "SELECT_ONE":
			return [optionSource("options" in question ? question.options : [], answer.option_id ?? "")];
		case "SELECT_ALL":
			return answer.option_ids.map((id) => optionSource("options" in question ? question.options : [], id));
		case "FILL_ONE":
			return [entrySource(answer.text, question.question_type === "FILL_ONE" ? question : {})];
		case "FILL_MULTIPLE": {
			const blanks = question.question_type === "FILL_MULTIPLE" ? question.blanks : [];
			return answer.answer_list.map((text, at) => entrySource(text, blanks[at] ?? {}));
		}
		case "MATCH_THE_FOLLOWING":
			return question.question_type === "MATCH_THE_FOLLOWING"
				? Object.entries(answer.answer_dict).map(
						([left, right]) =>
							`${optionSource(question.left_options, left)} → ${optionSource(question.right_options, right)}`,
					)
				: [];
		case "LABELED_INPUT":
			return question.question_type === "LABELED_INPUT"
				? question.labels.flatMap((label) => {
						const text = answer.answer_dict[label.id] ?? "";
						return text === "" ? [] : [`${answerSource(label.label, {})}: ${entrySource(text, label)}`];
					})
				: [];
		case "VERIFY_WITH_LLM":
			return [answerSource(answer.text.slice(0, 2_000), {})];
	}
}

/** An empty box stays a dash among filled ones. */
function entrySource(text: string, around: { answer_prefix?: string; answer_suffix?: string }): string {
	return text.trim() === "" ? "–" : answerSource(text.slice(0, longestShown), around);
}
