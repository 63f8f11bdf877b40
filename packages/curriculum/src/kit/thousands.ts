import type { Question } from "@learnin/domain/question/question";

/**
 * A whole number of four or more digits without commas. Not: decimal places, a part of a formula that repeats, a
 * denominator (1/1000), and digits that wait for their decimal point.
 */
const WITHOUT_COMMAS = /(?<![\d.,}]|\}\{|\\overline\{|The digits of \$[^$]*\$ are )\d{4,}/g;
const LONG = /\d{4}/;

/** Writes commas into the whole numbers of everything that is read of a question; its key stays as it is. */
export function writeCommas(question: Question): void {
	question.prompt = withCommas(question.prompt);
	question.hints = question.hints.map(withCommas);
	question.explanation = withCommas(question.explanation);
	for (const mistake of question.known_mistakes) mistake.feedback = withCommas(mistake.feedback);
	if (question.question_type === "SELECT_ONE" || question.question_type === "SELECT_ALL")
		for (const option of question.options) option.label = withCommas(option.label);
	if (question.question_type === "VERIFY_WITH_LLM")
		question.key.sample_answer = withCommas(question.key.sample_answer);
}

/** "1,256" in words, and "1{,}256" in a formula, where a comma alone would have a space after it. */
function withCommas(text: string): string {
	if (!LONG.test(text)) return text;
	return text.replaceAll(WITHOUT_COMMAS, (digits, at: number) =>
		digits.replaceAll(/\B(?=(?:\d{3})+$)/g, isInFormula(text, at) ? "{,}" : ","),
	);
}

function isInFormula(text: string, at: number): boolean {
	return (text.slice(0, at).match(/(?<!\\)\$/g) ?? []).length % 2 === 1;
}
