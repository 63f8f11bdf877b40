/** Every URL of the product that this app serves, once. */
export const paths = {
	home: "/",
	login: "/login",
	createAccount: "/create-account",
	register: "/register",
	acceptInvitation: "/student/accept-invitation",
	successPayment: "/success-payment",
	failurePayment: "/failure-payment",
	failedAnswer: "/failed-answer",
	settings: "/settings",
	studentDashboard: "/student/dashboard",
	practiceSkill: "/student/questions/skill/:skillId",
	practiceSession: "/student/questions/session/:sessionId",
	parentDashboard: "/parent/dashboard",
	studentActivity: "/student-activity",
	adminDashboard: "/superadmin/dashboard",
} as const;

export function practiceSkillPath(skillId: string): string {
	return paths.practiceSkill.replace(":skillId", encodeURIComponent(skillId));
}

export function practiceSessionPath(sessionId: string): string {
	return paths.practiceSession.replace(":sessionId", encodeURIComponent(sessionId));
}

/** The activity of all children, or of one. */
export function studentActivityPath(studentId?: string): string {
	return studentId
		? `${paths.studentActivity}?student_id=${encodeURIComponent(studentId)}`
		: paths.studentActivity;
}

/** Documents of their own, with their own content policy or without this app: entered by a full load only. */
export function isOtherDocument(path: string): boolean {
	const pathname = path.split(/[?#]/)[0];
	return pathname === paths.home || pathname === paths.register;
}
