/** Where the report leads. Of its own: other features stand on this one, so that it cannot stand on the app's table. */
export const paths = {
	studentActivity: "/student-activity",
	addInvitation: "/add-invitation",
	invitationPayment: "/student/invitation/payment",
	profile: "/profile",
} as const;

/** One question with every attempt on it. */
export function questionDetailsPath(questionId: string): string {
	return `/question/details/?id=${encodeURIComponent(questionId)}`;
}

/** Worksheets for one child. */
export function worksheetsPath(studentId: string): string {
	return `/parent/worksheets?child=${encodeURIComponent(studentId)}`;
}
