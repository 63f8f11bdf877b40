import type { MatchQuestion } from "../../question/question.ts";
import type { Grade, UnreadableReason } from "../grade.ts";
import { entryReaderByPart } from "./entries-by-part.ts";
import { lazy } from "./lazy.ts";

/** Left to right. */
type Arrangement = Readonly<Record<string, string>>;

/** MATCH_THE_FOLLOWING: the whole arrangement, whatever the order of its pairs; incomplete is unreadable. */
export function matchGrader(question: MatchQuestion): (answer_dict: Arrangement) => Grade {
	const { left_options, right_options, key, known_mistakes } = question;
	const lefts = left_options.map(({ id }) => id);
	const rights = new Set(right_options.map(({ id }) => id));
	const entriesOf = entryReaderByPart(lefts);
	const key_of = new Map(Object.entries(key.answer_dict));
	const right = lefts.map((left) => key_of.get(left) ?? "");

	const gradeArrangement = (chosen: readonly string[]): Grade => {
		if (chosen.some((entry) => entry !== "" && !rights.has(entry))) return unreadable("unknown-option", []);
		const missing = lefts.filter((_, at) => chosen[at] === "");
		if (missing.length > 0) return unreadable("incomplete", missing);
		const repeated = lefts.filter((_, at) => chosen.indexOf(chosen[at] ?? "") < at);
		if (repeated.length > 0) return unreadable("repeated-answer", repeated);
		const answer_read = lefts.map((left, at) => `${left}=${chosen[at]}`).join(" ");
		const ids = lefts.filter((_, at) => chosen[at] === right[at]);
		if (ids.length === lefts.length) return { verdict: "correct", answer_read };
		const mistake = known_mistakes.find(
			({ part, answer }) => part !== undefined && chosen[lefts.indexOf(part)] === answer,
		);
		return {
			verdict: "incorrect",
			answer_read,
			known_mistake_id: mistake?.id ?? null,
			not_simplest: false,
			right_parts: { ids, total: lefts.length },
		};
	};

	const rightGrade = lazy(() => Object.freeze(gradeArrangement(right)));
	const isRight = (answer_dict: Arrangement) =>
		lefts.every((left, at) => answer_dict[left] === right[at]) &&
		Object.keys(answer_dict).length === lefts.length;
	return (answer_dict) => {
		if (isRight(answer_dict)) return rightGrade();
		const chosen = entriesOf(answer_dict);
		return chosen === null ? unreadable("unknown-option", []) : gradeArrangement(chosen);
	};
}

function unreadable(reason: UnreadableReason, parts: string[]): Grade {
	return { verdict: "unreadable", reason, parts };
}
