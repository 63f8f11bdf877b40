import { describe, expect, it } from "vitest";
import { decideRoute } from "./decide-route.ts";
import type { Viewer } from "./decide-route.ts";

const nobody = null;
const unknown: Viewer = { user_type: "UNKNOWN", is_admin: false, second_factor: "off" };
const parent: Viewer = { user_type: "PARENT", is_admin: false, second_factor: "off" };
const student: Viewer = { user_type: "STUDENT", is_admin: false, second_factor: "off" };
const admin: Viewer = { user_type: "UNKNOWN", is_admin: true, second_factor: "on" };
const bareAdmin: Viewer = { user_type: "UNKNOWN", is_admin: true, second_factor: "required" };
const bareParent: Viewer = { user_type: "PARENT", is_admin: true, second_factor: "required" };
const stay = "stays";

describe("who sees which page", () => {
	it.each<[string, Viewer | null, string, string]>([
		["a stranger", nobody, "/login", stay],
		["a stranger", nobody, "/nowhere", stay],
		["a stranger", nobody, "/student/accept-invitation", stay],
		["a stranger", nobody, "/register", "/"],
		["a stranger", nobody, "/settings", "/"],
		["a stranger", nobody, "/parent/dashboard", "/"],
		["a stranger", nobody, "/student/questions/skill/x", "/"],
		["an unregistered account", unknown, "/register", stay],
		["an unregistered account", unknown, "/settings", stay],
		["an unregistered account", unknown, "/settings/profile", stay],
		["an unregistered account", unknown, "/success-payment", stay],
		["an unregistered account", unknown, "/student/accept-invitation", stay],
		["an unregistered account", unknown, "/login", "/register"],
		["an unregistered account", unknown, "/parent/dashboard", "/register"],
		["an unregistered account", unknown, "/settings-of-others", "/register"],
		["a parent", parent, "/parent/dashboard", stay],
		["a parent", parent, "/student-activity", stay],
		["a parent", parent, "/student-activity/details/", stay],
		["a parent", parent, "/student/questions/session/1", stay],
		["a parent", parent, "/login", "/parent/dashboard"],
		["a parent", parent, "/register", "/"],
		["a parent", parent, "/student/dashboard", "/parent/dashboard"],
		["a parent", parent, "/superadmin/dashboard", "/parent/dashboard"],
		["a student", student, "/student/dashboard", stay],
		["a student", student, "/profile", stay],
		["a student", student, "/student/bookmarks", stay],
		["a student", student, "/question/details/", stay],
		["a student", student, "/reported-questions", "/student/dashboard"],
		["a parent", parent, "/student/bookmarks", "/parent/dashboard"],
		["a parent", parent, "/get-attempts-details", stay],
		["a parent", parent, "/student/questions/daily", stay],
		["a super-admin without a role", admin, "/reported-questions", stay],
		["a student", student, "/parent/dashboard", "/student/dashboard"],
		["a student", student, "/student-activity", "/student/dashboard"],
		["a student", student, "/create-account", "/student/dashboard"],
		["a student", student, "/register", "/"],
		["a super-admin without a role", admin, "/superadmin/dashboard", stay],
		["a super-admin without a role", admin, "/settings", stay],
		["a super-admin without a role", admin, "/login", "/superadmin/dashboard"],
		["a super-admin without a role", admin, "/parent/dashboard", "/"],
		["a stranger", nobody, "/forgot-password", stay],
		["an unregistered account", unknown, "/confirm-email", stay],
		["a super-admin without a second factor", bareAdmin, "/superadmin/dashboard", "/settings/email-password"],
		["a super-admin without a second factor", bareAdmin, "/login", "/settings/email-password"],
		["a super-admin without a second factor", bareAdmin, "/settings/email-password", stay],
		["a parent and super-admin without one", bareParent, "/reported-questions", "/settings/email-password"],
		["a parent and super-admin without one", bareParent, "/parent/dashboard", stay],
	])("%s (%o) at %s: %s", (_, viewer, path, expected) => {
		const decision = decideRoute(viewer, path);
		expect(decision.kind === "stay" ? stay : decision.to).toBe(expected);
	});

	it("remembers where a stranger was going", () => {
		expect(decideRoute(nobody, "/parent/dashboard")).toMatchObject({ remember: true });
		expect(decideRoute(student, "/parent/dashboard")).toMatchObject({ remember: false });
	});
});
