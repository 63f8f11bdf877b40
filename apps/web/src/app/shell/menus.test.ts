import { describe, expect, test } from "vitest";
import { Circle } from "lucide-react";
import { isCurrent } from "./menus.ts";

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
});
