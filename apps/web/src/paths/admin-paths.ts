// Apart from the other paths: the page of practice, which has to start fastest, has no use for these.

/** The super-admin's pages, in the order of the menu. */
export const adminPaths = {
	addQuestion: "/add-question",
	allQuestions: "/all-questions",
	viewQuestions: "/view-questions",
	updateQuestion: "/update-question/:questionId",
} as const;

/** A question of the bank in its editor. */
export function updateQuestionPath(questionId: string): string {
	return adminPaths.updateQuestion.replace(":questionId", encodeURIComponent(questionId));
}
