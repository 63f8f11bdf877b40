import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	calculatePKCECodeChallenge,
	clockTolerance,
	ClientSecretPost,
	type Configuration,
	discovery,
	enableNonRepudiationChecks,
} from "openid-client";
import type { Config } from "../../platform/config.ts";
import { clockToleranceSeconds, type GoogleAccount, readClaims } from "./google-account.ts";

/** Secrets of one sign-in between leaving for Google and coming back. */
export interface FlowSecrets {
	state: string;
	nonce: string;
	code_verifier: string;
}

/** The OpenID Connect client of the issuer in the settings. */
export interface GoogleClient {
	/** Where the browser goes to choose an account. Throws if the issuer does not respond. */
	authorizationUrl(flow: FlowSecrets): Promise<URL>;
	/** The account that the issuer vouches for, from the query of its redirect. Throws on anything wrong. */
	accountOf(query: string, flow: FlowSecrets): Promise<GoogleAccount>;
}

export const callbackPath = "/api/auth/google/callback";
/** For each request to the issuer: a person is watching a window. */
const patienceSeconds = 8;

/** Null if the settings name no client: then there is no sign-in with Google. */
export function createGoogleClient(config: Config, now: () => Date): GoogleClient | null {
	const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret } = config;
	if (client_id === undefined || client_secret === undefined) return null;
	const callback = `${config.APP_BASE_URL}${callbackPath}`;
	const discovered = onceItWorks(() => discover(config, client_id, client_secret));
	return {
		async authorizationUrl({ state, nonce, code_verifier }) {
			return buildAuthorizationUrl(await discovered(), {
				redirect_uri: callback,
				scope: "openid email profile",
				prompt: "select_account",
				state,
				nonce,
				code_challenge: await calculatePKCECodeChallenge(code_verifier),
				code_challenge_method: "S256",
			});
		},
		async accountOf(query, { state, nonce, code_verifier }) {
			const configuration = await discovered();
			const answer = await authorizationCodeGrant(configuration, new URL(`${callback}?${query}`), {
				expectedState: state,
				expectedNonce: nonce,
				pkceCodeVerifier: code_verifier,
				idTokenExpected: true,
			});
			return readClaims(answer.claims(), now());
		},
	};
}

function discover(config: Config, client_id: string, client_secret: string): Promise<Configuration> {
	const isProduction = config.NODE_ENV === "production";
	const metadata = { [clockTolerance]: clockToleranceSeconds };
	return discovery(new URL(config.GOOGLE_ISSUER), client_id, metadata, ClientSecretPost(client_secret), {
		timeout: patienceSeconds,
		execute: [
			// The signature is checked too, although the token comes directly from the issuer.
			enableNonRepudiationChecks,
			// A stand-in on this machine speaks http; the settings refuse such an issuer in production.
			...(isProduction ? [] : [allowInsecureRequests]),
		],
	});
}

/**
 * Runs at the first use and again after a failure, then never again; concurrent callers share one request.
 */
function onceItWorks<T>(ask: () => Promise<T>): () => Promise<T> {
	let asked: Promise<T> | undefined;
	return () => {
		asked ??= ask().catch((error: unknown) => {
			asked = undefined;
			throw error;
		});
		return asked;
	};
}
