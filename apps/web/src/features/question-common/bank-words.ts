import type { QuestionSource, QuestionState } from "@learnin/contract/routes/question-bank.contract";
import type { QuestionType } from "@learnin/domain/question/question";

export const typeWords: Record<QuestionType, string> = {
	SELECT_ONE: "Select one",
	SELECT_ALL: "Select all",
	FILL_ONE: "Fill one",
	FILL_MULTIPLE: "Fill multiple",
	MATCH_THE_FOLLOWING: "Match",
	LABELED_INPUT: "Labeled picture",
	VERIFY_WITH_LLM: "Own words",
};

export const stateWords: Record<QuestionState, string> = {
	draft: "Draft",
	in_review: "In review",
	published: "Published",
	suspended: "Suspended",
	retired: "Retired",
};

export const stateTones: Record<QuestionState, "sky" | "gold" | "mint" | "coral" | "lilac"> = {
	draft: "sky",
	in_review: "gold",
	published: "mint",
	suspended: "coral",
	retired: "lilac",
};

export const sourceWords: Record<QuestionSource, string> = {
	authored: "Authored",
	imported: "Imported",
	generated: "Generated",
};

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

/** What somebody did, after their name. */
export function eventText(kind: string): string {
	return eventWords[kind] ?? kind;
}
