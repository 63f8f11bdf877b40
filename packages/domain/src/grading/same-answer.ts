import type { AnswerBlank } from "../question/question.ts";
import { isSameValue } from "./answer-forms/number-entry.ts";
import { toCompared } from "./answer-forms/string.ts";
import { readAnswer, readEntry } from "./read-answer.ts";

/**
 * Whether two entries of a box are the same: equal values in any form, or equal texts. Unreadable ones never
 * are.
 */
export function isSameAnswer(blank: AnswerBlank, a: string, b: string): boolean {
	if (blank.answer_type === "STRING") {
		const [one, other] = [comparedText(blank, a), comparedText(blank, b)];
		return one !== null && one === other;
	}
	const [one, other] = [readEntry(a, blank), readEntry(b, blank)];
	return typeof one !== "string" && typeof other !== "string" && isSameValue(one, other);
}

/** A text as this box compares it, or null if there is nothing to compare. */
export function comparedText(blank: AnswerBlank, text: string): string | null {
	const read = readAnswer(text, "STRING", blank);
	return read.readable ? toCompared(read.reading, blank.key.is_case_sensitive === true) : null;
}
