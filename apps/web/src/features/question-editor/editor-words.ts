import type { QuestionState } from "@learnin/contract/routes/question-bank.contract";
import type { AnswerType, QuestionType } from "@learnin/domain/question/question";

export const typeWords: Record<QuestionType, string> = {
	SELECT_ONE: "Select one",
	SELECT_ALL: "Select all",
	FILL_ONE: "Fill one",
	FILL_MULTIPLE: "Fill multiple",
	MATCH_THE_FOLLOWING: "Match",
	LABELED_INPUT: "Labeled picture",
	VERIFY_WITH_LLM: "Own words",
};

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

export const stateWords: Record<QuestionState, string> = {
	draft: "Draft",
	in_review: "In review",
	published: "Published",
	suspended: "Suspended",
	retired: "Retired",
};

export const stateTones = {
	draft: "sky",
	in_review: "gold",
	published: "mint",
	suspended: "coral",
	retired: "coral",
} as const;

const eventWords: Record<string, string> = {
	created: "wrote it",
	imported: "imported it",
	generated: "had it generated",
	edited: "wrote a new version",
	submitted: "sent it to review",
	assigned: "assigned it",
	approved: "approved it",
	sent_back: "sent it back",
	retired: "retired it",
	suspended: "suspended it",
	restored: "brought it back",
};

export function eventText(kind: string): string {
	return eventWords[kind] ?? kind;
}

const partWords: readonly (readonly [pattern: RegExp, words: (at: number) => string])[] = [
	[/^prompt/, () => "Text"],
	[/^question_type/, () => "Type"],
	[/^cta/, () => "Instruction"],
	[/^images/, (at) => `Picture ${at}`],
	[/^figure/, () => "Drawing"],
	[/^options\[/, (at) => `Option ${at}`],
	[/^options|^key\.option_ids?/, () => "Options"],
	[/^(boxes|blanks)\[/, (at) => `Box ${at}`],
	[/^boxes|^blanks/, () => "Boxes"],
	[/^(pairs|left_options|right_options)\[/, (at) => `Pair ${at}`],
	[/^pairs|^key\.answer_dict/, () => "Pairs"],
	[/^others/, () => "Options without a pair"],
	[/^labels\[/, (at) => `Place ${at}`],
	[/^labels/, () => "Places"],
	[/^rubric|^key\.rubric/, () => "Points of a good answer"],
	[/^sample_answer|^key\.sample_answer/, () => "Sample answer"],
	[/^number|^key\.number/, () => "Number in the answer"],
	[/^key/, () => "Answer"],
	[/^hints\[/, (at) => `Hint ${at}`],
	[/^hints/, () => "Hints"],
	[/^explanation/, () => "Explanation"],
	[/^known_mistakes\[/, (at) => `Known mistake ${at}`],
	[/^known_mistakes/, () => "Known mistakes"],
	[/^skill_id/, () => "Skill"],
	[/^difficulty/, () => "Difficulty"],
	[/^tags/, () => "Tags"],
	[/^answer_type/, () => "Answer type"],
];

/** What a field is called for people: "Hint 2". */
export function fieldText(field: string): string {
	const at = Number(/\[(\d+)\]/.exec(field)?.[1] ?? 0) + 1;
	const [, words] = partWords.find(([pattern]) => pattern.test(field)) ?? [];
	return words?.(at) ?? field.replaceAll("_", " ");
}
