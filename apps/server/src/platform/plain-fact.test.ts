import { expect, test } from "vitest";
import { plainFact } from "./plain-fact.ts";

test.each([
	["connect ECONNREFUSED 127.0.0.1:25", "connect ECONNREFUSED 127.0.0.1:25"],
	["550 <amara.okafor@example.com> is unknown", "550 <(address)> is unknown"],
	["see https://learnin.test/reset-password?token=abc now", "see (link) now"],
	['invalid input syntax for type uuid: "my secret words"', "invalid input syntax for type uuid: (text)"],
	[
		'violates foreign key constraint "students_family_id_fkey"',
		'violates foreign key constraint "students_family_id_fkey"',
	],
	["order 0b9f2f1c-4f2e-4c6a-9a51-6f1d3c2b1a00 is gone", "order (id) is gone"],
	["Bearer eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0", "Bearer (token)"],
	["two\nlines\tand more", "two lines and more"],
])("%s", (message, shown) => {
	expect(plainFact(message)).toBe(shown);
});

test("is truncated", () => {
	expect(plainFact("so long ".repeat(100))).toHaveLength(300);
});
