import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { Recent } from "../cache/recent.ts";
import type { Keyring, Keys } from "./keyring.ts";

const issuer = "learnin";
const audience = "learnin-api";
const lifetimeSeconds = 15 * 60;
/** How far the clocks of two nodes may differ. */
const clockToleranceSeconds = 60;

export interface AccessClaims {
	account_id: string;
	session_id: string;
}

/** Creates and verifies the short-lived access token: a signed JWT with account and session, never a role. */
export interface AccessTokens {
	sign(claims: AccessClaims): Promise<string>;
	/** The claims, or null for anything but a valid token of ours. */
	verify(token: string): Promise<AccessClaims | null>;
}

/**
 * HS256 with the server's keys; the algorithm is fixed. The header names which of our keys signed it, and
 * nothing else in the header counts. A token that names no key predates keys by purpose.
 */
export function createAccessTokens({ current, all }: Keyring, now: () => Date): AccessTokens {
	// A token is checked on every request for fifteen minutes, and its signature does not change in between.
	const verified = new Recent<string, AccessClaims & { expires_at: number }>(20_000);
	return {
		sign({ account_id, session_id }) {
			const issuedAt = Math.floor(now().getTime() / 1000);
			return new SignJWT({ sid: session_id, use: "access" })
				.setProtectedHeader({ alg: "HS256", typ: "JWT", kid: nameOf(current) })
				.setSubject(account_id)
				.setIssuer(issuer)
				.setAudience(audience)
				.setIssuedAt(issuedAt)
				.setExpirationTime(issuedAt + lifetimeSeconds)
				.sign(current.keyFor("access token"));
		},
		async verify(token) {
			const known = verified.get(token);
			if (known !== undefined) return known.expires_at > now().getTime() ? known : null;
			const claims = await firstThatReads(keysFor(token, all), (key) => readClaims(token, key, now()));
			if (claims !== null) verified.set(token, claims);
			return claims;
		},
	};
}

function nameOf({ id }: Keys): string {
	return id.toString("base64url");
}

/**
 * The key that the token names; if it names none, the keys that could have signed it before keys had names.
 */
function keysFor(token: string, all: readonly Keys[]): Uint8Array[] {
	const name = nameIn(token);
	if (name === undefined) return all.map(({ unseparated }) => unseparated);
	return all.filter((keys) => nameOf(keys) === name).map((keys) => keys.keyFor("access token"));
}

function nameIn(token: string): unknown {
	try {
		return decodeProtectedHeader(token).kid;
	} catch {
		return undefined;
	}
}

async function firstThatReads<T>(
	keys: readonly Uint8Array[],
	read: (key: Uint8Array) => Promise<T | null>,
): Promise<T | null> {
	for (const key of keys) {
		const claims = await read(key);
		if (claims !== null) return claims;
	}
	return null;
}

async function readClaims(token: string, key: Uint8Array, now: Date) {
	try {
		const { payload } = await jwtVerify(token, key, {
			algorithms: ["HS256"],
			issuer,
			audience,
			currentDate: now,
			requiredClaims: ["exp", "iat", "sub", "sid"],
		});
		const { sid, sub, use, exp = 0 } = payload;
		if (use !== "access" || typeof sid !== "string" || sub === undefined) return null;
		if (!isPlausible(payload, now)) return null;
		return { account_id: sub, session_id: sid, expires_at: exp * 1000 };
	} catch {
		return null;
	}
}

/** We issue no token in the future, and none with a longer lifetime; the library checks neither. */
function isPlausible({ iat = Infinity, exp = Infinity }: JWTPayload, now: Date): boolean {
	return iat <= now.getTime() / 1000 + clockToleranceSeconds && exp - iat <= lifetimeSeconds;
}
