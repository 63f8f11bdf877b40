import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readLinkToken, removeLinkToken } from "./link-token.ts";

beforeEach(() => {
	const location = { href: "https://learnin.test/confirm-email?from=mail&token=abc-_1#top" };
	vi.stubGlobal("location", location);
	vi.stubGlobal("history", {
		state: null,
		replaceState: (_state: unknown, _title: string, path: string) => {
			location.href = new URL(path, location.href).href;
		},
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

test("reading the token changes nothing, so that a discarded render does not lose it", () => {
	expect(readLinkToken()).toBe("abc-_1");
	expect(readLinkToken()).toBe("abc-_1");
});

test("the token is removed from the address, and nothing else is", () => {
	removeLinkToken();
	expect(location.href).toBe("https://learnin.test/confirm-email?from=mail#top");
	expect(readLinkToken()).toBeNull();
});
