import { describe, expect, test } from "vitest";
import type { BoardSkill } from "./board.ts";
import { gradesOf, suggestSkill, tileAt, tileProgress } from "./board.ts";
import { streakWords, todayWords, weekWords } from "./dashboard-words.ts";
import { figureLayout } from "./question-figure.tsx";
import { keepTogether } from "./keep-together.ts";

function skill(
	grade: number,
	solved_count: number,
	first_try_count: number,
	id = `${grade}-${solved_count}`,
): BoardSkill {
	return { id, name: id, grade, domain: "nf", solved_count, first_try_count };
}

describe("a tile", () => {
	test("fills with questions that were right at the first try", () => {
		expect(tileProgress(skill(5, 0, 0))).toEqual({ state: "untouched", fill: 0, label: "Not started" });
		expect(tileProgress(skill(5, 6, 4))).toEqual({ state: "started", fill: 0.4, label: "4 of 10 first try" });
		expect(tileProgress(skill(5, 3, 0))).toMatchObject({ state: "started", fill: 0 });
		expect(tileProgress(skill(5, 14, 12))).toEqual({ state: "done", fill: 1, label: "Done" });
	});
	test("differs from its neighbour in figure and colour", () => {
		for (let place = 0; place < 60; place += 1) {
			expect(tileAt(place).kind).not.toBe(tileAt(place + 1).kind);
			expect(tileAt(place).color).not.toBe(tileAt(place + 1).color);
		}
	});
});

describe("the skill to go on with", () => {
	test("is a started one of the own grade, then a new one, then the nearest grade", () => {
		const own = [skill(5, 0, 0, "new"), skill(5, 12, 10, "done"), skill(5, 3, 2, "started")];
		expect(suggestSkill([...own, skill(4, 3, 2)], 5)?.id).toBe("started");
		expect(suggestSkill([skill(5, 0, 0, "new"), skill(4, 3, 2)], 5)?.id).toBe("new");
		expect(suggestSkill([skill(5, 12, 10), skill(8, 1, 1), skill(4, 0, 0, "near")], 5)?.id).toBe("near");
		expect(suggestSkill([], 5)).toBeUndefined();
	});
	test("has its grade first on the board, where that grade has skills", () => {
		expect(gradesOf([skill(3, 0, 0), skill(5, 0, 0), skill(2, 0, 0)], 5)).toEqual([5, 2, 3]);
		expect(gradesOf([skill(3, 0, 0), skill(2, 0, 0)], 5)).toEqual([2, 3]);
	});
});

test("the cards speak of one and of many", () => {
	expect(todayWords(0, 10)).toBe("Ten questions reach today’s goal.");
	expect(todayWords(9, 10)).toBe("One more reaches today’s goal.");
	expect(todayWords(12, 10)).toBe("Goal reached, and more!");
	expect(streakWords(0, 0)).toBe("Reach today’s goal and it starts.");
	expect(streakWords(3, 7)).toBe("Longest: 7 days.");
	expect(streakWords(1, 1)).toBe("Longest: 1 day. This is your record!");
	expect(weekWords(1)).toBe("Question in the last seven days.");
});

test("wide figures stand above the answer", () => {
	expect(figureLayout('<svg viewBox="0 0 640 100"></svg>')).toBe("above");
	expect(figureLayout('<svg viewBox="-90 0 400 220"></svg>')).toBe("beside");
	expect(figureLayout("<svg></svg>")).toBe("beside");
});

test("a formula keeps the mark after it", () => {
	const { html } = keepTogether({ html: "<math><mn>1</mn></math> and <math><mn>2</mn></math>." });
	expect(html).toBe('<math><mn>1</mn></math> and <span class="pr-together"><math><mn>2</mn></math>.</span>');
});
