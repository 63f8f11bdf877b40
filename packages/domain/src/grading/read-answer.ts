import type { Rational } from "../arithmetic/rational.ts";
import type { AnswerType } from "../question/question.ts";
import type { Decorations } from "./answer-forms/decorations.ts";
import { undecorate } from "./answer-forms/decorations.ts";
import { inWords } from "./answer-forms/in-words.ts";
import { MAX_ENTRY_LENGTH, normalise } from "./answer-forms/normalise.ts";
import type { NumberEntry } from "./answer-forms/number-entry.ts";
import { asWritten, canonicalSpelling, valueOf } from "./answer-forms/number-entry.ts";
import { scanNumber } from "./answer-forms/scan-number.ts";
import { foldBlanks, foldText } from "./answer-forms/string.ts";
import { whyNoNumber } from "./answer-forms/why-no-number.ts";
import type { UnreadableReason } from "./grade.ts";

interface ReadableBase {
	readable: true;
	/** The entry as understood, in tidy spelling: "1 1/2", "2/4", "1234". Shown beside the box while typing. */
	reading: string;
	/** The reading in words ("one and a half") if that helps, else null. */
	in_words: string | null;
	/** One spelling for all equal values of the same form: "1/2" for "2/4". */
	canonical: string;
}

/** A number with its exact value in lowest terms. */
export type ReadNumber = ReadableBase & { kind: "number"; number: NumberEntry & { value: Rational } };
/** A text; `canonical` is the text for comparison. */
export type ReadText = ReadableBase & { kind: "text" };
/** Why an entry could not be read. */
export type Unreadable = { readable: false; reason: UnreadableReason };

/**
 * Parses an entry. The page calls it while the student types, the grader when the answer is sent, so both
 * always agree. Every number form is accepted for any answer type (the grader says which form is required).
 * More than 200 characters are refused without parsing; never throws.
 */
export function readAnswer(
	text: string,
	answer_type: "STRING",
	decorations?: Decorations,
): ReadText | Unreadable;
export function readAnswer(
	text: string,
	answer_type: AnswerType,
	decorations?: Decorations,
): ReadNumber | ReadText | Unreadable;
export function readAnswer(
	text: string,
	answer_type: AnswerType,
	decorations: Decorations = {},
): ReadNumber | ReadText | Unreadable {
	if (answer_type !== "STRING") return readNumber(text, decorations);
	if (text.length > MAX_ENTRY_LENGTH) return { readable: false, reason: "too-long" };
	const plain = undecorate(decorations).words(normalise(text));
	if (plain === "") return { readable: false, reason: "empty" };
	return {
		readable: true,
		kind: "text",
		reading: foldBlanks(plain),
		in_words: null,
		canonical: foldText(plain),
	};
}

/** `readAnswer` for any numeric answer type. */
export function readNumber(text: string, decorations: Decorations = {}): ReadNumber | Unreadable {
	const entry = readEntry(text, decorations);
	if (typeof entry === "string") return { readable: false, reason: entry };
	return {
		readable: true,
		kind: "number",
		reading: asWritten(entry),
		in_words: inWords(entry),
		canonical: canonicalSpelling(entry),
		number: { ...entry, value: valueOf(entry) },
	};
}

/** Only the number, as the grader compares it, or why there is none. */
export function readEntry(text: string, decorations: Decorations): NumberEntry | UnreadableReason {
	return entryReader(decorations)(text);
}

/** `readEntry` for many entries of one box. */
export function entryReader(decorations: Decorations): (text: string) => NumberEntry | UnreadableReason {
	const bareNumber = undecorate(decorations).number;
	return (text) => {
		if (text.length > MAX_ENTRY_LENGTH) return "too-long";
		const plain = normalise(text);
		const bare = bareNumber(plain);
		const entry = scanNumber(bare);
		if (entry !== null) return entry;
		if (plain === "") return "empty";
		// "$" alone is a decoration without a number, not an empty box.
		return bare === "" ? "not-a-number" : whyNoNumber(bare);
	};
}
