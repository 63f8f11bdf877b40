import { describe, expect, it } from "vitest";
import { safePath } from "./return-to.ts";

describe("the page to return to", () => {
	it.each(["/student/dashboard", "/student-activity?student_id=1#top"])("keeps our own page %s", (path) => {
		expect(safePath(path)).toBe(path);
	});

	it.each([
		"//evil.example",
		"/\\evil.example",
		"https://evil.example/",
		"javascript:alert(1)",
		"student/dashboard",
		"/\t/evil.example",
		"/..//evil.example",
		"/api/users/logout_user/",
		"",
	])("refuses %j", (path) => {
		expect(safePath(path)).toBeNull();
	});
});
