import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

const draws = (seed: string, count = 6) => {
	const random = seededRandom(seed);
	return Array.from({ length: count }, () => random.integer(0, 999));
};

test("the same seed gives the same stream forever", () => {
	expect(draws("learnin")).toMatchInlineSnapshot(`
		[
		  854,
		  123,
		  605,
		  42,
		  104,
		  604,
		]
	`);
});

test("adjacent seeds give different streams", () => {
	expect(draws("skill:1:1")).not.toEqual(draws("skill:1:2"));
	const firsts = Array.from({ length: 1000 }, (_, seed) => seededRandom(`s:${seed}`).integer(0, 9));
	for (let digit = 0; digit < 10; digit += 1) {
		const share = firsts.filter((first) => first === digit).length;
		expect(share).toBeGreaterThan(60);
		expect(share).toBeLessThan(140);
	}
});

test("numbers stay in their range and reach both ends", () => {
	const random = seededRandom("range");
	const seen = new Set(Array.from({ length: 500 }, () => random.integer(-3, 3)));
	expect([...seen].sort((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
});

test("a shuffle keeps every entry and does not change the list", () => {
	const list = [1, 2, 3, 4, 5];
	const shuffled = seededRandom("shuffle").shuffle(list);
	expect(shuffled.toSorted()).toEqual(list);
	expect(list).toEqual([1, 2, 3, 4, 5]);
});
