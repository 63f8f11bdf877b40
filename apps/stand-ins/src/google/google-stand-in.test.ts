import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	calculatePKCECodeChallenge,
	ClientSecretPost,
	discovery,
	enableNonRepudiationChecks,
	randomNonce,
	randomPKCECodeVerifier,
	randomState,
} from "openid-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Choice, visitGoogle } from "./visit-google.ts";
import { type GoogleStandIn, startGoogleStandIn } from "./google-stand-in.ts";
import { faults } from "./tamper.ts";

const redirect_uri = "http://127.0.0.1:9/callback";
const client = {
	client_id: "learnin",
	client_secret: "a secret that is long enough",
	redirect_uris: [redirect_uri],
};

let google: GoogleStandIn;
beforeAll(async () => {
	google = await startGoogleStandIn({
		client,
		accounts: [{ email: "amara@learnin.test", name: "Amara Okafor" }],
	});
});
afterEach(() => google.controls.reset());
afterAll(() => google.stop());

/** The whole flow with the library that products use. */
async function signIn(choice: Choice) {
	const config = await discovery(
		new URL(google.url),
		client.client_id,
		undefined,
		ClientSecretPost(client.client_secret),
		{
			execute: [allowInsecureRequests, enableNonRepudiationChecks],
		},
	);
	const checks = {
		pkceCodeVerifier: randomPKCECodeVerifier(),
		expectedState: randomState(),
		expectedNonce: randomNonce(),
		idTokenExpected: true,
	};
	const url = buildAuthorizationUrl(config, {
		redirect_uri,
		scope: "openid email profile",
		prompt: "select_account",
		state: checks.expectedState,
		nonce: checks.expectedNonce,
		code_challenge: await calculatePKCECodeChallenge(checks.pkceCodeVerifier),
		code_challenge_method: "S256",
	});
	const back = await visitGoogle(url.href, choice);
	return (await authorizationCodeGrant(config, back, checks)).claims();
}

describe("a chosen account", () => {
	test("comes back in a signed ID token with address and name", async () => {
		const [amara] = google.controls.accounts();
		const claims = await signIn({ subject: amara?.subject ?? "" });
		expect(claims).toMatchObject({
			iss: google.url,
			aud: client.client_id,
			sub: amara?.subject,
			email: "amara@learnin.test",
			email_verified: true,
			name: "Amara Okafor",
		});
	});

	test("may have any address, and is the same person next time", async () => {
		const first = await signIn({ email: "Jo.Park@Example.com" });
		const second = await signIn({ email: "jo.park@example.com", name: "Somebody" });
		expect(first).toMatchObject({ email: "jo.park@example.com", name: "Jo Park" });
		expect(second?.sub).toBe(first?.sub);
	});

	test("may have an unverified address", async () => {
		google.controls.addAccount({ email: "new@example.com", subject: "7", email_verified: false });
		expect(await signIn({ subject: "7" })).toMatchObject({ sub: "7", email_verified: false });
	});

	test("may be canceled", async () => {
		await expect(signIn({ cancel: "yes" })).rejects.toMatchObject({ error: "access_denied" });
	});
});

describe("a request without PKCE", () => {
	test("is refused", async () => {
		const query = new URLSearchParams({
			client_id: client.client_id,
			redirect_uri,
			response_type: "code",
			scope: "openid",
		});
		const response = await fetch(`${google.url}/auth?${query}`, { redirect: "manual" });
		expect(response.headers.get("location")).toContain("error=invalid_request");
	});
});

describe("controlled", () => {
	test.each(faults.filter((fault) => fault !== "old" && fault !== "from_the_future"))(
		"it sends %s, which the library refuses, once",
		async (fault) => {
			google.controls.next(fault);
			await expect(signIn({ email: "jo@example.com" })).rejects.toThrow();
			expect(await signIn({ email: "jo@example.com" })).toMatchObject({ email: "jo@example.com" });
		},
	);

	test("an old token, and one from the future, differ only in their time of issue", async () => {
		const age = async () =>
			Date.now() / 1000 - ((await signIn({ email: "jo@example.com" }))?.iat ?? Number.NaN);
		google.controls.next("old");
		expect(await age()).toBeGreaterThan(300);
		google.controls.next("from_the_future");
		expect(await age()).toBeLessThan(-3500);
	});

	test("from another process, but not from a page", async () => {
		const post = (path: string, headers: Record<string, string> = {}) =>
			fetch(`${google.url}/_controls/${path}`, { method: "POST", headers });
		expect((await post("down", { origin: "http://evil.test" })).status).toBe(403);
		expect((await post("down")).status).toBe(200);
		expect((await fetch(`${google.url}/.well-known/openid-configuration`)).status).toBe(503);
		expect((await post("up")).status).toBe(200);
		expect((await fetch(`${google.url}/.well-known/openid-configuration`)).status).toBe(200);
	});
});
