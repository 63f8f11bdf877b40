import type { Grade } from "../grade.ts";
import type { BlankGrade } from "./blank-grade.ts";

/** One part of an answer and its grade. */
export interface GradedPart {
	id: string;
	grade: BlankGrade;
}

/**
 * The grade of an answer of several boxes. While any is empty or unreadable, the whole answer is, naming
 * those and saying nothing about the others; then all values must be right; then all forms. If boxes may be
 * in any order, the same entries are one answer.
 */
export function gradeParts(parts: readonly GradedPart[], { is_any_order = false } = {}): Grade {
	const unreadable = unreadableParts(parts);
	if (unreadable !== null) return unreadable;
	const entries = parts.map(({ grade }) => readOf(grade));
	const answer_read = (is_any_order ? entries.sort() : entries).join(" | ");
	const incorrect = parts.filter(({ grade }) => grade.verdict === "incorrect");
	if (incorrect.length > 0) return incorrectParts(parts, incorrect, answer_read);
	const formed = parts.flatMap(({ id, grade }) =>
		grade.verdict === "wrong_form" ? [{ id, wanted_form: grade.wanted_form }] : [],
	);
	const [wanted] = formed;
	if (wanted === undefined) return { verdict: "correct", answer_read };
	const { wanted_form } = wanted;
	const same = formed.filter((each) => each.wanted_form === wanted_form);
	return { verdict: "wrong_form", answer_read, wanted_form, parts: same.map(({ id }) => id) };
}

/** The first reason why a part cannot be read, with all parts that have it; null if all can be read. */
export function unreadableParts(parts: readonly GradedPart[]): Grade | null {
	const unreadable = parts.flatMap(({ id, grade }) =>
		grade.verdict === "unreadable" ? [{ id, reason: grade.reason }] : [],
	);
	const [first] = unreadable;
	if (first === undefined) return null;
	const same = unreadable.filter(({ reason }) => reason === first.reason);
	return { verdict: "unreadable", reason: first.reason, parts: same.map(({ id }) => id) };
}

function incorrectParts(
	parts: readonly GradedPart[],
	incorrect: readonly GradedPart[],
	answer_read: string,
): Grade {
	const grades = incorrect.flatMap(({ grade }) => (grade.verdict === "incorrect" ? [grade] : []));
	const known = grades.find(({ known_mistake_id }) => known_mistake_id !== null);
	const right = parts.filter((part) => !incorrect.includes(part));
	return {
		verdict: "incorrect",
		answer_read,
		known_mistake_id: known?.known_mistake_id ?? null,
		not_simplest: grades.every(({ not_simplest }) => not_simplest),
		right_parts: { ids: right.map(({ id }) => id), total: parts.length },
	};
}

/** Texts for comparison have no blank beside a bar, so " | " only ever separates two parts. */
function readOf(grade: BlankGrade): string {
	return grade.verdict === "unreadable" ? "" : grade.answer_read;
}
