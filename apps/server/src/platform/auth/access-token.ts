import { jwtVerify, SignJWT } from "jose";

const issuer = "learnin";
const audience = "learnin-api";
const lifetimeSeconds = 15 * 60;

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
			try {
				const { payload } = await jwtVerify(token, key, {
					algorithms: ["HS256"],
					issuer,
					audience,
					currentDate: now(),
					requiredClaims: ["exp", "iat", "sub", "sid"],
				});
				if (payload["use"] !== "access" || typeof payload["sid"] !== "string" || payload.sub === undefined) return null;
				return { account_id: payload.sub, session_id: payload["sid"] };
			} catch {
				return null;
			}
		},
	};
}
