import { describe, expect, test } from "vitest";
import { PRACTICE_REASONS, type PracticeReason } from "./practice-reasons.ts";
import { type TodaysPlanInput, todaysPlan } from "./todays-plan.ts";
import type { Suggestion } from "./what-next.ts";

/** In the order in which reasons go before each other. */
function suggestions(counts: Partial<Record<PracticeReason, number>>): Suggestion[] {
	return PRACTICE_REASONS.flatMap((reason) =>
		Array.from({ length: counts[reason] ?? 0 }, (_, at) => ({
			skill_id: `${reason}-${at + 1}`,
			reason,
			difficulty: 3 as const,
			chance: 0.8,
		})),
	);
}

function plan(counts: Parameters<typeof suggestions>[0], changes: Partial<TodaysPlanInput> = {}): string[] {
	return todaysPlan({
		suggestions: suggestions(counts),
		mistakes_due: 0,
		practised_skill_ids: new Set(),
		...changes,
	}).map((step) => (step.kind === "skill" ? step.skill_id : `${step.count} mistakes`));
}

describe("today's plan", () => {
	test("mistakes that are due, reviews, what is begun, what is new, in this order", () => {
		const counts = { due_for_review: 1, almost_mastered: 1, keep_going: 1, next_new_skill: 4, keep_fresh: 2 };
		expect(plan(counts, { mistakes_due: 2 })).toEqual([
			"2 mistakes",
			"due_for_review-1",
			"almost_mastered-1",
			"keep_going-1",
			"next_new_skill-1",
		]);
	});
	test("many reviews leave room for what moves on", () => {
		expect(plan({ due_for_review: 9, prerequisite_first: 1, almost_mastered: 3, next_new_skill: 3 })).toEqual(
			[
				"due_for_review-1",
				"due_for_review-2",
				"prerequisite_first-1",
				"almost_mastered-1",
				"next_new_skill-1",
			],
		);
	});
	test("somebody new chooses between three", () => {
		expect(plan({ next_new_skill: 12 })).toEqual([
			"next_new_skill-1",
			"next_new_skill-2",
			"next_new_skill-3",
		]);
	});
	test("who has mastered everything keeps three fresh", () => {
		expect(plan({ keep_fresh: 8 })).toEqual(["keep_fresh-1", "keep_fresh-2", "keep_fresh-3"]);
	});
	test("skills of mistakes are in the step of the mistakes and not proposed twice", () => {
		expect(plan({ mistake_to_make_good: 2, next_new_skill: 1 }, { mistakes_due: 3 })).toEqual([
			"3 mistakes",
			"next_new_skill-1",
		]);
	});
	test("what was practised today rests, and takes its place in the plan", () => {
		const counts = { due_for_review: 2, almost_mastered: 2, next_new_skill: 3 };
		const practised = (...ids: string[]) => plan(counts, { practised_skill_ids: new Set(ids) });
		expect(practised("due_for_review-1")).toEqual([
			"due_for_review-2",
			"almost_mastered-1",
			"almost_mastered-2",
			"next_new_skill-1",
		]);
		expect(practised("a", "b", "c", "d", "e", "f")).toEqual(["due_for_review-1"]);
	});
	test("one thing is left to do even where all was practised, and nothing where there is nothing", () => {
		expect(plan({ keep_going: 1 }, { practised_skill_ids: new Set(["keep_going-1"]) })).toEqual([
			"keep_going-1",
		]);
		expect(plan({})).toEqual([]);
	});
});
