import { expect, test } from "vitest";
import { keyedHash, seal, unseal } from "./sealed.ts";

const secret = "a secret that is only used in tests 0123456789";
const plain = Buffer.from("what an authenticator app knows");

test("what was sealed opens for its owner alone, under its secret alone, unchanged alone", () => {
	const sealed = seal(secret, "authenticator secret", plain, "amara");
	expect(sealed.includes(plain)).toBe(false);
	expect(unseal(secret, "authenticator secret", sealed, "amara")).toEqual(plain);
	expect(() => unseal(secret, "authenticator secret", sealed, "maya")).toThrow();
	expect(() => unseal(`${secret}!`, "authenticator secret", sealed, "amara")).toThrow();
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

test("a code's hash depends on the code, its owner and the secret", () => {
	const one = keyedHash(secret, "recovery code", "ABCDE23456", "amara");
	expect(keyedHash(secret, "recovery code", "ABCDE23456", "amara")).toEqual(one);
	expect(one).toHaveLength(32);
	expect(keyedHash(secret, "recovery code", "ABCDE23457", "amara")).not.toEqual(one);
	expect(keyedHash(secret, "recovery code", "ABCDE23456", "maya")).not.toEqual(one);
	expect(keyedHash(`${secret}!`, "recovery code", "ABCDE23456", "amara")).not.toEqual(one);
});
