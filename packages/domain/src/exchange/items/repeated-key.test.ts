import fc from "fast-check";
import { expect, test } from "vitest";
import { repeatedKey } from "./repeated-key.ts";

test.each([
	['{"email":"a","email":"b"}', "email"],
	['{"email":"a","\\u0065mail":"b"}', "email"],
	['{"a":{"b":[{"c":1,"d":{}, "c" :2}]}}', "c"],
	['[{"a":1},{"a":{"x":1},"b":2,"a":3}]', "a"],
	['{"":1,"":2}', ""],
	['{"a\\"b":1,"a\\"b":2}', 'a"b'],
	['{"a\\\\":1,"b":"\\\\","a\\\\":2}', "a\\"],
	['{ "a"\n:\t1 , "a" : 2 }', "a"],
	['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}', undefined],
	['{"a":"\\"a\\":1,\\"a\\":2","b":"{\\"b\\":1}"}', undefined],
	['{"a":"a","b":"a"}', undefined],
	['["a","a"]', undefined],
	['"a"', undefined],
])("%s has twice %s", (json, key) => {
	expect(repeatedKey(json)).toBe(key);
});

test("JSON.stringify repeats none, and any repeated key is found", () => {
	fc.assert(
		fc.property(fc.json({ maxDepth: 4 }), (json) => {
			expect(repeatedKey(json)).toBeUndefined();
		}),
		{ numRuns: 500 },
	);
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 40 }),
			fc.nat(),
			(keys, at) => {
				const key = keys[at % keys.length] ?? "";
				const pairs = [...keys, key].map((name) => `${JSON.stringify(name)}:[{"x":"y"}]`);
				expect(repeatedKey(`{"outer":{${pairs.join(",")}}}`)).toBe(key);
			},
		),
		{ numRuns: 500 },
	);
});

test("a large body takes about as long as parsing it", () => {
	const json = JSON.stringify(
		Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`key ${at}`, at])),
	);
	const slashes = JSON.stringify({ a: '\\"'.repeat(60_000) });
	const workOf = (work: () => unknown) => {
		const tries = [1, 2, 3, 4, 5].map(() => {
			const begun = process.cpuUsage();
			work();
			return process.cpuUsage(begun).user;
		});
		return Math.min(...tries);
	};
	for (const text of [json, slashes]) {
		const parsing = workOf(() => JSON.parse(text) as unknown);
		expect(workOf(() => repeatedKey(text))).toBeLessThan(4 * parsing + 10_000);
	}
});
