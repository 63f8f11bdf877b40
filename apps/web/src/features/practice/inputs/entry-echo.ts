import { readAnswer } from "@learnin/domain/grading/read-answer";
import type { AnswerBox } from "../question/drafts.ts";
import { unreadableWords } from "../feedback/feedback-words.ts";

type Reason = keyof typeof unreadableWords;

/** Faults that stay faults however the entry goes on; the others may only be half typed. */
const worthSaying: readonly Reason[] = [
	"zero-denominator",
	"decimal-comma",
	"exponent",
	"two-numbers",
	"too-long",
	"typed-formula",
	"backslash",
	"mixed-separators",
];

/**
 * What stands under the boxes while typing: "1 1/2 = one and a half", or what cannot be read. By the reader that
 * will grade the entry.
 */
export function entryEcho(
	text: string,
	{
		answer_type,
		answer_prefix,
		answer_suffix,
	}: Pick<AnswerBox, "answer_type" | "answer_prefix" | "answer_suffix">,
): string {
	const around = { ...(answer_prefix && { answer_prefix }), ...(answer_suffix && { answer_suffix }) };
	const read = readAnswer(text, answer_type, around);
	if (!read.readable) return worthSaying.includes(read.reason) ? unreadableWords[read.reason] : "";
	return read.in_words === null ? "" : `${read.reading} = ${read.in_words}`;
}
