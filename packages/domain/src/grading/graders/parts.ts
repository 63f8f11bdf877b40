import type { Grade, UnreadableReason, WantedForm } from "../grade.ts";
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
	const answer_read = readTogether(parts, is_any_order);
	if (parts.some(({ grade }) => grade.verdict === "incorrect")) return incorrectParts(parts, answer_read);
	const wanted_form = formOf(parts.find((part) => formOf(part) !== null));
	if (wanted_form === null) return { verdict: "correct", answer_read };
	const same = parts.filter((part) => formOf(part) === wanted_form);
	return { verdict: "wrong_form", answer_read, wanted_form, parts: same.map(({ id }) => id) };
}

/** The first reason why a part cannot be read, with all parts that have it; null if all can be read. */
export function unreadableParts(parts: readonly GradedPart[]): Grade | null {
	const reason = reasonOf(parts.find((part) => reasonOf(part) !== null));
	if (reason === null) return null;
	const same = parts.filter((part) => reasonOf(part) === reason);
	return { verdict: "unreadable", reason, parts: same.map(({ id }) => id) };
}

function reasonOf(part: GradedPart | undefined): UnreadableReason | null {
	return part?.grade.verdict === "unreadable" ? part.grade.reason : null;
}

function formOf(part: GradedPart | undefined): WantedForm | null {
	return part?.grade.verdict === "wrong_form" ? part.grade.wanted_form : null;
}

function incorrectParts(parts: readonly GradedPart[], answer_read: string): Grade {
	let known_mistake_id: string | null = null;
	let not_simplest = true;
	const ids: string[] = [];
	for (const { id, grade } of parts) {
		if (grade.verdict === "incorrect") {
			known_mistake_id ??= grade.known_mistake_id;
			not_simplest &&= grade.not_simplest;
		} else ids.push(id);
	}
	const right_parts = { ids, total: parts.length };
	return { verdict: "incorrect", answer_read, known_mistake_id, not_simplest, right_parts };
}

/** Texts for comparison have no blank beside a bar, so " | " only ever separates two parts. */
function readTogether(parts: readonly GradedPart[], is_any_order: boolean): string {
	if (is_any_order) return parts.map(readOf).sort().join(" | ");
	const [first, ...others] = parts;
	let together = first === undefined ? "" : readOf(first);
	for (const part of others) together += ` | ${readOf(part)}`;
	return together;
}

function readOf({ grade }: GradedPart): string {
	return grade.verdict === "unreadable" ? "" : grade.answer_read;
}
