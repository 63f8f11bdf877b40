import fc from "fast-check";
import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./password.ts";

test("a hash is argon2id with at least the OWASP settings", async () => {
	expect(await hashPassword("correct horse battery")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a hash matches only its own password, whatever its characters and length", async () => {
	const passwords = fc.string({ unit: "grapheme", minLength: 8, maxLength: 128 });
	const property = fc.asyncProperty(passwords, async (password) => {
		const stored = await hashPassword(password);
		expect(await passwordMatches(stored, password)).toBe(true);
		expect(await passwordMatches(stored, `${password}x`)).toBe(false);
		expect(await passwordMatches(stored, password.slice(0, -1))).toBe(false);
	});
	await fc.assert(property, { numRuns: 12 });
});

test("every byte counts, also beyond the 72 bytes of older hashes", async () => {
	const long = "ü".repeat(64);
	const stored = await hashPassword(`${long}a`);
	expect(await passwordMatches(stored, `${long}b`)).toBe(false);
	expect(await passwordMatches(stored, `${long}a`)).toBe(true);
});

test("the same password is hashed differently each time, and nothing matches a missing hash", async () => {
	expect(await hashPassword("correct horse battery")).not.toBe(await hashPassword("correct horse battery"));
	expect(await passwordMatches(null, "no account has this password")).toBe(false);
});
