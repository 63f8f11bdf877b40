import { expect, test } from "vitest";
import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { createKeyring } from "./keyring.ts";
import { keyedHash, possibleHashes, seal, resealBytes, unseal } from "./sealed.ts";

const text = "a secret that is only used in tests 0123456789";
const secret = createKeyring(text);
const otherSecret = createKeyring(`${text}!`);
const plain = Buffer.from("what an authenticator app knows");

test("sealed bytes open only for their owner, under their secret and unchanged", () => {
	const sealed = seal(secret, "authenticator secret", plain, "amara");
	expect(sealed.includes(plain)).toBe(false);
	expect(unseal(secret, "authenticator secret", sealed, "amara")).toEqual(plain);
	expect(() => unseal(secret, "authenticator secret", sealed, "maya")).toThrow();
	expect(() => unseal(otherSecret, "authenticator secret", sealed, "amara")).toThrow();
	expect(() => unseal(secret, "recovery code", sealed, "amara")).toThrow();
	for (const index of sealed.keys()) {
		const changed = Buffer.from(sealed);
		changed[index] = (changed[index] ?? 0) ^ 1;
		expect(() => unseal(secret, "authenticator secret", changed, "amara")).toThrow();
	}
});

test("the same bytes are sealed differently each time", () => {
	const one = seal(secret, "authenticator secret", plain, "amara");
	expect(seal(secret, "authenticator secret", plain, "amara")).not.toEqual(one);
});

test("the hash of a code depends on the code, its owner and the secret", () => {
	const one = keyedHash(secret, "recovery code", "ABCDE23456", "amara");
	expect(keyedHash(secret, "recovery code", "ABCDE23456", "amara")).toEqual(one);
	expect(one).toHaveLength(32);
	expect(keyedHash(secret, "recovery code", "ABCDE23457", "amara")).not.toEqual(one);
	expect(keyedHash(secret, "recovery code", "ABCDE23456", "maya")).not.toEqual(one);
	expect(keyedHash(otherSecret, "recovery code", "ABCDE23456", "amara")).not.toEqual(one);
});

/** The format from before keys had names. */
function sealBefore(plain_bytes: Buffer, owner: string): Buffer {
	const key = Buffer.from(hkdfSync("sha256", text, "", "learnin authenticator secret", 32));
	const iv = randomBytes(12);
	const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
	const encrypted = Buffer.concat([cipher.update(plain_bytes), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

test("during a rotation both secrets open what they sealed, and data sealed before keys had names opens too", () => {
	const changing = createKeyring(`${text}!`, text);
	for (const sealed of [seal(secret, "authenticator secret", plain, "amara"), sealBefore(plain, "amara")]) {
		expect(unseal(secret, "authenticator secret", sealed, "amara")).toEqual(plain);
		expect(unseal(changing, "authenticator secret", sealed, "amara")).toEqual(plain);
		expect(() => unseal(changing, "authenticator secret", sealed, "maya")).toThrow();
		const anew = resealBytes(changing, "authenticator secret", sealed, "amara") ?? Buffer.alloc(0);
		expect(unseal(otherSecret, "authenticator secret", anew, "amara")).toEqual(plain);
		expect(resealBytes(changing, "authenticator secret", anew, "amara")).toBeNull();
		expect(() => unseal(otherSecret, "authenticator secret", sealed, "amara")).toThrow();
	}
});

test("looks up a hash with every key that may have produced it", () => {
	const changing = createKeyring(`${text}!`, text);
	const [before, kept] = [
		keyedHash(secret, "recovery code", "ABCDE23456", "amara"),
		secret.current.keyFor("recovery code"),
	];
	const said = { text: "ABCDE23456", owner: "amara" };
	expect(possibleHashes(changing, "recovery code", { ...said, kept: [] })).toContainEqual(before);
	expect(possibleHashes(otherSecret, "recovery code", { ...said, kept: [] })).not.toContainEqual(before);
	expect(possibleHashes(otherSecret, "recovery code", { ...said, kept: [kept] })).toContainEqual(before);
});
