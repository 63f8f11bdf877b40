import { recordOf } from "../../question-types/question-types.ts";
import { toPlainText } from "../text/plain-text.ts";
import type { Question } from "../question.ts";

/** Not a fault, but worth a look. */
export type AuthorAdvice =
	| "no-known-mistakes"
	| "long-prompt"
	| "no-instruction"
	| "all-of-the-above"
	| "longest-option-is-right"
	| "short-explanation"
	| "hints-alike";

export interface Advice {
	field: string;
	advice: AuthorAdvice;
}

/** A child of grade 2 to 8 loses track of a longer prompt (readability guidance for word problems). */
const MAX_WORDS = 80;
const MIN_EXPLAINING_WORDS = 5;

/** Advice to the author of a question, in the order of the fields; it never blocks publication. */
export function adviseAuthor(question: Question): Advice[] {
	const advice: Advice[] = [];
	const say = (field: string, which: AuthorAdvice, is_so: boolean) => {
		if (is_so) advice.push({ field, advice: which });
	};
	say("prompt", "long-prompt", wordsOf(question.prompt) > MAX_WORDS);
	say(
		"options",
		"all-of-the-above",
		recordOf(question)
			.placedOptions(question)
			.some(([, { label }]) => /\b(all|none) of the above\b/i.test(label)),
	);
	say("options", "longest-option-is-right", isLongestRight(question));
	say("hints", "hints-alike", new Set(question.hints.map(toPlainText)).size < question.hints.length);
	const explaining = wordsOf(question.explanation);
	// A blank one is a fault.
	say("explanation", "short-explanation", explaining > 0 && explaining < MIN_EXPLAINING_WORDS);
	say(
		"known_mistakes",
		"no-known-mistakes",
		question.known_mistakes.length === 0 && question.question_type !== "VERIFY_WITH_LLM",
	);
	say("cta", "no-instruction", question.cta === undefined && question.question_type === "FILL_MULTIPLE");
	return advice;
}

function wordsOf(markdown: string): number {
	return toPlainText(markdown)
		.split(/\s+/)
		.filter((word) => word !== "").length;
}

/** Children notice if the longest option is the right one. */
function isLongestRight(question: Question): boolean {
	if (question.question_type !== "SELECT_ONE") return false;
	const lengths = question.options.map(({ id, label }) => ({ id, length: toPlainText(label).length }));
	const right = lengths.find(({ id }) => id === question.key.option_id);
	const others = lengths.filter(({ id }) => id !== question.key.option_id).map(({ length }) => length);
	return right !== undefined && right.length > 12 && others.every((length) => right.length > 1.6 * length);
}
