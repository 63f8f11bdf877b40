import { describe, expect, it, test } from "vitest";
import { adminPaths } from "../../paths/admin-paths.ts";
import { LESSON_PATH } from "../../paths/lesson-path.ts";
import * as morePaths from "../../paths/more-paths.ts";
import { openPaths, otherDocuments, paths } from "../../paths/paths.ts";
import type { Viewer } from "../decide-route.ts";
import { headerOf } from "./header-of.ts";

const student: Viewer = {
	user_type: "STUDENT",
	is_admin: false,
	second_factor: "off",
	is_opened_by_parent: false,
};
const parent: Viewer = {
	user_type: "PARENT",
	is_admin: false,
	second_factor: "off",
	is_opened_by_parent: false,
};
const admin: Viewer = {
	user_type: "UNKNOWN",
	is_admin: true,
	second_factor: "on",
	is_opened_by_parent: false,
};
const unknown: Viewer = {
	user_type: "UNKNOWN",
	is_admin: false,
	second_factor: "off",
	is_opened_by_parent: false,
};

describe("the header rules of the specification", () => {
	it.each([
		["dashboards: no back button", "/student/dashboard", student, "Dashboard", null],
		["dashboards: no back button", "/parent/dashboard", parent, "Dashboard", null],
		["dashboards: no back button", "/superadmin/dashboard", admin, "Dashboard", null],
		["/activity: the role's dashboard", "/student/activity", student, "Activity", "/student/dashboard"],
		["/activity: the role's dashboard", "/student-activity", parent, "Student Activity", "/parent/dashboard"],
		["to the dashboard", "/student/bookmarks", student, "Bookmarks", "/student/dashboard"],
		["to the dashboard", "/student/profile", student, "Profile", "/student/dashboard"],
		["to the dashboard", "/settings", student, "Settings", "/student/dashboard"],
		["to the dashboard", "/student/questions", student, "Practice", "/student/dashboard"],
		["to the dashboard", "/student/questions/skill/add", student, "Practice", "/student/dashboard"],
		["to the settings", "/student/profile-info", student, "Your Details", "/settings"],
		["to the settings", "/student/goals", student, "Goals", "/settings"],
		["to the settings", "/student/payment-methods", student, "Payment Methods", "/settings"],
		["to the settings", "/student/notifications", student, "Notifications", "/settings"],
		["a step back", "/settings/profile", student, "Profile", { otherwise: "/settings" }],
		["a step back", "/settings/email-password", student, "Email and Password", { otherwise: "/settings" }],
		["a step back", "/settings/payment-methods", student, "Payment Methods", { otherwise: "/settings" }],
		["a step back", "/settings/notifications", student, "Notifications", { otherwise: "/settings" }],
		["details", "/student-activity/details/", parent, "Student Activity", "/parent/dashboard"],
		[
			"details, anywhere in the path",
			"/x/student-activity/details/7",
			parent,
			"Student Activity",
			"/parent/dashboard",
		],
	] as const)("%s: %s", (_, path, viewer, title, back) => {
		expect(headerOf(path, viewer)).toMatchObject({ title, back });
	});
});

/** Pages without this header, with titles of their own. */
const withoutHeader: readonly string[] = [
	...openPaths,
	...otherDocuments,
	morePaths.STARTING_POINT_PATH,
	morePaths.REPAIR_PATH,
	LESSON_PATH,
];
const withHeader: readonly string[] = [paths.loadWallet, paths.paymentMethods];

test.each([
	["student", student, /^\/(student\/(?!questions)|settings($|\/email)|get-|question\/)/],
	["parent", parent, /^\/(parent|student-activity|student\/(daily|month)|settings|profile|get-|question)/],
	[
		"super-admin",
		admin,
		/^\/(superadmin|.*-question|(all|view|upload|add|generate|multimodel|skills|misc)\b)/,
	],
] as const)("no two pages of a %s have the same title in the browser", (_, viewer, ownPages) => {
	const every = Object.values({ ...paths, ...adminPaths, ...morePaths, LESSON_PATH });
	const all = new Set(every.filter((path) => typeof path === "string"));
	const pages = [...all].filter(
		(path) => ownPages.test(path) && (withHeader.includes(path) || !withoutHeader.includes(path)),
	);
	expect(pages.length).toBeGreaterThan(10);
	const titles = pages.map((path) => {
		const { title, documentTitle = title } = headerOf(path.replace(/:\w+/u, "7"), viewer);
		return documentTitle;
	});
	expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
	expect(titles).not.toContain("Learnin");
});

describe("cases that the rules leave open", () => {
	it.each([
		["/settings/", parent, "Account Settings", "/parent/dashboard"],
		["/student-activity/sample-report", parent, "Sample Report", "/parent/dashboard"],
		["/settings", admin, "Settings", "/superadmin/dashboard"],
		["/settings", unknown, "Settings", "/register"],
		["/settings/profile", parent, "Profile", { otherwise: "/parent/settings" }],
		["/parent/settings", parent, "Settings", "/parent/dashboard"],
		["/parent/transactions", parent, "Payments", "/parent/dashboard"],
		["/parent/transactions/receipt/7", parent, "Receipt", { otherwise: "/parent/transactions" }],
		["/profile", parent, "Student Settings", "/parent/dashboard"],
		["/profile", student, "Profile", "/student/dashboard"],
		["/parent/load-wallet", parent, "Load Wallet", "/parent/dashboard"],
		["/get-attempts-details", student, "Answers", "history"],
		["/question/details/", parent, "Question", "history"],
		["/student/daily/7", student, "Day", "/student/dashboard"],
		["/student/daily/7", parent, "Day", { otherwise: "/student-activity" }],
		["/student/daily/7", admin, "Day", { otherwise: "/superadmin/dashboard" }],
		["/reported-questions", admin, "Reported Questions", "/superadmin/dashboard"],
		["/all-questions", admin, "All Questions", "/superadmin/dashboard"],
		["/view-questions", admin, "View Questions", "/superadmin/dashboard"],
		["/superadmin/parent-details", admin, "Parents", "/superadmin/dashboard"],
		["/superadmin/parent-details/7", admin, "Parent", { otherwise: "/superadmin/parent-details" }],
		["/superadmin/student-details/", admin, "Students", "/superadmin/dashboard"],
		["/superadmin/student-details/7", admin, "Student", { otherwise: "/superadmin/student-details" }],
		["/superadmin/add-parent", admin, "Add a Parent", { otherwise: "/superadmin/parent-details" }],
		["/skills", admin, "Skills", "/superadmin/dashboard"],
		["/misc", admin, "Operations", "/superadmin/dashboard"],
	] as const)("%s: %s", (path, viewer, title, back) => {
		expect(headerOf(path, viewer)).toMatchObject({ title, back });
	});
});
