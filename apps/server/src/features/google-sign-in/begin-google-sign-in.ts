import { randomNonce, randomPKCECodeVerifier } from "openid-client";
import { hashSecretToken } from "../../platform/auth/secret-token.ts";
import { insertFlow } from "./google-sign-in.queries.ts";
import type { GoogleParts } from "./google-parts.ts";
import { newState, type SignInWay } from "./sign-in-way.ts";

const flowMs = 10 * 60 * 1000;

/**
 * Begins a sign-in bound to this browser and returns where to redirect: Google's account chooser. Throws if
 * the issuer does not respond.
 */
export async function beginGoogleSignIn(
	{ app, google }: GoogleParts,
	way: SignInWay,
	browser: string,
): Promise<URL> {
	const flow = { state: newState(way), nonce: randomNonce(), code_verifier: randomPKCECodeVerifier() };
	const url = await google.authorizationUrl(flow);
	const created_at = app.now();
	await insertFlow(app.db, {
		state_hash: hashSecretToken(flow.state),
		browser_hash: hashSecretToken(browser),
		nonce: flow.nonce,
		code_verifier: flow.code_verifier,
		created_at,
		expires_at: new Date(created_at.getTime() + flowMs),
	});
	return url;
}
