import { describe, expect, it } from "vitest";
import { pageWords } from "@learnin/domain/workshop/page-words";
import { adminPaths } from "./admin-paths.ts";
import { LESSON_PATH } from "./lesson-path.ts";
import { OWN_ACTIVITY_PATH, PRACTICE_DAY_PATH, QUESTIONS_PATH, studentReportPath } from "./more-paths.ts";
import { needsFullLoad, paths } from "./paths.ts";

it("every word of a page's address may be kept in error reports", () => {
	const more = [LESSON_PATH, OWN_ACTIVITY_PATH, PRACTICE_DAY_PATH, QUESTIONS_PATH, studentReportPath("")];
	const addresses = [...Object.values(paths), ...Object.values(adminPaths), ...more];
	const words = addresses.flatMap((path) => (path.split("?")[0] ?? "").split("/"));
	const others = words.filter((word) => word !== "" && !word.startsWith(":") && !pageWords.has(word));
	expect(others).toEqual([]);
});

describe("a page that needs another document's content security policy", () => {
	it.each([
		["/parent/settings", "/settings/payment-methods", true],
		["/settings/payment-methods", "/parent/settings", true],
		["/settings/payment-methods", "/register", true],
		["/settings/payment-methods/", "/settings/payment-methods?from=menu#add", false],
		["/parent/dashboard", "/parent/load-wallet", true],
		["/parent/settings", "/settings/profile", false],
		["/settings/payment-methods-of-others", "/settings", false],
	])("loaded for %s, shown at %s: a full load is needed: %s", (from, to, isNeeded) => {
		expect(needsFullLoad(from, to)).toBe(isNeeded);
	});
});
