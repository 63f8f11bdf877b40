import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearTokens, hasTokens, readAccessToken, readRefreshToken, storeTokens } from "./tokens.ts";

function storage(): Storage {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
		clear: () => kept.clear(),
		key: () => null,
		length: 0,
	};
}

beforeEach(() => {
	vi.stubGlobal("localStorage", storage());
	vi.stubGlobal("sessionStorage", storage());
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const own = { access_token: "own access", refresh_token: "own refresh" };

test("tokens are shared by all tabs", () => {
	storeTokens(own);
	expect([readAccessToken(), readRefreshToken()]).toEqual(["own access", "own refresh"]);
	expect(localStorage.getItem("learnin-access-token")).toBe("own access");
	clearTokens();
	expect(hasTokens()).toBe(false);
});

test("an impersonating tab has its own token without a refresh token, and does not touch the others'", () => {
	storeTokens(own);
	sessionStorage.setItem("learnin-access-token", "seen access");
	sessionStorage.setItem("learnin-refresh-token", "");
	expect([readAccessToken(), readRefreshToken()]).toEqual(["seen access", ""]);
	clearTokens();
	expect([readAccessToken(), readRefreshToken()]).toEqual(["own access", "own refresh"]);
});

test("if storage is full the session lives as long as the page", () => {
	storeTokens({ access_token: "old access", refresh_token: "old refresh" });
	const full = { ...localStorage, getItem: localStorage.getItem };
	full.setItem = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", full);
	storeTokens(own);
	expect([readAccessToken(), readRefreshToken()]).toEqual(["own access", "own refresh"]);
	clearTokens();
	expect(hasTokens()).toBe(false);
});
