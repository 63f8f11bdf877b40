import { UNSUBSCRIBE_PATH } from "@learnin/domain/notifications/unsubscribe-path";

/** Every URL that this app serves, once. */
export const paths = {
	home: "/",
	login: "/login",
	createAccount: "/create-account",
	forgotPassword: "/forgot-password",
	resetPassword: "/reset-password",
	confirmEmail: "/confirm-email",
	register: "/register",
	acceptInvitation: "/student/accept-invitation",
	acceptGuardian: "/accept-guardian",
	addInvitation: "/add-invitation",
	invitationPayment: "/student/invitation/payment",
	loadWallet: "/parent/load-wallet",
	stripeSuccess: "/stripe-success",
	successPayment: "/success-payment",
	failurePayment: "/failure-payment",
	failedAnswer: "/failed-answer",
	unsubscribe: UNSUBSCRIBE_PATH,
	profile: "/profile",
	settings: "/settings",
	profileSettings: "/settings/profile",
	signInSettings: "/settings/email-password",
	paymentMethods: "/settings/payment-methods",
	parentSettings: "/parent/settings",
	studentProfile: "/student/profile",
	studentProfileInfo: "/student/profile-info",
	studentGoals: "/student/goals",
	studentPaymentMethods: "/student/payment-methods",
	notificationSettings: "/settings/notifications",
	studentNotifications: "/student/notifications",
	studentDashboard: "/student/dashboard",
	lessonList: "/student/get-lesson-list",
	ownActivity: "/student/activity",
	practiceSkill: "/student/questions/skill/:skillId",
	practiceSession: "/student/questions/session/:sessionId",
	practiceDaily: "/student/questions/daily",
	practiceReview: "/student/questions/review",
	practiceBookmarks: "/student/questions/bookmarks",
	bookmarks: "/student/bookmarks",
	attemptDetails: "/get-attempts-details",
	questionDetails: "/question/details/",
	parentDashboard: "/parent/dashboard",
	rewards: "/parent/rewards",
	studentActivity: "/student-activity",
	worksheets: "/parent/worksheets",
	transactions: "/parent/transactions",
	receipt: "/parent/transactions/receipt/:orderId",
	adminDashboard: "/superadmin/dashboard",
	reportedQuestions: "/reported-questions",
	operations: "/misc",
} as const;

/** Shown without loading the profile. */
export const openPaths = [
	paths.successPayment,
	paths.failurePayment,
	paths.failedAnswer,
	paths.acceptInvitation,
	paths.acceptGuardian,
	paths.unsubscribe,
	paths.forgotPassword,
	paths.resetPassword,
	paths.confirmEmail,
] as const;

export function practiceSkillPath(skillId: string): string {
	return paths.practiceSkill.replace(":skillId", encodeURIComponent(skillId));
}

export function practiceSessionPath(sessionId: string): string {
	return paths.practiceSession.replace(":sessionId", encodeURIComponent(sessionId));
}

/** The service worker does not cache them. */
export const otherDocuments = [
	paths.home,
	paths.register,
	paths.addInvitation,
	paths.invitationPayment,
	paths.loadWallet,
	paths.paymentMethods,
];

/** Separate documents with their own content security policy, or without this app: entered only by a full load. */
export function isOtherDocument(path: string): boolean {
	const pathname = documentOf(path);
	return otherDocuments.some((each) => each === pathname);
}

/** Whether the page at `to` needs another document than the one loaded at `from`, and so a full load. */
export function needsFullLoad(from: string, to: string): boolean {
	return (isOtherDocument(from) || isOtherDocument(to)) && documentOf(from) !== documentOf(to);
}

function documentOf(path: string): string {
	const pathname = path.split(/[?#]/)[0] ?? "";
	return pathname.replace(/(.)\/+$/, "$1");
}
