import { expect, test } from "vitest";
import { answersToMastery } from "./answers-to-mastery.ts";
import type { Outcome } from "../learning/finished-question.ts";
import { newSkill } from "../learning/learner-state.ts";
import { standingOf } from "../standing.ts";
import { afterAll, contextOn, MINUTE_MS, newContext } from "../testing/contexts.ts";
import { toMasteryWords } from "../to-mastery-words.ts";

const rights = (count: number): Outcome[] => Array.from({ length: count }, () => "first_try");

test.each<[string, Outcome[]]>([
	["nothing yet", []],
	["two right", rights(2)],
	["a bad beginning", ["not_solved", "not_solved", "not_solved"]],
])("after %s, so many right answers do it and one fewer does not", (_, outcomes) => {
	const context = afterAll(newContext(), outcomes);
	const now_ms = outcomes.length * MINUTE_MS;
	const answers = answersToMastery(context, now_ms);
	const stageAfter = (count: number) =>
		standingOf(afterAll(context, rights(count), now_ms), now_ms + count * MINUTE_MS).stage;
	expect(stageAfter(answers)).toBe("mastered");
	expect(stageAfter(answers - 1)).not.toBe("mastered");
});

test("is zero once the skill is mastered, and a few in a row even in a hopeless case", () => {
	const mastered = afterAll(newContext(), rights(8));
	expect(answersToMastery(mastered, 8 * MINUTE_MS)).toBe(0);
	const hopeless = { ...newSkill(), mean: -12, variance: 0.01, finished_count: 200 };
	expect(answersToMastery({ ...contextOn(0.5), mastery: hopeless }, 0)).toBe(4);
});

test("has words", () => {
	expect([0, 1, 4].map(toMasteryWords)).toEqual([
		null,
		"About 1 or 2 more right answers to master it.",
		"About 4 or 5 more right answers to master it.",
	]);
});
