import type { QuestionSource, QuestionState } from "@learnin/contract/routes/bank/question-bank.contract";
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
	filed: "changed its skill, difficulty or tags",
	approved: "approved it",
	sent_back: "sent it back",
	retired: "retired it",
	suspended: "suspended it",
	restored: "brought it back",
};

/** An action, to follow a person's name. */
export function eventText({ kind, about_name }: { kind: string; about_name: string | null }): string {
	// No reviewer, or a deleted account.
	if (kind === "assigned") return about_name === null ? "changed who reviews it" : `gave it to ${about_name}`;
	return eventWords[kind] ?? kind;
}

/** The state of a question: it stays published while its next version is written or reviewed. */
export function standingText({ state, published_version }: Standing): string {
	if (published_version === null) return stateWords[state];
	if (state === "in_review") return "Published, change in review";
	if (state === "draft") return "Published, change as draft";
	return stateWords[state];
}

/** The color of that state. */
export function standingTone({ state, published_version }: Standing): (typeof stateTones)[QuestionState] {
	const isChanging = published_version !== null && (state === "in_review" || state === "draft");
	return stateTones[isChanging ? "published" : state];
}

interface Standing {
	state: QuestionState;
	published_version: number | null;
}
