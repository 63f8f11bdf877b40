import type { AnswerBlank } from "../question/question.ts";
import { undecorate } from "./answer-forms/decorations.ts";
import { MAX_ENTRY_LENGTH, normalise } from "./answer-forms/normalise.ts";
import { isSameValue } from "./answer-forms/number-entry.ts";
import { toCompared } from "./answer-forms/string.ts";
import { readEntry } from "./read-answer.ts";

/**
 * Whether two entries of a box are the same: equal values in any form, or equal texts. Unreadable ones never
 * are.
 */
export function isSameAnswer(blank: AnswerBlank, a: string, b: string): boolean {
	if (blank.answer_type === "STRING") {
		const compared = textComparer(blank);
		const [one, other] = [compared(a), compared(b)];
		return one !== null && one === other;
	}
	const [one, other] = [readEntry(a, blank), readEntry(b, blank)];
	return typeof one !== "string" && typeof other !== "string" && isSameValue(one, other);
}

/** How this box compares a text: in one spelling, or null if there is nothing to compare. */
export function textComparer(blank: AnswerBlank): (text: string) => string | null {
	const withoutPrinted = undecorate(blank).words;
	const is_case_sensitive = blank.key.is_case_sensitive === true;
	return (text) => {
		if (text.length > MAX_ENTRY_LENGTH) return null;
		const plain = withoutPrinted(normalise(text));
		return plain === "" ? null : toCompared(plain, is_case_sensitive);
	};
}
