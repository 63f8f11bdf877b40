import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { Recent } from "../cache/recent.ts";

const issuer = "learnin";
const audience = "learnin-api";
const lifetimeSeconds = 15 * 60;
/** How far the clocks of two nodes may differ. */
const clockToleranceSeconds = 60;

export interface AccessClaims {
	account_id: string;
	session_id: string;
}

/** Makes and checks the short access token: a signed JWT with account and session, never a role. */
export interface AccessTokens {
	sign(claims: AccessClaims): Promise<string>;
	/** The claims, or null for anything but a valid token of ours. */
	verify(token: string): Promise<AccessClaims | null>;
}

/** HS256 with one secret; the algorithm is fixed, header fields that name keys are ignored. */
export function createAccessTokens(secret: string, now: () => Date): AccessTokens {
	const key = new TextEncoder().encode(secret);
	// A token is checked at every call of its quarter of an hour; its signature does not change in between.
	const verified = new Recent<string, AccessClaims & { expires_at: number }>(10_000);
	return {
		sign({ account_id, session_id }) {
			const issuedAt = Math.floor(now().getTime() / 1000);
			return new SignJWT({ sid: session_id, use: "access" })
				.setProtectedHeader({ alg: "HS256", typ: "JWT" })
				.setSubject(account_id)
				.setIssuer(issuer)
				.setAudience(audience)
				.setIssuedAt(issuedAt)
				.setExpirationTime(issuedAt + lifetimeSeconds)
				.sign(key);
		},
		async verify(token) {
			const known = verified.get(token);
			if (known !== undefined) return known.expires_at > now().getTime() ? known : null;
			try {
				const { payload } = await jwtVerify(token, key, {
					algorithms: ["HS256"],
					issuer,
					audience,
					currentDate: now(),
					requiredClaims: ["exp", "iat", "sub", "sid"],
				});
				if (payload["use"] !== "access" || typeof payload["sid"] !== "string" || payload.sub === undefined)
					return null;
				if (!isPlausible(payload, now())) return null;
				const claims = {
					account_id: payload.sub,
					session_id: payload["sid"],
					expires_at: (payload.exp ?? 0) * 1000,
				};
				verified.set(token, claims);
				return claims;
			} catch {
				return null;
			}
		},
	};
}

/** None of ours was issued in the future, or lives longer than ours do: the library looks at neither. */
function isPlausible({ iat = Infinity, exp = Infinity }: JWTPayload, now: Date): boolean {
	return iat <= now.getTime() / 1000 + clockToleranceSeconds && exp - iat <= lifetimeSeconds;
}
