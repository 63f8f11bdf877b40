// Apart from the other paths: the page of practice, which has to start fastest, has no use for these.

/** The super-admin's pages, in the order of the menu. */
export const adminPaths = {
	addQuestion: "/add-question",
	allQuestions: "/all-questions",
	viewQuestions: "/view-questions",
	updateQuestion: "/update-question/:questionId",
	parents: "/superadmin/parent-details",
	parent: "/superadmin/parent-details/:accountId",
	students: "/superadmin/student-details",
	student: "/superadmin/student-details/:studentId",
	addParent: "/superadmin/add-parent",
} as const;

/** A question of the bank in its editor. */
export function updateQuestionPath(questionId: string): string {
	return adminPaths.updateQuestion.replace(":questionId", encodeURIComponent(questionId));
}

/** One parent. */
export function parentPath(accountId: string): string {
	return adminPaths.parent.replace(":accountId", encodeURIComponent(accountId));
}

/** The parents who are found by these words. */
export function parentsFoundPath(search: string): string {
	return `${adminPaths.parents}?search=${encodeURIComponent(search)}`;
}

/** One child. */
export function studentPath(studentId: string): string {
	return adminPaths.student.replace(":studentId", encodeURIComponent(studentId));
}
