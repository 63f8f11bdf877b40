import type { ReportReason } from "@learnin/contract/routes/problem-reports.contract";

/** As a child chooses them. */
export const reasonChoices: readonly { reason: ReportReason; label: string }[] = [
	{ reason: "answer_not_accepted", label: "My answer is right, but it was not taken" },
	{ reason: "question_unclear", label: "I do not understand what is asked" },
	{ reason: "picture_broken", label: "The picture is missing or looks wrong" },
	{ reason: "mistake_in_text", label: "There is a mistake in the text" },
	{ reason: "not_learned_yet", label: "We have not learned this yet" },
	{ reason: "something_else", label: "Something else" },
];
