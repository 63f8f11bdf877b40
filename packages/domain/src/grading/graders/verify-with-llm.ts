import type { VerifyWithLlmQuestion } from "../../question/question.ts";
import { numbersIn } from "../../question/plain-text.ts";
import { foldBlanks } from "../answer-forms/string.ts";
import { normalise } from "../answer-forms/normalise.ts";
import type { Grade } from "../grade.ts";
import { LONGEST_WRITTEN_ANSWER } from "../read-answer.ts";
import { gradeBlank } from "./blank.ts";

/**
 * VERIFY_WITH_LLM: a number that the key names is checked exactly here; whether the words meet the rubric is for the
 * review that follows. `answer_read` is the text with its blanks folded.
 */
export function gradeVerifyWithLlm({ key }: VerifyWithLlmQuestion, text: string): Grade {
	if (text.length > LONGEST_WRITTEN_ANSWER) return { verdict: "unreadable", reason: "too-long", parts: [] };
	const answer_read = foldBlanks(normalise(text).replaceAll("\n", " "));
	if (answer_read === "") return { verdict: "unreadable", reason: "empty", parts: [] };
	if (key.number === undefined) return { verdict: "needs_review", answer_read };
	const { number } = key;
	const numbers = [...numbersIn(text)];
	if (numbers.length === 0) return { verdict: "unreadable", reason: "number-missing", parts: [] };
	const is_there = numbers.some((entry) => {
		const { verdict } = gradeBlank(number, entry, []);
		return verdict === "correct" || verdict === "wrong_form";
	});
	if (is_there) return { verdict: "needs_review", answer_read };
	return {
		verdict: "incorrect",
		answer_read,
		known_mistake_id: null,
		not_simplest: false,
		right_parts: null,
	};
}
