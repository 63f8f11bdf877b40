import { createHmac, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** The key of one stand-in; a second one, which the provider does not publish, is for forgeries. */
export interface SigningKeys {
	/** The private key in the provider's format. */
	jwk: Record<string, unknown>;
	/** A token with these claims, signed in one of the modes below. */
	sign(
		claims: Record<string, unknown>,
		how: "as_always" | "unsigned" | "strange_key" | "shared_secret",
	): string;
}

const kid = "stand-in";

/**
 * `secret` is what the client shares with the provider: some forgers sign with a public value. The key is
 * stored in the file if one is given, because creating it takes longer than the rest of the start.
 */
export function createSigningKeys(secret: string, keyFile?: string): SigningKeys {
	const own = keyFile === undefined ? makeKey() : keptKey(keyFile);
	let strange: KeyObject | undefined;
	return {
		jwk: { ...own.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" },
		sign(claims, how) {
			const alg = how === "unsigned" ? "none" : how === "shared_secret" ? "HS256" : "RS256";
			const content = `${encode({ alg, kid, typ: "JWT" })}.${encode(claims)}`;
			if (how === "unsigned") return `${content}.`;
			if (how === "shared_secret")
				return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
			return `${content}.${signWith(how === "strange_key" ? (strange ??= makeKey()) : own, content)}`;
		},
	};
}

function makeKey(): KeyObject {
	return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
}

function keptKey(file: string): KeyObject {
	try {
		return createPrivateKey(readFileSync(file));
	} catch {
		// Missing or truncated: no one needs to trust the old one anymore.
		const key = makeKey();
		writeFileSync(file, key.export({ format: "pem", type: "pkcs8" }), { mode: 0o600 });
		return key;
	}
}

function signWith(key: KeyObject, content: string): string {
	return sign("RSA-SHA256", Buffer.from(content), key).toString("base64url");
}

function encode(value: object): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}
