import { createHmac, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { expect, test } from "vitest";
import { createAccessTokens } from "./access-token.ts";
import { createKeyring } from "./keyring.ts";

const secret = "a secret that is only used in tests 0123456789";
const clock = { now: new Date("2026-11-21T12:00:00Z") };
const keyring = createKeyring(secret);
const tokens = createAccessTokens(keyring, () => clock.now);
const seconds = Math.floor(clock.now.getTime() / 1000);
const account_id = randomUUID();
const session_id = randomUUID();

const claims = {
	sid: session_id,
	use: "access",
	sub: account_id,
	iss: "learnin",
	aud: "learnin-api",
	iat: seconds,
	exp: seconds + 900,
};
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
type Signer = (text: string) => string;
const withSecret =
	(key: string | Buffer, hash = "sha256"): Signer =>
	(text) =>
		createHmac(hash, key).update(text).digest("base64url");
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const withRsa: Signer = (text) => sign("sha256", Buffer.from(text), privateKey).toString("base64url");
const jwk = publicKey.export({ format: "jwk" });

function craft(header: object, changed: object = {}, signer: Signer = withSecret(secret)): string {
	const text = `${encode({ alg: "HS256", typ: "JWT", ...header })}.${encode({ ...claims, ...changed })}`;
	return `${text}.${signer(text)}`;
}

test("a token identifies account and session for fifteen minutes", async () => {
	const token = await tokens.sign({ account_id, session_id });
	expect(await tokens.verify(token)).toMatchObject({ account_id, session_id });
	expect(await tokens.verify(craft({}))).toMatchObject({ account_id, session_id });
	const later = (ms: number) => createAccessTokens(keyring, () => new Date(clock.now.getTime() + ms));
	expect(await later(15 * 60_000 - 1000).verify(token)).not.toBeNull();
	expect(await later(15 * 60_000).verify(token)).toBeNull();
});

test("a token signed with the previous secret is valid only while that secret is configured", async () => {
	const token = await tokens.sign({ account_id, session_id });
	const next = "another secret that is only used in tests 0123456789";
	const changing = createAccessTokens(createKeyring(next, secret), () => clock.now);
	expect(await changing.verify(token)).toMatchObject({ account_id, session_id });
	expect(await changing.verify(craft({}))).toMatchObject({ account_id, session_id });
	const after = createAccessTokens(createKeyring(next), () => clock.now);
	expect(await after.verify(token)).toBeNull();
	expect(await after.verify(await changing.sign({ account_id, session_id }))).not.toBeNull();
});

test("accepts a token from a node whose clock is up to a minute ahead", async () => {
	expect(await tokens.verify(craft({}, { iat: seconds + 60, exp: seconds + 960 }))).not.toBeNull();
});

test("a token contains nothing about the person", async () => {
	const [, payload = ""] = (await tokens.sign({ account_id, session_id })).split(".");
	const told = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
	expect(Object.keys(told).toSorted()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub", "use"]);
});

const crafted: [string, string][] = [
	["nothing", ""],
	["not a token", "a.b.c"],
	["no signature", craft({}).replace(/[^.]*$/, "")],
	["alg none", craft({ alg: "none" }, {}, () => "")],
	["alg None", craft({ alg: "None" }, {}, () => "")],
	["another algorithm with the right secret", craft({ alg: "HS512" }, {}, withSecret(secret, "sha512"))],
	[
		"the whole secret where the key for tokens is named",
		craft({ kid: keyring.current.id.toString("base64url") }),
	],
	["the key for tokens, not named", craft({}, {}, withSecret(keyring.current.keyFor("access token")))],
	[
		"the key of another purpose",
		craft(
			{ kid: keyring.current.id.toString("base64url") },
			{},
			withSecret(keyring.current.keyFor("mailed link")),
		),
	],
	["another secret", craft({}, {}, withSecret("another secret of more than thirty-two bytes"))],
	["an empty secret", craft({}, {}, withSecret(""))],
	["RS256 with an own key", craft({ alg: "RS256" }, {}, withRsa)],
	["an embedded key", craft({ alg: "RS256", jwk }, {}, withRsa)],
	["a key by address", craft({ alg: "RS256", jku: "https://evil.example/keys", kid: "1" }, {}, withRsa)],
	["a kid that is a path", craft({ kid: "../../../../dev/null" }, {}, withSecret(""))],
	[
		"a public key used as the secret",
		craft({}, {}, withSecret(publicKey.export({ type: "spki", format: "pem" }).toString())),
	],
	["an unknown critical field", craft({ crit: ["exp2"], exp2: 1 })],
	["another issuer", craft({}, { iss: "somebody" })],
	["another audience", craft({}, { aud: "somebody" })],
	["expired", craft({}, { exp: seconds - 1 })],
	["not valid yet", craft({}, { nbf: seconds + 60 })],
	["issued in the future", craft({}, { iat: seconds + 61, exp: seconds + 961 })],
	["that lives too long", craft({}, { exp: seconds + 901 })],
	["without an end", craft({}, { exp: undefined })],
	["an end that is text", craft({}, { exp: "tomorrow" })],
	["without an account", craft({}, { sub: undefined })],
	["without a session", craft({}, { sid: undefined })],
	["a session that is no text", craft({}, { sid: { $ne: null } })],
	["another use", craft({}, { use: "refresh" })],
];

test.each(crafted)("rejects a token: %s", async (_, token) => {
	expect(await tokens.verify(token)).toBeNull();
});

test("rejects a token with any bit flipped", async () => {
	const token = await tokens.sign({ account_id, session_id });
	for (let at = 0; at < token.length; at += 7) {
		const flipped = String.fromCharCode(token.charCodeAt(at) ^ 1);
		// The last character of a part has unused bits.
		if (token[at] === "." || token[at + 1] === "." || at === token.length - 1) continue;
		expect(await tokens.verify(token.slice(0, at) + flipped + token.slice(at + 1))).toBeNull();
	}
});
