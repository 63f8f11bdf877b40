import { expect, it } from "vitest";
import { headerOf } from "./header-of.ts";

it.each([
	["/parent/dashboard", "PARENT", "Dashboard", null],
	["/student/dashboard", "STUDENT", "Dashboard", null],
	["/superadmin/dashboard", "UNKNOWN", "Dashboard", null],
	["/student-activity", "PARENT", "Student Activity", "/parent/dashboard"],
	["/student/activity", "STUDENT", "Activity", "/student/dashboard"],
	["/student-activity/details/", "PARENT", "Student Activity", "/parent/dashboard"],
	["/student/bookmarks", "STUDENT", "Bookmarks", "/student/dashboard"],
	["/settings", "STUDENT", "Settings", "/student/dashboard"],
	["/student/goals", "STUDENT", "Goals", "/settings"],
	["/get-attempts-details", "STUDENT", "Answers", "history"],
	["/question/details/", "PARENT", "Question", "history"],
	["/reported-questions", "UNKNOWN", "Reported Questions", "/superadmin/dashboard"],
	["/settings/profile", "PARENT", "Profile", "history"],
] as const)("the header of %s for a %s is %s, back to %s", (path, role, title, back) => {
	expect(headerOf(path, role)).toEqual({ title, back });
});
