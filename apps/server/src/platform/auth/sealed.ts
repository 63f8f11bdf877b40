import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** What a key is for: keys of different purposes have nothing to do with each other. */
type Purpose = "authenticator secret" | "recovery code" | "unsubscribe link" | "mailed link";

function keyFor(secret: string, purpose: Purpose): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", `learnin ${purpose}`, 32));
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts bytes for the database (AES-256-GCM, a key of this purpose derived from the server's secret).
 * `owner` is bound in: what was sealed for one row cannot be opened in another.
 */
export function seal(secret: string, purpose: Purpose, plain: Uint8Array, owner: string): Buffer {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv).setAAD(Buffer.from(owner));
	const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** The bytes that were sealed. Throws when they were changed, moved, or sealed under another secret. */
export function unseal(secret: string, purpose: Purpose, sealed: Buffer, owner: string): Buffer {
	const iv = sealed.subarray(0, ivBytes);
	const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
	const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), iv, { authTagLength: tagBytes })
		.setAAD(Buffer.from(owner))
		.setAuthTag(tag);
	return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** What proves that this server wrote the text, or what is stored of a code that is too short to be hashed without a key. 32 bytes; the same code of two owners differs. */
export function keyedHash(secret: string, purpose: Purpose, text: string, owner: string): Buffer {
	return createHmac("sha256", keyFor(secret, purpose)).update(`${owner}:${text}`, "utf8").digest();
}
