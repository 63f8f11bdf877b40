import type { Viewer } from "../decide-route.ts";
import { homeOf } from "../decide-route.ts";
import { adminPaths } from "../../paths/admin-paths.ts";
import {
	isActivityDetails,
	MASTERED_MONTH_PATH,
	OWN_ACTIVITY_PATH,
	SAMPLE_REPORT_PATH,
} from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";

/**
 * The target of Back: a path; a step in the browser's history; or a step through the pages of this app visited in this
 * tab, and `otherwise` if there is none.
 */
export type BackTarget = string | "history" | { otherwise: string } | null;

export interface HeaderInfo {
	title: string;
	/** The document's title where several pages share the one of the header. */
	documentTitle?: string;
	back: BackTarget;
}

const toDashboard: Record<string, string> = {
	[paths.studentActivity]: "Student Activity",
	[OWN_ACTIVITY_PATH]: "Activity",
	[paths.bookmarks]: "Bookmarks",
	[paths.studentProfile]: "Profile",
	[paths.settings]: "Settings",
	[paths.parentSettings]: "Settings",
	"/student/questions": "Practice",
	[adminPaths.allQuestions]: "All Questions",
	[adminPaths.viewQuestions]: "View Questions",
	[paths.reportedQuestions]: "Reported Questions",
	[adminPaths.addQuestion]: "Add Question",
	[adminPaths.uploadImages]: "Upload Images",
	"/update-question": "Edit Question",
	[adminPaths.withPrompt]: "Add with Prompt",
	[adminPaths.generateMany]: "Generate Questions",
	[adminPaths.compareModels]: "Compare Models",
	[adminPaths.byRelevance]: "By Relevance",
	[adminPaths.parents]: "Parents",
	[adminPaths.students]: "Students",
	[adminPaths.skills]: "Skills",
	[paths.operations]: "Operations",
	[paths.transactions]: "Payments",
	[paths.loadWallet]: "Load Wallet",
	[paths.rewards]: "Rewards",
	[paths.worksheets]: "Worksheets",
	[paths.lessonList]: "Your path",
};

const toSettings: Record<string, string> = {
	[paths.studentProfileInfo]: "Your Details",
	[paths.studentGoals]: "Goals",
	[paths.studentPaymentMethods]: "Payment Methods",
	[paths.studentNotifications]: "Notifications",
};

/** Pages opened from the bank. */
const toBank: Record<string, string> = {
	[adminPaths.importQuestions]: "Import Questions",
	[adminPaths.exportQuestions]: "Export Questions",
};

const toHistory: Record<string, string> = {
	[paths.attemptDetails]: "Answers",
	"/question/details": "Question",
};

const toPlaceBefore: Record<string, string> = {
	[paths.profileSettings]: "Profile",
	[paths.signInSettings]: "Email and Password",
	[paths.paymentMethods]: "Payment Methods",
	[paths.notificationSettings]: "Notifications",
};

/** Title and Back target of the header on each page. */
export function headerOf(path: string, viewer: Viewer): HeaderInfo {
	const pathname = path.replace(/\/$/, "");
	const home = homeOf(viewer);
	if (isActivityDetails(pathname))
		return { title: "Student Activity", documentTitle: "Student Report", back: paths.parentDashboard };
	if (pathname === SAMPLE_REPORT_PATH) return { title: "Sample Report", back: paths.parentDashboard };
	if (pathname === "/student-activity/starting-point")
		return { title: "Starting Point", back: { otherwise: paths.parentDashboard } };
	if (pathname.endsWith("/dashboard")) return { title: "Dashboard", back: null };
	if (pathname === paths.profile)
		return { title: viewer.user_type === "PARENT" ? "Student Settings" : "Profile", back: home };
	// The family's settings have their own page.
	if (pathname === paths.settings && viewer.user_type === "PARENT")
		return { title: "Account Settings", back: home };
	const ofSettings = toSettings[pathname];
	if (ofSettings) return { title: ofSettings, back: paths.settings };
	const ofBank = toBank[pathname];
	if (ofBank) return { title: ofBank, back: adminPaths.allQuestions };
	if (pathname.startsWith(`${adminPaths.importQuestions}/`))
		return { title: "Imported File", back: adminPaths.importQuestions };
	const ofHistory = toHistory[pathname];
	if (ofHistory) return { title: ofHistory, back: "history" };
	if (pathname.startsWith(`${paths.transactions}/`))
		return { title: "Receipt", back: { otherwise: paths.transactions } };
	if (pathname.startsWith(`${adminPaths.parents}/`))
		return { title: "Parent", back: { otherwise: adminPaths.parents } };
	if (pathname.startsWith(`${adminPaths.students}/`))
		return { title: "Student", back: { otherwise: adminPaths.students } };
	if (pathname.startsWith("/superadmin/disputes/"))
		return { title: "Dispute", back: { otherwise: paths.operations } };
	if (pathname === adminPaths.addParent)
		return { title: "Add a Parent", back: { otherwise: adminPaths.parents } };
	if (pathname === MASTERED_MONTH_PATH)
		return {
			title: "Certificate",
			back: { otherwise: viewer.user_type === "STUDENT" ? OWN_ACTIVITY_PATH : home },
		};
	if (pathname.startsWith("/student/daily/")) return { title: "Day", back: backFromDay(viewer, home) };
	const ofPlace = toPlaceBefore[pathname];
	if (ofPlace) return { title: ofPlace, back: { otherwise: settingsOf(viewer) } };
	const ofDashboard = Object.entries(toDashboard).find(
		([start]) => pathname === start || pathname.startsWith(`${start}/`),
	);
	return ofDashboard ? { title: ofDashboard[1], back: home } : { title: "Learnin", back: null };
}

/** A child goes home; other viewers of a child's day go one step back. */
function backFromDay({ user_type }: Viewer, home: string): BackTarget {
	if (user_type === "STUDENT") return home;
	return { otherwise: user_type === "PARENT" ? paths.studentActivity : home };
}

/** The settings in this account's menu. */
export function settingsOf({ user_type }: Viewer): string {
	return user_type === "PARENT" ? paths.parentSettings : paths.settings;
}
