import { expect, test } from "vitest";
import { count } from "./count-words.ts";

test.each([
	[0, "0 days"],
	[1, "1 day"],
	[2, "2 days"],
	[12345, "12,345 days"],
])("%i", (number, words) => {
	expect(count(number, "{n} day|{n} days")).toBe(words);
});

test("a single form serves every number", () => {
	expect([1, 5].map((number) => count(number, "{n} hari"))).toEqual(["1 hari", "5 hari"]);
});
