import { describe, expect, it } from "vitest";
import { decideRoute } from "./decide-route.ts";
import type { Viewer } from "./decide-route.ts";

const nobody = null;
const off = { is_admin: false, second_factor: "off", is_opened_by_parent: false } as const;
const unknown: Viewer = { user_type: "UNKNOWN", ...off };
const parent: Viewer = { user_type: "PARENT", ...off };
const student: Viewer = { user_type: "STUDENT", ...off };
const lookedAfter: Viewer = { ...student, is_opened_by_parent: true };
const admin: Viewer = { ...unknown, is_admin: true, second_factor: "on" };
const parentAdmin: Viewer = { ...parent, is_admin: true, second_factor: "on" };
const bareAdmin: Viewer = { ...unknown, is_admin: true, second_factor: "required" };
const bareParent: Viewer = { ...parent, is_admin: true, second_factor: "required" };
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
		["a student", student, "/student/payment-methods", stay],
		["a student", student, "/settings/payment-methods", "/student/payment-methods"],
		["a child on a parent's device", lookedAfter, "/student/dashboard", stay],
		["a child on a parent's device", lookedAfter, "/student/payment-methods", "/student/dashboard"],
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

	it("remembers the page a visitor asked for", () => {
		expect(decideRoute(nobody, "/parent/dashboard")).toMatchObject({ remember: true });
		expect(decideRoute(student, "/parent/dashboard")).toMatchObject({ remember: false });
	});
});

const viewers = { nobody, unknown, parent, student, admin, parentAdmin, bareAdmin };
type Ends = Record<keyof typeof viewers, string>;

/** The same result for every viewer. */
function all(end: string): Ends {
	return {
		nobody: end,
		unknown: end,
		parent: end,
		student: end,
		admin: end,
		parentAdmin: end,
		bareAdmin: end,
	};
}

/** Every path of the product by group, with the result for each viewer. */
const groups: { name: string; paths: string[]; ends: Ends }[] = [
	{
		name: "public, also while registering",
		paths: ["/success-payment", "/failure-payment", "/failed-answer", "/student/accept-invitation"],
		ends: all(stay),
	},
	{
		name: "public",
		paths: ["/", "/no/such/page"],
		ends: { ...all(stay), unknown: "/register" },
	},
	{
		name: "signing in",
		paths: ["/login", "/create-account"],
		ends: {
			...all("/parent/dashboard"),
			nobody: stay,
			unknown: "/register",
			student: "/student/dashboard",
			admin: "/superadmin/dashboard",
			bareAdmin: "/settings/email-password",
		},
	},
	{
		name: "registration",
		paths: ["/register"],
		ends: { ...all("/"), unknown: stay, admin: stay, bareAdmin: stay },
	},
	{
		name: "settings",
		paths: ["/settings", "/settings/profile", "/settings/email-password", "/settings/notifications"],
		ends: { ...all(stay), nobody: "/" },
	},
	{
		name: "any signed-in user",
		paths: [
			"/profile",
			"/question/details/",
			"/student/invitation/payment",
			"/student/questions/daily",
			"/student/questions/skill/add-within-100",
			"/get-attempts-details",
			"/student/daily/2026-11-21",
		],
		ends: { ...all(stay), nobody: "/", unknown: "/register" },
	},
	{
		name: "the parent's",
		paths: [
			"/student-activity/details/",
			"/x/student-activity/details/7",
			"/student-activity",
			"/parent/transactions",
			"/parent/transactions/receipt/7",
			"/parent/settings",
			"/parent/dashboard",
			"/parent/load-wallet",
			"/stripe-success",
			"/add-invitation",
		],
		ends: {
			...all("/"),
			unknown: "/register",
			parent: stay,
			student: "/student/dashboard",
			parentAdmin: stay,
		},
	},
	{
		name: "the family's cards",
		paths: ["/settings/payment-methods", "/settings/payment-methods/"],
		ends: {
			...all("/"),
			unknown: "/register",
			parent: stay,
			student: "/student/payment-methods",
			parentAdmin: stay,
		},
	},
	{
		name: "who pays for a child",
		paths: ["/student/payment-methods"],
		ends: {
			...all("/"),
			unknown: "/register",
			parent: "/settings/payment-methods",
			student: stay,
			parentAdmin: "/settings/payment-methods",
		},
	},
	{
		name: "the student's",
		paths: [
			"/student/dashboard",
			"/student/bookmarks",
			"/student/profile",
			"/student/profile-info",
			"/student/goals",
			"/student/notifications",
			"/student/get-lesson-list",
			"/student/activity",
		],
		ends: {
			...all("/"),
			unknown: "/register",
			parent: "/parent/dashboard",
			student: stay,
			parentAdmin: "/parent/dashboard",
		},
	},
	{
		name: "the super-admin's",
		paths: [
			"/add-question",
			"/all-questions",
			"/superadmin/dashboard",
			"/superadmin/parent-details",
			"/superadmin/student-details",
			"/superadmin/add-parent",
			"/view-questions",
			"/add-question-with-prompt",
			"/generate-multiple-questions",
			"/multimodel-question-generation",
			"/skills",
			"/update-question/00000000-0000-4000-8000-000000000000",
			"/upload-images",
			"/reported-questions",
			"/question-generation-with-relevance",
			"/misc",
		],
		ends: {
			...all(stay),
			nobody: "/",
			unknown: "/register",
			parent: "/parent/dashboard",
			student: "/student/dashboard",
			bareAdmin: "/settings/email-password",
		},
	},
];

describe.each(groups)("$name", ({ paths, ends }) => {
	const cases = paths.flatMap((path) =>
		Object.entries(ends).map(([name, end]) => [path, name as keyof typeof viewers, end] as const),
	);
	it.each(cases)("%s for %s: %s", (path, name, end) => {
		const decision = decideRoute(viewers[name], path);
		expect(decision.kind === "stay" ? stay : decision.to).toBe(end);
	});
});
