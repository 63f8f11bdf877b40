import { createHmac, timingSafeEqual } from "node:crypto";

/** eSewa's signature of a message: HMAC-SHA256 under the secret as text, in standard base64. */
export function signMessage(secret: string, message: string): string {
	return createHmac("sha256", secret).update(message).digest("base64");
}

/** Whether `signature` is the one of this message, compared in constant time. */
export function isSignatureOf(secret: string, message: string, signature: string): boolean {
	const expected = Buffer.from(signMessage(secret, message));
	const given = Buffer.from(signature);
	return given.length === expected.length && timingSafeEqual(given, expected);
}
