import { createHash, createHmac, randomBytes } from "node:crypto";

/** A new 256-bit secret as URL-safe text: refresh tokens, invitation links. */
export function newSecretToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a secret token. SHA-256 suffices because the token has full entropy. */
export function hashSecretToken(token: string): Buffer {
	return createHash("sha256").update(token, "utf8").digest();
}

/**
 * The secret that replaces this one: the same for everyone who presents token and salt. The stored salt alone
 * reveals nothing about it, and neither does the token alone, which may have been stolen long ago.
 */
export function successorOfToken(token: string, salt: Buffer): string {
	return createHmac("sha256", token).update(salt).digest("base64url");
}
