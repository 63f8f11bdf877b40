import type { SelectAllQuestion } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { lazy } from "./lazy.ts";

/**
 * SELECT_ALL: exactly the right set, in any order. No option, an unknown option, "none of these" with
 * another, and a different number of options than the page gave get a free retry. If all chosen options are
 * right and others are missing, it says so; of a set with a wrong one it tells no option apart, or choosing all
 * of them would give the right ones away. Only of several chosen ones it says which one a known mistake is about:
 * nobody could guess it, and what is said of it is false for the others.
 */
export function selectAllGrader(question: SelectAllQuestion): (option_ids: readonly string[]) => Grade {
	const { none_option_id, answer_count, key, known_mistakes } = question;
	const ids = question.options.map(({ id }) => id);
	const places = new Map(ids.map((id, at) => [id, at]));
	const right = new Set(key.option_ids.filter((id) => places.has(id)));

	const gradeSet = (option_ids: readonly string[]): Grade => {
		if (option_ids.length === 0) return unreadable("nothing-chosen");
		// A page selects each option at most once; a longer list did not come from it.
		if (option_ids.length > ids.length) return unreadable("unknown-option");
		const is_chosen = ids.map(() => false);
		for (const id of option_ids) {
			const place = places.get(id);
			if (place === undefined) return unreadable("unknown-option");
			is_chosen[place] = true;
		}
		const ordered = ids.filter((_, at) => is_chosen[at]);
		if (none_option_id !== undefined && ordered.length > 1 && ordered.includes(none_option_id))
			return unreadable("none-with-others");
		if (answer_count !== undefined && ordered.length !== answer_count) return unreadable("wrong-count");
		const answer_read = ordered.join(" ");
		const are_right = ordered.every((id) => right.has(id));
		if (are_right && ordered.length === right.size) return { verdict: "correct", answer_read };
		// "Another one is true as well" would praise a wrong choice: what is missing is told if nothing else is wrong.
		const isMistaken = (id: string) => (ordered.includes(id) ? !right.has(id) : are_right && right.has(id));
		const mistake = known_mistakes.find(({ answer }) => isMistaken(answer));
		const about = ordered.length > 1 ? ordered.find((id) => id === mistake?.answer) : undefined;
		return {
			verdict: "incorrect",
			answer_read,
			known_mistake_id: mistake?.id ?? null,
			not_simplest: false,
			right_parts: are_right ? { ids: ordered, total: ordered.length } : null,
			...(about !== undefined && { mistaken_option: about }),
		};
	};

	const rightGrade = lazy(() => Object.freeze(gradeSet(key.option_ids)));
	return (option_ids) => (isSameList(option_ids, key.option_ids) ? rightGrade() : gradeSet(option_ids));
}

/** Most answers are right, and a page sends them in the order of the options, as the key has them. */
function isSameList(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((id, at) => id === other[at]);
}

function unreadable(reason: "nothing-chosen" | "unknown-option" | "none-with-others" | "wrong-count"): Grade {
	return { verdict: "unreadable", reason, parts: [] };
}
