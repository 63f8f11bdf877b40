import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPlaces, placeBefore, recordPlace } from "./places.ts";

beforeEach(() => {
	const stored = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const visit = (...places: string[]) => {
	for (const place of places) recordPlace(place);
};

test.each([
	["nothing visited", [], null],
	["the first page", ["/settings/profile"], null],
	["from a dashboard", ["/parent/dashboard", "/settings/profile"], "/parent/dashboard"],
	["a reload", ["/settings", "/settings/profile", "/settings/profile"], "/settings"],
	[
		"back to where one was",
		["/student/dashboard", "/settings", "/settings/profile", "/settings"],
		"/student/dashboard",
	],
	["a page that changed its own query", ["/settings", "/a?b=1", "/a?b=2"], "/settings"],
	[
		"with the query of the place",
		["/student-activity?student_id=1", "/settings/profile"],
		"/student-activity?student_id=1",
	],
])("%s", (_, places, before) => {
	visit(...places);
	expect(placeBefore()).toBe(before);
});

test("a long visit keeps the newest pages", () => {
	visit("/first", ...Array.from({ length: 60 }, (_, at) => `/page/${at}`));
	expect(placeBefore()).toBe("/page/58");
});

test("is cleared with the account, and ignores invalid data", () => {
	visit("/a", "/b");
	forgetPlaces();
	expect(placeBefore()).toBeNull();
	sessionStorage.setItem("learnin-places", "{");
	expect(placeBefore()).toBeNull();
	visit("/a", "/b");
	expect(placeBefore()).toBe("/a");
});
