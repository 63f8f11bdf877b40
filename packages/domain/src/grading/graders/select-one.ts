import type { SelectOneQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";

/** SELECT_ONE: exactly the right option. None chosen and an unknown id are unreadable. */
export function selectOneGrader(question: SelectOneQuestion): (option_id: string | null) => Grade {
	const ids = question.options.map(({ id }) => id);
	return (option_id) => {
		if (option_id === null || option_id === "")
			return { verdict: "unreadable", reason: "nothing-chosen", parts: [] };
		if (!ids.includes(option_id)) return { verdict: "unreadable", reason: "unknown-option", parts: [] };
		if (option_id === question.key.option_id) return { verdict: "correct", answer_read: option_id };
		const mistake = question.known_mistakes.find(({ answer }) => answer === option_id);
		return {
			verdict: "incorrect",
			answer_read: option_id,
			known_mistake_id: mistake?.id ?? null,
			not_simplest: false,
			right_parts: null,
		};
	};
}
