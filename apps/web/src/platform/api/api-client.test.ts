import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { getSession } from "@learnin/contract/routes/practice/practice.contract";
import { logoutUser, refreshToken } from "@learnin/contract/routes/people/sign-in.contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "./api-client.ts";
import { urlOf } from "./send-request.ts";
import { onSessionOver } from "./session-over.ts";

const stored = new Map<string, string>();
const answers = vi.fn<(path: string, init: RequestInit) => Response | Promise<Response>>();

function json(status: number, body: unknown): Response {
	return new Response(JSON.stringify(body), { status });
}

const spent = () =>
	json(401, { code: "session_ended", detail: "Your session has ended. Please sign in again." });
/** The headers arrived, the body never will. */
const cutOff = () => new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) });
const done = () => json(200, { data: {} });
const bearer = (init: RequestInit) => (init.headers as Record<string, string>).authorization;
const logOut = () => callApi(logoutUser, { body: { refresh_token: "r" } });

/** Records reasons for the end of the session. */
function listen(): string[] {
	const reasons: string[] = [];
	onSessionOver((reason) => reasons.push(reason));
	return reasons;
}

beforeEach(() => {
	stored.clear();
	answers.mockReset();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	// Tokens of an impersonating tab are not tested here.
	vi.stubGlobal("sessionStorage", { getItem: () => null });
	vi.stubGlobal("location", { hostname: "localhost", pathname: "/" });
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => answers(path, init));
	stored.set("learnin-access-token", "old");
	stored.set("learnin-refresh-token", "refresh-1");
});
afterEach(() => {
	vi.unstubAllGlobals();
});

describe("calling the API", () => {
	it("refreshes an expired token once for many concurrent calls", async () => {
		answers.mockImplementation((path, init) => {
			if (path === refreshToken.path)
				return json(200, { data: { access_token: "new", refresh_token: "refresh-2" } });
			return bearer(init) === "Bearer new" ? done() : spent();
		});
		await Promise.all([logOut(), logOut(), logOut()]);
		expect(answers.mock.calls.filter(([path]) => path === refreshToken.path)).toHaveLength(1);
		expect(stored.get("learnin-access-token")).toBe("new");
		expect(stored.get("learnin-refresh-token")).toBe("refresh-2");
	});

	it("uses the tokens another tab has refreshed while it waited", async () => {
		answers.mockImplementation((_, init) => {
			if (bearer(init) === "Bearer other-tab") return done();
			stored.set("learnin-access-token", "other-tab");
			return spent();
		});
		await logOut();
		expect(answers.mock.calls.some(([path]) => path === refreshToken.path)).toBe(false);
	});

	it("forgets the tokens if the refresh is refused, and throws the first error", async () => {
		answers.mockImplementation(() => spent());
		await expect(logOut()).rejects.toMatchObject({ code: "session_ended", status: 401 });
		expect(stored.size).toBe(0);
	});

	it("keeps the tokens if the refresh fails offline", async () => {
		answers.mockImplementation((path) => {
			if (path === refreshToken.path) throw new TypeError("Failed to fetch");
			return spent();
		});
		await expect(logOut()).rejects.toMatchObject({
			code: "network",
			text: "Network error please try after few seconds",
		});
		expect(stored.get("learnin-refresh-token")).toBe("refresh-1");
	});

	it("does not refresh for an account that is not active", async () => {
		answers.mockImplementation(() => json(401, { code: "account_inactive", detail: "Not active." }));
		await expect(logOut()).rejects.toMatchObject({ code: "account_inactive", text: "Not active." });
		expect(answers).toHaveBeenCalledTimes(1);
	});

	it("reports the end of the session in the server's words", async () => {
		const reasons = listen();
		answers.mockImplementation(() => json(401, { code: "signed_out_everywhere", detail: "Signed out." }));
		await expect(callApi(getUserDetails, {})).rejects.toMatchObject({ code: "signed_out_everywhere" });
		expect(reasons).toEqual(["Signed out."]);
	});

	it.each([
		["cut off, as by a page that is being left", 401, cutOff, "network"],
		["cut off though it was good news", 200, cutOff, "network"],
		["a proxy's", 401, () => "<h1>401</h1>", "unexpected"],
	])("hears nothing about the session in an answer that is %s", async (_, status, body, code) => {
		const reasons = listen();
		answers.mockImplementation(() => new Response(body(), { status }));
		await expect(callApi(getUserDetails, {})).rejects.toMatchObject({ code });
		expect(reasons).toEqual([]);
		expect(stored.get("learnin-access-token")).toBe("old");
	});

	it("refuses a response of the wrong shape", async () => {
		answers.mockImplementation(() => json(200, { data: { id: 7 } }));
		await expect(callApi(getUserDetails, {})).rejects.toMatchObject({ code: "unexpected" });
	});

	it("returns the wait that the server asks for", async () => {
		answers.mockImplementation(
			() =>
				new Response(JSON.stringify({ code: "too_many_requests", detail: "Wait." }), {
					status: 429,
					headers: { "retry-after": "30" },
				}),
		);
		await expect(logOut()).rejects.toMatchObject({
			code: "too_many_requests",
			retryAfter: 30,
			isRefusal: false,
		});
	});
});

describe("the address of a call", () => {
	it("fills in parameters and omits what is undefined", () => {
		expect(urlOf(getSession.path, { params: { session_id: "a/b" } })).toBe("/api/practice/sessions/a%2Fb");
		expect(urlOf("/api/x", { query: { cursor: undefined, outcome: "correct" } })).toBe(
			"/api/x?outcome=correct",
		);
	});
});
