import type { AnswerType } from "@learnin/domain/question/question";

const answerWords: Record<AnswerType, string> = {
	INTEGER: "Whole number",
	FLOAT: "Decimal number",
	SIMPLE_FRACTION: "Fraction",
	MIXED_FRACTION: "Mixed number",
	MIXED: "Any form of number",
	STRING: "Words",
};

export const answerChoices = (Object.keys(answerWords) as AnswerType[]).map((value) => ({
	value,
	label: answerWords[value],
}));

export function answerTypeOf(value: string): AnswerType {
	return answerChoices.find((choice) => choice.value === value)?.value ?? "INTEGER";
}
