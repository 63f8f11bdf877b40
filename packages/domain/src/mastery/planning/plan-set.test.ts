import { describe, expect, test } from "vitest";
import { planSet } from "./plan-set.ts";
import type { PracticeReason } from "./practice-reasons.ts";
import type { Suggestion } from "./what-next.ts";

const suggestion = (skill_id: string, reason: PracticeReason, questions = 1): Suggestion => ({
	held_chance: reason === "due_for_review" ? 0.5 : 0.3,
	sure_chance: reason === "due_for_review" ? 0.4 : 0.2,
	skill_id,
	reason,
	difficulty: 3,
	chance: 0.8,
	questions,
});
const learning = ["a", "b", "c", "d", "e"].map((id) => suggestion(id, "keep_going", 3));
const known = ["u", "v", "w", "x", "y"].map((id) => suggestion(id, "due_for_review"));

const counts = (...given: Parameters<typeof planSet>) => {
	const places = planSet(...given);
	return Object.fromEntries(
		[...new Set(places.map(({ skill_id }) => skill_id))].map((id) => [
			id,
			places.filter(({ skill_id }) => skill_id === id).length,
		]),
	);
};

describe("a set", () => {
	test("is filled with skills in progress, and a tenth is for reviews", () => {
		expect(counts({ suggestions: [...learning, ...known], mistakes_due: [], size: 10 })).toEqual({
			a: 3,
			b: 3,
			c: 3,
			u: 1,
		});
	});
	test("a mistake in a known skill takes the place of a review, with one question", () => {
		const lost = known.map((each) => ({ ...each, held_chance: each.skill_id === "w" ? 0.4 : 0.5 }));
		const places = planSet({ suggestions: [...learning, ...lost], mistakes_due: ["w", "v"], size: 10 });
		expect(places.filter(({ is_return }) => is_return)).toEqual([
			{ skill_id: "w", reason: "mistake_to_make_good", difficulty: 3, is_return: true },
		]);
	});
	test("a mistake in a skill in progress returns in its first question and takes no extra place", () => {
		const places = planSet({ suggestions: [...learning, ...known], mistakes_due: ["b"], size: 10 });
		expect(places.filter(({ is_return }) => is_return)).toMatchObject([
			{ skill_id: "b", reason: "keep_going" },
		]);
		expect(places.filter(({ skill_id }) => skill_id === "b")).toHaveLength(3);
		expect(places.filter(({ reason }) => reason === "due_for_review")).toHaveLength(1);
	});
	test("a due review waits while the skill is probably still known and something is left to learn", () => {
		const held = known.map((each) => ({ ...each, held_chance: 0.8 }));
		expect(counts({ suggestions: [...learning, ...held], mistakes_due: ["w"], size: 10 })).toEqual({
			a: 3,
			b: 3,
			c: 3,
			d: 1,
		});
	});
	test("with few skills left, each unknown one gets more questions, at most four of ten", () => {
		const few = [suggestion("a", "keep_going", 2), suggestion("b", "keep_going", 1)];
		const nearly = { ...suggestion("c", "keep_going", 1), held_chance: 0.8 };
		expect(counts({ suggestions: [...few, nearly, ...known], mistakes_due: [], size: 10 })).toMatchObject({
			a: 4,
			b: 4,
			c: 1,
		});
	});
	test("known skills fill up, the least certain first", () => {
		const sure = known.map((each, at) => ({ ...each, held_chance: 0.95, sure_chance: 0.8 + at / 100 }));
		expect(counts({ suggestions: sure, mistakes_due: [], size: 2 })).toEqual({ u: 1, v: 1 });
		const doubted = sure.map((each) => (each.skill_id === "y" ? { ...each, sure_chance: 0.5 } : each));
		expect(counts({ suggestions: doubted, mistakes_due: [], size: 2 })).toEqual({ y: 1, u: 1 });
	});
	test("with less to learn there are more reviews, then the same skills once more", () => {
		expect(
			counts({ suggestions: [suggestion("a", "keep_going", 2), ...known], mistakes_due: [], size: 10 }),
		).toEqual({
			a: 5,
			u: 1,
			v: 1,
			w: 1,
			x: 1,
			y: 1,
		});
		expect(planSet({ suggestions: [], mistakes_due: [], size: 10 })).toEqual([]);
	});
	test("one question is harder than usual, and a new skill starts easier", () => {
		const fresh = suggestion("n", "next_new_skill", 2);
		const places = planSet({ suggestions: [fresh, ...learning], mistakes_due: [], size: 5 });
		expect(places.map(({ difficulty }) => difficulty).toSorted()).toEqual([2, 3, 3, 3, 4]);
		expect(places[0]).toMatchObject({ skill_id: "n", difficulty: 2 });
	});
	test.each([1, 5, 10, 20])("of %i questions has so many", (size) => {
		expect(planSet({ suggestions: [...learning, ...known], mistakes_due: ["u"], size })).toHaveLength(size);
	});
});
