import { describe, expect, it } from "vitest";
import { needsFullLoad } from "./paths.ts";

describe("a page that another document's content policy is for", () => {
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
