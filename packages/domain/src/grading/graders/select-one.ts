import type { SelectOneQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";

/** SELECT_ONE: exactly the right option. None chosen and an unknown id are unreadable. */
export function gradeSelectOne(question: SelectOneQuestion, option_id: string | null): Grade {
	if (option_id === null || option_id === "")
		return { verdict: "unreadable", reason: "nothing-chosen", parts: [] };
	if (!question.options.some(({ id }) => id === option_id))
		return { verdict: "unreadable", reason: "unknown-option", parts: [] };
	if (option_id === question.key.option_id) return { verdict: "correct", answer_read: option_id };
	const mistake = question.known_mistakes.find(({ answer }) => answer === option_id);
	return {
		verdict: "incorrect",
		answer_read: option_id,
		known_mistake_id: mistake?.id ?? null,
		not_simplest: false,
		right_parts: null,
	};
}
