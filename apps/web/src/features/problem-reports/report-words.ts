import type { ReportReason, ReportState } from "@learnin/contract/routes/bank/problem-reports.contract";

/** The reasons as children choose them. */
export const reasonChoices: readonly { reason: ReportReason; label: string }[] = [
	{ reason: "answer_not_accepted", label: "My answer is right, but it was marked wrong" },
	{ reason: "question_unclear", label: "I don’t understand the question" },
	{ reason: "picture_broken", label: "The picture is missing or looks wrong" },
	{ reason: "mistake_in_text", label: "There’s a mistake in the text" },
	{ reason: "not_learned_yet", label: "We haven’t learned this yet" },
	{ reason: "something_else", label: "Something else" },
];

/** The reasons as reviewers read them. */
export const reasonWords: Record<ReportReason, string> = {
	answer_not_accepted: "Answer not accepted",
	question_unclear: "Not understood",
	picture_broken: "Picture broken",
	mistake_in_text: "Mistake in the text",
	not_learned_yet: "Not learned yet",
	something_else: "Something else",
};

export const states = ["open", "fixed", "dismissed"] as const;

export const stateWords: Record<ReportState, string> = {
	open: "Open",
	fixed: "Fixed",
	dismissed: "Dismissed",
};
