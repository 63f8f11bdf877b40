import type { MatchQuestion } from "../../question/question.ts";
import type { Grade, UnreadableReason } from "../grade.ts";
import { entriesByPart } from "./entries-by-part.ts";

/** MATCH_THE_FOLLOWING: the whole arrangement, whatever the order of its pairs; incomplete is unreadable. */
export function gradeMatch(question: MatchQuestion, answer_dict: Readonly<Record<string, string>>): Grade {
	const { left_options, right_options, key, known_mistakes } = question;
	const entries = entriesByPart(answer_dict, left_options);
	if (entries === null) return unreadable("unknown-option", []);
	const chosen = new Map([...entries].filter(([, right]) => right !== ""));
	const lefts = left_options.map(({ id }) => id);
	const rights = new Set(right_options.map(({ id }) => id));
	if ([...chosen.values()].some((right) => !rights.has(right))) return unreadable("unknown-option", []);
	const missing = lefts.filter((left) => !chosen.has(left));
	if (missing.length > 0) return unreadable("incomplete", missing);
	const repeated = lefts.filter((left, at) =>
		lefts.slice(0, at).some((other) => chosen.get(other) === chosen.get(left)),
	);
	if (repeated.length > 0) return unreadable("repeated-answer", repeated);
	const answer_read = lefts.map((left) => `${left}=${chosen.get(left) ?? ""}`).join(" ");
	const right = new Map(Object.entries(key.answer_dict));
	const ids = lefts.filter((left) => chosen.get(left) === right.get(left));
	if (ids.length === lefts.length) return { verdict: "correct", answer_read };
	const mistake = known_mistakes.find(
		({ part, answer }) => part !== undefined && chosen.get(part) === answer,
	);
	return {
		verdict: "incorrect",
		answer_read,
		known_mistake_id: mistake?.id ?? null,
		not_simplest: false,
		right_parts: { ids, total: lefts.length },
	};
}

function unreadable(reason: UnreadableReason, parts: string[]): Grade {
	return { verdict: "unreadable", reason, parts };
}
