import type { SelectAllQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";

/**
 * SELECT_ALL: exactly the right set, in any order. No option, an unknown option, "none of these" with
 * another, and a different number of options than the page gave get a free retry. If all chosen options are
 * right and others are missing, it says so; of a set with a wrong one it tells no option apart, or choosing all
 * of them would give the right ones away.
 */
export function gradeSelectAll(question: SelectAllQuestion, option_ids: readonly string[]): Grade {
	const { options, none_option_id, answer_count, key, known_mistakes } = question;
	if (option_ids.length === 0) return unreadable("nothing-chosen");
	// A page selects each option at most once; a longer list did not come from it.
	if (option_ids.length > options.length) return unreadable("unknown-option");
	const chosen = new Set(option_ids);
	const ordered = options.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
	if (ordered.length < chosen.size) return unreadable("unknown-option");
	if (none_option_id !== undefined && chosen.has(none_option_id) && chosen.size > 1)
		return unreadable("none-with-others");
	if (answer_count !== undefined && chosen.size !== answer_count) return unreadable("wrong-count");
	const right = new Set(key.option_ids);
	const answer_read = ordered.join(" ");
	const is_other = (id: string) => chosen.has(id) !== right.has(id);
	if (!options.some(({ id }) => is_other(id))) return { verdict: "correct", answer_read };
	const mistake = known_mistakes.find(({ answer }) => is_other(answer));
	return {
		verdict: "incorrect",
		answer_read,
		known_mistake_id: mistake?.id ?? null,
		not_simplest: false,
		right_parts: ordered.every((id) => right.has(id)) ? { ids: ordered, total: ordered.length } : null,
	};
}

function unreadable(reason: "nothing-chosen" | "unknown-option" | "none-with-others" | "wrong-count"): Grade {
	return { verdict: "unreadable", reason, parts: [] };
}
