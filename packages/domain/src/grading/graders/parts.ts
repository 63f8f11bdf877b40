import type { Grade } from "../grade.ts";
import type { BlankGrade } from "./blank-grade.ts";

/** One part of an answer and what it comes to. */
export interface GradedPart {
	id: string;
	grade: BlankGrade;
}

/**
 * The grade of an answer of several boxes. While any is empty or unreadable the whole is, saying which and nothing
 * about the others; then all values must be right; then all forms.
 */
export function gradeParts(parts: readonly GradedPart[]): Grade {
	const unreadable = parts.filter(({ grade }) => grade.verdict === "unreadable");
	const [first] = unreadable;
	if (first?.grade.verdict === "unreadable")
		return { verdict: "unreadable", reason: first.grade.reason, parts: idsOf(unreadable) };
	const answer_read = parts.map(({ grade }) => readOf(grade)).join(" | ");
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

function incorrectParts(
	parts: readonly GradedPart[],
	incorrect: readonly GradedPart[],
	answer_read: string,
): Grade {
	const grades = incorrect.flatMap(({ grade }) => (grade.verdict === "incorrect" ? [grade] : []));
	const right = parts.filter((part) => !incorrect.includes(part));
	return {
		verdict: "incorrect",
		answer_read,
		known_mistake_id:
			grades.find(({ known_mistake_id }) => known_mistake_id !== null)?.known_mistake_id ?? null,
		not_simplest: grades.every(({ not_simplest }) => not_simplest),
		right_parts: { ids: idsOf(right), total: parts.length },
	};
}

function readOf(grade: BlankGrade): string {
	return grade.verdict === "unreadable" ? "" : grade.answer_read;
}

function idsOf(parts: readonly GradedPart[]): string[] {
	return parts.map(({ id }) => id);
}
