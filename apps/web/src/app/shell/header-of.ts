import type { UserType } from "@learnin/contract/routes/profile.contract";
import { paths } from "../paths.ts";

export interface HeaderInfo {
	title: string;
	/** Where Back leads: a path, a step back in history, or nowhere. */
	back: string | "history" | null;
}

const toStudentDashboard: Record<string, string> = {
	"/student/bookmarks": "Bookmarks",
	"/student/profile": "Profile",
	"/settings": "Settings",
	"/student/questions": "Practice",
};

const toSettings: Record<string, string> = {
	"/student/profile-info": "Profile",
	"/student/goals": "Goals",
	"/student/payment-methods": "Payment Methods",
	"/student/notifications": "Notifications",
};

const toHistory: Record<string, string> = {
	[paths.attemptDetails]: "Answers",
	"/question/details": "Question",
	"/settings/profile": "Profile",
	"/settings/email-password": "Email and Password",
	"/settings/payment-methods": "Payment Methods",
	"/settings/notifications": "Notifications",
};

/** Title and back target of the header on each page. */
export function headerOf(path: string, role: UserType): HeaderInfo {
	const dashboard = role === "PARENT" ? paths.parentDashboard : paths.studentDashboard;
	const pathname = path.replace(/\/$/, "");
	if (pathname.includes("/student-activity/details"))
		return { title: "Student Activity", back: paths.parentDashboard };
	if (pathname.endsWith("/dashboard")) return { title: "Dashboard", back: null };
	if (pathname === paths.studentActivity) return { title: "Student Activity", back: dashboard };
	if (pathname === "/student/activity") return { title: "Activity", back: dashboard };
	if (pathname === paths.reportedQuestions)
		return { title: "Reported Questions", back: paths.adminDashboard };
	const bySettings = toSettings[pathname];
	if (bySettings) return { title: bySettings, back: paths.settings };
	const byHistory = toHistory[pathname];
	if (byHistory) return { title: byHistory, back: "history" };
	const byDashboard = Object.entries(toStudentDashboard).find(
		([start]) => pathname === start || pathname.startsWith(`${start}/`),
	);
	if (byDashboard) return { title: byDashboard[1], back: paths.studentDashboard };
	return { title: "Learnin", back: null };
}
