import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { type Keyring, keysNamedBy, type Purpose } from "./keyring.ts";

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts bytes for the database (AES-256-GCM) and prefixes them with the id of the keys used. `owner` is
 * bound in: what was sealed for one row cannot be opened in another.
 */
export function seal({ current }: Keyring, purpose: Purpose, plain: Uint8Array, owner: string): Buffer {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv("aes-256-gcm", current.keyFor(purpose), iv).setAAD(Buffer.from(owner));
	const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
	return Buffer.concat([current.id, iv, cipher.getAuthTag(), encrypted]);
}

/**
 * The bytes that were sealed, opened with any key of the ring. Data sealed before keys had names is tried
 * with each key. Throws if the data was changed or moved, or its secret is no longer configured.
 */
export function unseal(keyring: Keyring, purpose: Purpose, sealed: Buffer, owner: string): Buffer {
	const named = keysNamedBy(keyring, sealed);
	if (named !== undefined) return open(named.keyFor(purpose), sealed.subarray(named.id.length), owner);
	for (const keys of keyring.all) {
		try {
			return open(keys.keyFor(purpose), sealed, owner);
		} catch {
			// Another key may open it.
		}
	}
	throw new Error("none of our keys opens the sealed data");
}

function open(key: Buffer, sealed: Buffer, owner: string): Buffer {
	const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
	const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, ivBytes), {
		authTagLength: tagBytes,
	})
		.setAAD(Buffer.from(owner))
		.setAuthTag(tag);
	return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** The same data sealed under the current keys; null if it already is. Throws if it cannot be opened. */
export function resealBytes(
	keyring: Keyring,
	purpose: Purpose,
	sealed: Buffer,
	owner: string,
): Buffer | null {
	if (keysNamedBy(keyring, sealed) === keyring.current) return null;
	return seal(keyring, purpose, unseal(keyring, purpose, sealed, owner), owner);
}

/**
 * Proves that this server wrote the text, or replaces something too short to be hashed without a key. 32
 * bytes; differs between owners of the same text.
 */
export function keyedHash({ current }: Keyring, purpose: Purpose, text: string, owner: string): Buffer {
	return hashWith(current.keyFor(purpose), text, owner);
}

/**
 * All hashes that the database may have: with each key of the ring, and with the `kept` keys of retired
 * secrets.
 */
export function possibleHashes(
	keyring: Keyring,
	purpose: Purpose,
	{ text, owner, kept }: { text: string; owner: string; kept: readonly Buffer[] },
): Buffer[] {
	const keys = [...keyring.all.map((each) => each.keyFor(purpose)), ...kept];
	return keys.map((key) => hashWith(key, text, owner));
}

function hashWith(key: Buffer, text: string, owner: string): Buffer {
	return createHmac("sha256", key).update(`${owner}:${text}`, "utf8").digest();
}
