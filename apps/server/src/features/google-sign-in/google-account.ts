import { email as emailSchema, line } from "@learnin/contract/schemas/common.schema";
import type { IDToken } from "openid-client";
import * as z from "zod";

/**
 * A person as the issuer knows them. Only (issuer, subject) identifies them; the address may change hands.
 */
export interface GoogleAccount {
	issuer: string;
	subject: string;
	email: string;
	email_verified: boolean;
	name: string;
}

/**
 * Whether signing in with this Google account proves that the person reads the email of the account's own
 * address.
 */
export function provesAddress(google: GoogleAccount, account: { email: string | null }): boolean {
	return google.email_verified && google.email === account.email;
}

/** An older ID token was stored somewhere and is not the response to our request. */
const oldestTokenSeconds = 300;
/** How far the clocks of the issuer and of this server may differ. */
export const clockToleranceSeconds = 60;
const nameSchema = line("Name", 100);

/**
 * Reads the claims of a token whose signature, issuer, audience, nonce, expiry and not-before time were
 * checked. Throws on a token that is too old, or that was issued in the future: the library does not check
 * the time of issue.
 */
export function readClaims(claims: IDToken | undefined, now: Date): GoogleAccount {
	if (claims === undefined) throw new Error("no ID token in the response");
	const ageSeconds = now.getTime() / 1000 - claims.iat;
	if (ageSeconds > oldestTokenSeconds) throw new Error("the ID token is too old");
	if (ageSeconds < -clockToleranceSeconds) throw new Error("the ID token was issued in the future");
	const email = z.parse(emailSchema, claims["email"]);
	const name = z.safeParse(nameSchema, String(claims["name"] ?? "").slice(0, 100));
	return {
		issuer: claims.iss,
		subject: claims.sub,
		email,
		email_verified: claims["email_verified"] === true,
		name: name.success ? name.data : (email.split("@")[0] ?? email),
	};
}
