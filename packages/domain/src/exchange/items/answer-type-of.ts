import { readNumber } from "../../grading/read-answer.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import type { AnswerType } from "../../question/question.ts";

const TYPE_OF_FORM = {
	integer: "INTEGER",
	decimal: "FLOAT",
	fraction: "SIMPLE_FRACTION",
	mixed: "MIXED_FRACTION",
} as const;

/** The answer type of a written answer; anything more than a plain number is a text. */
export function answerTypeOf(text: string): AnswerType {
	const plain = text.trim();
	if (!/^[-−]?[\d., /]+$/.test(plain)) return "STRING";
	const read = readNumber(plain);
	return read.readable ? TYPE_OF_FORM[read.number.form] : "STRING";
}

/** The common type of several texts, Markdown or plain: whole numbers among decimals are decimals. */
export function commonAnswerType(texts: readonly string[]): AnswerType {
	const types = new Set(texts.map((text) => answerTypeOf(toPlainText(text))));
	const [first = "STRING"] = types;
	if (types.size === 1) return first;
	return [...types].every((type) => type === "INTEGER" || type === "FLOAT") && types.size === 2
		? "FLOAT"
		: "STRING";
}
