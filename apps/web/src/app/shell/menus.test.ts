import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { Circle } from "lucide-react";
import { describe, expect, test } from "vitest";
import { isCurrent, menuOf } from "./menus.ts";

/** The entries of a role's menu that are marked on a page. */
function markedOn(user_type: UserDetails["user_type"], pathname: string): string[] {
	const menu = menuOf({ user_type, is_admin: false } as UserDetails, false);
	return menu.filter((entry) => isCurrent(entry, pathname)).map(({ label }) => label);
}

const dashboard = {
	id: "dashboard",
	route: "/superadmin/dashboard",
	label: "Dashboard",
	icon: Circle,
	leadsTo: ["/superadmin/parent-details"],
};

describe("the current entry of a menu", () => {
	test.each([
		["/superadmin/dashboard", true],
		["/superadmin/dashboard/figures", true],
		["/superadmin/parent-details", true],
		["/superadmin/parent-details/5fb8ff05", true],
		["/superadmin/dashboards", false],
		["/superadmin/student-details", false],
	])("on %s: %s", (pathname, expected) => {
		expect(isCurrent(dashboard, pathname)).toBe(expected);
	});

	test.each([
		["STUDENT", "/student/dashboard", "Dashboard"],
		["STUDENT", "/student/get-lesson-list", "Dashboard"],
		["STUDENT", "/student/activity", "Activity"],
		["STUDENT", "/student/daily/today", "Activity"],
		["STUDENT", "/get-attempts-details", "Activity"],
		["STUDENT", "/question/details/", "Activity"],
		["STUDENT", "/settings", "Settings"],
		["STUDENT", "/settings/email-password", "Settings"],
		["STUDENT", "/student/goals", "Settings"],
		["STUDENT", "/student/profile-info", "Settings"],
		["STUDENT", "/student/payment-methods", "Settings"],
		["STUDENT", "/student/notifications", "Settings"],
		["PARENT", "/student-activity/details/", "Student Activity"],
		["PARENT", "/student/daily/today", "Student Activity"],
		["PARENT", "/settings/profile", "Settings"],
		["PARENT", "/profile", "Student Settings"],
	] as const)("of a %s on %s: %s alone", (role, pathname, label) => {
		expect(markedOn(role, pathname)).toEqual([label]);
	});
});

test("the bottom bar of a parent has every page of the menu", () => {
	const menu = menuOf({ user_type: "PARENT", is_admin: false } as UserDetails, false);
	expect(menu.filter(({ quick }) => quick === undefined)).toEqual([]);
});
