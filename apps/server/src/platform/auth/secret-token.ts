import { createHash, randomBytes } from "node:crypto";

/** A new 256-bit secret as URL-safe text: refresh tokens, invitation links. */
export function newSecretToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a secret token. SHA-256 suffices: the token has full entropy. */
export function hashSecretToken(token: string): Buffer {
	return createHash("sha256").update(token, "utf8").digest();
}
