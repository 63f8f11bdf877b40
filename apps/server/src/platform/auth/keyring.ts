import { hkdfSync } from "node:crypto";

/** What a key is for. Keys for different purposes are unrelated. */
export type Purpose =
	| "access token"
	| "authenticator secret"
	| "recovery code"
	| "unsubscribe link"
	| "mailed link"
	| "kept key"
	| "limit";

/** The keys derived from one secret. */
export interface Keys {
	/** Identifies the secret without revealing anything about it; 8 bytes, written before sealed data. */
	id: Buffer;
	/** 32 bytes for this purpose alone. */
	keyFor(purpose: Purpose): Buffer;
	/** The secret itself: it signed the tokens issued before keys by purpose existed. */
	unseparated: Uint8Array;
}

/**
 * All keys derived from the server's secret, and from the previous secret during a rotation. New data uses
 * the current keys; older data is still opened and checked with the previous ones.
 */
export interface Keyring {
	current: Keys;
	/** The current keys first. */
	all: readonly Keys[];
}

const idBytes = 8;

/** The keys of `JWT_SECRET`, and of `JWT_SECRET_PREVIOUS` if set. */
export function createKeyring(secret: string, previous?: string): Keyring {
	const current = keysOf(secret);
	return { current, all: previous === undefined ? [current] : [current, keysOf(previous)] };
}

function keysOf(secret: string): Keys {
	const derive = (name: string, length: number) =>
		Buffer.from(hkdfSync("sha256", secret, "", `learnin ${name}`, length));
	const known = new Map<Purpose, Buffer>();
	return {
		id: derive("key id", idBytes),
		unseparated: new TextEncoder().encode(secret),
		keyFor(purpose) {
			const key = known.get(purpose) ?? derive(purpose, 32);
			known.set(purpose, key);
			return key;
		},
	};
}

/** The keys named by the first bytes of sealed data; undefined if they name none of ours. */
export function keysNamedBy({ all }: Keyring, sealed: Uint8Array): Keys | undefined {
	return all.find(({ id }) => id.equals(sealed.subarray(0, idBytes)));
}
