import type { SigningKeys } from "./signing-key.ts";

/** What can be wrong with the token endpoint's response. */
export const faults = [
	"wrong_issuer",
	"wrong_audience",
	"wrong_nonce",
	"no_nonce",
	"expired",
	"old",
	"from_the_future",
	"not_valid_yet",
	"unsigned",
	"strange_key",
	"shared_secret",
	"no_id_token",
	"token_error",
] as const;
export type Fault = (typeof faults)[number];

interface TokenAnswer {
	id_token: string;
}

type Claims = Record<string, unknown>;

const changes: Partial<Record<Fault, (claims: Claims, now: number) => Claims>> = {
	wrong_issuer: (claims) => ({ ...claims, iss: "https://accounts.example.com" }),
	wrong_audience: (claims) => ({ ...claims, aud: "somebody-else" }),
	wrong_nonce: (claims) => ({ ...claims, nonce: "of another sign-in" }),
	no_nonce: ({ nonce: _, ...claims }) => claims,
	expired: (claims, now) => ({ ...claims, iat: now - 240, exp: now - 120 }),
	// Not expired, but old: someone stored it.
	old: (claims, now) => ({ ...claims, iat: now - 301, exp: now + 3600 }),
	from_the_future: (claims, now) => ({ ...claims, iat: now + 3600, exp: now + 7200 }),
	not_valid_yet: (claims, now) => ({ ...claims, nbf: now + 3600, exp: now + 7200 }),
};

/** The response with one thing wrong in it; everything else stays as the provider made it. */
export function tamperWith(answer: TokenAnswer, fault: Fault, keys: SigningKeys): object {
	const { id_token, ...rest } = answer;
	if (fault === "no_id_token") return rest;
	const payload = id_token.split(".")[1] ?? "";
	const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
	const changed = changes[fault]?.(claims, Math.floor(Date.now() / 1000)) ?? claims;
	const how =
		fault === "unsigned" || fault === "strange_key" || fault === "shared_secret" ? fault : "as_always";
	return { ...rest, id_token: keys.sign(changed, how) };
}
