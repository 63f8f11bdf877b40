import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new identifier such as `pi_3f…`, long enough never to repeat. */
export function newId(prefix: string, length = 24): string {
	const letters = Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]);
	return `${prefix}_${letters.join("")}`;
}
