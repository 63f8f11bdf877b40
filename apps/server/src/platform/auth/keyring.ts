import { hkdfSync } from "node:crypto";

/** What a key is for: keys of different purposes have nothing to do with each other. */
export type Purpose =
	| "access token"
	| "authenticator secret"
	| "recovery code"
	| "unsubscribe link"
	| "mailed link"
	| "kept key"
	| "limit";

/** The keys that come from one secret. */
export interface Keys {
	/** Says which secret it was without telling anything of it; 8 bytes, written before what is sealed. */
	id: Buffer;
	/** 32 bytes for this purpose alone. */
	keyFor(purpose: Purpose): Buffer;
	/** The secret itself, as tokens of before there were keys by purpose were signed with. */
	unseparated: Uint8Array;
}

/**
 * All that the server's secret makes, and that of the one before it while it is being changed: new things are made with
 * the current keys, older ones are still opened and checked with the previous.
 */
export interface Keyring {
	current: Keys;
	/** The current keys first. */
	all: readonly Keys[];
}

const idBytes = 8;

/** The keys of `JWT_SECRET`, and of `JWT_SECRET_PREVIOUS` where it is given. */
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

/** The keys that the first bytes of something sealed name; undefined where they name none of ours. */
export function keysNamedBy({ all }: Keyring, sealed: Uint8Array): Keys | undefined {
	return all.find(({ id }) => id.equals(sealed.subarray(0, idBytes)));
}
