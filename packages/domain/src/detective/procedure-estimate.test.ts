import { describe, expect, test } from "vitest";
import { fillOneExamples } from "../examples/fill-one.ts";
import { selectOneExamples } from "../examples/select-one.ts";
import type { Question } from "../question/question.ts";
import { coincidenceChance } from "./coincidence-chance.ts";
import { afterAnswer, isFound, likelihood, newEstimate } from "./procedure-estimate.ts";
import type { ProcedureEstimate, Showing } from "./procedure-estimate.ts";
import { DAY_MS } from "../time/day.ts";

const chanceIn = ([example]: readonly { question: Question }[]) =>
	example === undefined ? 0 : coincidenceChance(example.question);
const typed = chanceIn(fillOneExamples);

let next = 0;
function shown(estimate: ProcedureEstimate, some: Partial<Showing> = {}, coincidence_chance = typed) {
	next += 1;
	const showing = {
		question_id: `q${next}`,
		question_key: `k${next}`,
		session_id: `s${next}`,
		skill_id: "subtract",
		at_ms: next,
		...some,
	};
	return afterAnswer(estimate, { showing, is_right: false, coincidence_chance, at_ms: showing.at_ms });
}
const other = (estimate: ProcedureEstimate, is_right = true, at_ms = next) =>
	afterAnswer(estimate, { showing: null, is_right, coincidence_chance: typed, at_ms });
const times = (count: number, step: (each: ProcedureEstimate) => ProcedureEstimate, from = newEstimate()) =>
	Array.from({ length: count }).reduce<ProcedureEstimate>((each) => step(each), from);

describe("a wrong procedure", () => {
	test("is unlikely at first, and after one answer that shows it", () => {
		expect(likelihood(newEstimate(), 0)).toBeLessThan(0.01);
		expect(isFound(shown(newEstimate()), next)).toBe(false);
	});

	test("is found after three answers in three sessions, with the two newest that show it", () => {
		const estimate = times(3, shown);
		expect(likelihood(estimate, next)).toBeGreaterThan(0.8);
		expect(isFound(estimate, next)).toBe(true);
		expect(estimate.shown_by.map(({ question_id }) => question_id)).toEqual([`q${next - 1}`, `q${next}`]);
		expect(estimate).toMatchObject({ possible_count: 3, made_count: 3, quiet_count: 0 });
	});

	test("is not found from one skill in one session, nor from one question asked again", () => {
		for (const same of [{ session_id: "one" }, { question_key: "one" }]) {
			const estimate = times(6, (each) => shown(each, same));
			expect(likelihood(estimate, next)).toBeGreaterThan(0.8);
			expect(isFound(estimate, next)).toBe(false);
		}
		let estimate = times(4, (each) => shown(each, { session_id: "one" }));
		estimate = shown(estimate, { session_id: "one", skill_id: "decimals" });
		expect(isFound(estimate, next)).toBe(true);
	});

	test("takes more answers if the option may have been guessed", () => {
		const choice = chanceIn(selectOneExamples);
		expect(choice).toBeGreaterThan(typed);
		const estimate = times(3, (each) => shown(each, {}, choice));
		expect(isFound(estimate, next)).toBe(false);
	});

	test("gets less likely with every occasion without it, most with right answers, and is gone after four", () => {
		const found = times(8, shown);
		expect(likelihood(other(found), next)).toBeLessThan(likelihood(other(found, false), next));
		expect(
			isFound(
				times(4, (each) => other(each, false), found),
				next,
			),
		).toBe(false);
		const back = times(2, shown, times(20, other, found));
		expect(isFound(back, next)).toBe(false);
		expect(isFound(times(4, shown, back), next)).toBe(true);
	});

	test("fades with time, and returns with less evidence than it first took", () => {
		const found = times(4, shown);
		expect(isFound(found, next + 10 * DAY_MS)).toBe(true);
		expect(isFound(found, next + 150 * DAY_MS)).toBe(false);
		expect(likelihood(found, next + 150 * DAY_MS)).toBeGreaterThan(likelihood(newEstimate(), 0));
		expect(likelihood(other(found), next - 10 * DAY_MS)).toBeGreaterThan(0);
	});
});
