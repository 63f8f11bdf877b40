import { describe, expect, it } from "vitest";
import { belowCards, cardTable } from "./card-table.ts";

const wordsOf = (svg: string) => [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, words]) => words);

describe("a sheet of cards", () => {
	it("writes short words in one line", () => {
		expect(wordsOf(cardTable(["4 \u00d7 6", "3/8", "Trapezoid"]))).toEqual([
			"4 \u00d7 6",
			"3",
			"8",
			"Trapezoid",
		]);
	});

	it("never cuts inside a pair of coordinates", () => {
		expect(wordsOf(cardTable(["(3, 4) (0, 6) (4, 6)"]))).toEqual(["(3, 4) (0, 6)", "(4, 6)"]);
	});

	it("never cuts inside a side of an equation", () => {
		expect(wordsOf(cardTable(["8x + 8 = 4(2x + 4)"]))).toEqual(["8x + 8 =", "4(2x + 4)"]);
	});

	it("makes wider and higher cards for long words, with the answer below them", () => {
		const long = "Ask 105 passengers picked at random at all times of the day";
		const svg = cardTable([long, "Ask everyone", "Ask a friend"]);
		expect(wordsOf(svg).slice(0, -2).join(" ")).toBe(long);
		expect(Math.max(...wordsOf(svg).map((words = "") => words.length))).toBeLessThan(25);
		const [left, right, next] = belowCards([long, "Ask everyone", "Ask a friend"]);
		expect([left?.[1], left?.[0]]).toEqual([right?.[1], next?.[0]]);
		expect(next?.[1]).toBeGreaterThan(left?.[1] ?? 0);
	});
});
