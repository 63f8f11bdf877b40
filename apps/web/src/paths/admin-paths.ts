// Separate from the other paths: the practice page, which must start fastest, does not need these.

/** The super-admin's pages, in the order of the menu. */
export const adminPaths = {
	addQuestion: "/add-question",
	withPrompt: "/add-question-with-prompt",
	uploadImages: "/upload-images",
	allQuestions: "/all-questions",
	importQuestions: "/all-questions/import",
	importedFile: "/all-questions/import/:importId",
	exportQuestions: "/all-questions/export",
	viewQuestions: "/view-questions",
	generateMany: "/generate-multiple-questions",
	compareModels: "/multimodel-question-generation",
	byRelevance: "/question-generation-with-relevance",
	updateQuestion: "/update-question/:questionId",
	parents: "/superadmin/parent-details",
	parent: "/superadmin/parent-details/:accountId",
	students: "/superadmin/student-details",
	student: "/superadmin/student-details/:studentId",
	addParent: "/superadmin/add-parent",
	dispute: "/superadmin/disputes/:disputeId",
	skills: "/skills",
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

/** An uploaded file of questions. */
export function importedFilePath(importId: string): string {
	return adminPaths.importedFile.replace(":importId", encodeURIComponent(importId));
}

/** A disputed payment with its evidence. */
export function disputePath(disputeId: string): string {
	return adminPaths.dispute.replace(":disputeId", encodeURIComponent(disputeId));
}

/** The questions of one skill in the bank. */
export function questionsOfSkillPath(skillId: string): string {
	return `${adminPaths.allQuestions}?${new URLSearchParams({ skill: skillId }).toString()}`;
}

/** The editor of a new question of a skill. */
export function addQuestionOfSkillPath(skillId: string): string {
	return `${adminPaths.addQuestion}?${new URLSearchParams({ skill: skillId }).toString()}`;
}
