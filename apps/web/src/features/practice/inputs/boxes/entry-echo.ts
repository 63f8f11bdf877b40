import { readAnswer } from "@learnin/domain/grading/read-answer";
import type { AnswerBox } from "../../question/answer/drafts.ts";
import { unreadableWords } from "../../feedback/feedback-words.ts";

type Reason = keyof typeof unreadableWords;

/** Faults that no further typing can fix; others may only be incomplete. */
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
 * The text below the boxes while typing: "1 1/2 = one and a half", or what cannot be read. Uses the same parser as
 * grading.
 */
export function entryEcho(
	text: string,
	{
		answer_type,
		answer_prefix,
		answer_suffix,
	}: Pick<AnswerBox, "answer_type" | "answer_prefix" | "answer_suffix">,
): string {
	if (answer_type === "TIME") return timeEcho(text);
	const isInParts = answer_type === "PARTS";
	if (isInParts && text === "") return "Leave a box empty if you don’t need it.";
	const around = { ...(answer_prefix && { answer_prefix }), ...(answer_suffix && { answer_suffix }) };
	const read = readAnswer(text, isInParts ? "MIXED" : answer_type, around);
	if (!read.readable) return worthSaying.includes(read.reason) ? unreadableWords[read.reason] : "";
	return read.in_words === null ? "" : `${read.reading} = ${read.in_words}`;
}

/** How a time is written, until it is. */
function timeEcho(text: string): string {
	return /^\d+:\d\d$/.test(text) ? "" : "Write the hour, then the minutes with two digits.";
}
