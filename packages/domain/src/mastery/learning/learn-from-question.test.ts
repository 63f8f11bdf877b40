import { describe, expect, test } from "vitest";
import { outcomeOf } from "./finished-question.ts";
import { learnAboutQuestion } from "./learn-about-question.ts";
import { learnFromQuestion } from "./learn-from-question.ts";
import { isStarted, newQuestionFigures, newSkill, newSkillFigures, newStudent } from "./learner-state.ts";
import { chanceOfNextAnswer } from "./next-answer.ts";
import { standingOf } from "../standing.ts";
import { after, afterAll, contextOn, finished, newContext } from "../testing/contexts.ts";
import { DAY_MS } from "../../time/day.ts";

const middle = newQuestionFigures(3);
const typed = { figures: middle, guess_chance: 0 };

describe("outcomes", () => {
	const worked = {
		is_solved: true,
		is_skipped: false,
		wrong_answers: 0,
		hints_opened: 0,
		twin_opened: false,
	};
	test.each([
		[{}, "first_try"],
		[{ wrong_answers: 2 }, "later_try"],
		[{ hints_opened: 1 }, "with_help"],
		[{ wrong_answers: 1, hints_opened: 1 }, "with_help"],
		[{ wrong_answers: 2, twin_opened: true }, "with_help"],
		[{ is_solved: false, wrong_answers: 10 }, "not_solved"],
		[{ is_solved: false, is_skipped: true, hints_opened: 1 }, "skipped"],
		[{ is_solved: false, is_skipped: true, wrong_answers: 1 }, "not_solved"],
	])("%o is %s", (changes, outcome) => {
		expect(outcomeOf({ ...worked, ...changes })).toBe(outcome);
	});

	test("less help raises the estimate, and untried questions weigh least", () => {
		const left = (["first_try", "skipped", "with_help", "later_try", "not_solved"] as const).map(
			(outcome) => after(newContext(), finished(outcome)).ability.mean,
		);
		expect(left).toEqual(left.toSorted((a, b) => b - a));
		expect(new Set(left).size).toBe(5);
		expect(left[0]).toBeGreaterThan(0);
		expect(left[1]).toBeLessThan(0);
	});

	test("help weighs less as evidence, and a skip is none", () => {
		const evidence = (["first_try", "later_try", "with_help", "skipped", "not_solved"] as const).map(
			(outcome) => after(newContext(), finished(outcome)).mastery.evidence,
		);
		expect(evidence).toEqual([1, 0.9, 0.85, 0, 1]);
	});
});

test("only a try starts a skill, and skips are no evidence", () => {
	const skipped = afterAll(newContext(), ["skipped", "skipped"]);
	expect(isStarted(skipped.mastery)).toBe(false);
	expect(skipped.mastery.mean).toBeLessThan(0);
	const tried = afterAll(newContext(), ["skipped", "first_try", "skipped"]);
	expect(isStarted(tried.mastery)).toBe(true);
	expect(tried.mastery).toMatchObject({ finished_count: 3, evidence: 1 });
});

test("a right answer that could be guessed says less, a wrong one as much or more", () => {
	const moved = (outcome: "first_try" | "not_solved", guess: number) =>
		after(newContext(), finished(outcome, 0, guess)).ability.mean;
	expect(moved("first_try", 0)).toBeGreaterThan(moved("first_try", 1 / 4));
	expect(moved("first_try", 1 / 4)).toBeGreaterThan(moved("first_try", 1 / 2));
	expect(moved("not_solved", 1 / 2)).toBeLessThan(0);
	const guessed = chanceOfNextAnswer(newContext(), { figures: newQuestionFigures(5), guess_chance: 0.5 }, 0);
	expect(guessed).toBeGreaterThan(0.5);
});

test("a harder question says more when right, and less when wrong", () => {
	const moved = (outcome: "first_try" | "not_solved", difficulty: 1 | 5) =>
		learnFromQuestion(newContext(), finished(outcome), newQuestionFigures(difficulty)).ability.mean;
	expect(moved("first_try", 5)).toBeGreaterThan(moved("first_try", 1));
	expect(moved("not_solved", 1)).toBeLessThan(moved("not_solved", 5));
});

test("certain estimates move less than uncertain ones", () => {
	const unsure = newContext();
	const sure = newContext({ ability: { ...newStudent(), variance: 0.1 } });
	const step = (context: typeof unsure) => after(context, finished("first_try")).ability.mean;
	expect(step(sure)).toBeGreaterThan(0);
	expect(step(sure)).toBeLessThan(step(unsure) / 3);
});

describe("prerequisites", () => {
	test("are credited and blamed by their weight, and unchanged at weight 0", () => {
		const credited = after(contextOn(1, 0.5, 0), finished("first_try")).prerequisites;
		const blamed = after(contextOn(1, 0.5, 0), finished("not_solved")).prerequisites;
		const [much, little, none] = credited.map(({ mastery }) => mastery.mean) as [number, number, number];
		expect(much).toBeCloseTo(2 * little, 9);
		expect(little).toBeGreaterThan(0);
		expect(none).toBe(0);
		const [much_blamed, little_blamed] = blamed.map(({ mastery }) => mastery.mean) as [number, number];
		expect(much_blamed).toBeLessThan(little_blamed);
		expect(little_blamed).toBeLessThan(0);
	});
	test("that are certain take less of the blame than those that are not", () => {
		const context = contextOn(0.5, 0.5);
		const [first, second] = context.prerequisites;
		const sure = { ...first!, mastery: { ...newSkill(), variance: 0.3 } };
		const [of_sure, of_unsure] = after(
			{ ...context, prerequisites: [sure, second!] },
			finished("not_solved"),
		).prerequisites;
		expect(of_sure!.mastery.mean).toBeGreaterThan(of_unsure!.mastery.mean);
	});
	test("that are strong raise the chance of a skill never practiced", () => {
		const strong = { weight: 0.5, mastery: { ...newSkill(), mean: 3, variance: 1 } };
		const chance = (context: ReturnType<typeof newContext>) => chanceOfNextAnswer(context, typed, 0);
		expect(chance(newContext({ prerequisites: [strong] }))).toBeGreaterThan(chance(contextOn(0.5)));
	});
	test("get a partial review from a success above them, unless they were never practiced", () => {
		const practised = after(newContext(), finished("first_try")).mastery;
		const on = newContext({
			prerequisites: [
				{ weight: 1, mastery: practised },
				{ weight: 1, mastery: newSkill() },
			],
		});
		const [known, unknown] = after(on, finished("first_try", 5 * DAY_MS)).prerequisites;
		expect(known!.mastery.memory!.stability_days).toBeGreaterThan(practised.memory!.stability_days);
		expect(known!.mastery.memory!.reviewed_at_ms).toBeGreaterThan(0);
		expect(known!.mastery.memory!.reviewed_at_ms).toBeLessThan(5 * DAY_MS);
		expect(known!.mastery.finished_count).toBe(1);
		expect(unknown!.mastery.memory).toBeNull();
	});
});

test("a state is plain data and small", () => {
	const { ability, mastery } = afterAll(newContext(), ["first_try", "skipped", "with_help"]);
	expect(JSON.parse(JSON.stringify({ ability, mastery }))).toEqual({ ability, mastery });
	expect(JSON.stringify(mastery).length).toBeLessThan(400);
});

test("a failure after a long time moves the loss from the memory into the skill", () => {
	const learned = afterAll(
		newContext(),
		Array.from({ length: 8 }, () => "first_try" as const),
	);
	const months_later = 200 * DAY_MS;
	const before = standingOf(learned, months_later).mastery;
	const failed = after(learned, finished("not_solved", months_later));
	expect(before).toBeLessThan(0.6);
	expect(standingOf(failed, months_later).mastery).toBeLessThanOrEqual(before);
	expect(failed.mastery.mean).toBeLessThan(learned.mastery.mean - 1);
});

describe("figures", () => {
	const observe = (outcome: "first_try" | "not_solved", context = newContext()) =>
		learnFromQuestion(context, finished(outcome), middle).observation;
	const fresh = { skill: newSkillFigures(), question: middle };

	test("a failure makes skill and question harder, a success easier, and both more certain", () => {
		const harder = learnAboutQuestion(fresh, observe("not_solved"));
		const easier = learnAboutQuestion(fresh, observe("first_try"));
		expect(harder.skill.mean).toBeGreaterThan(0);
		expect(harder.question.mean).toBeGreaterThan(0);
		expect(easier.skill.mean).toBeLessThan(0);
		expect(easier.question.mean).toBeLessThan(0);
		expect(harder.skill.variance).toBeLessThan(fresh.skill.variance);
		expect(harder.question.variance).toBeLessThan(fresh.question.variance);
	});
	test("a failure of an able student says more than that of a beginner", () => {
		const able = newContext({ ability: { mean: 2, variance: 0.1, updated_at_ms: 0 } });
		const weak = newContext({ ability: { mean: -2, variance: 0.1, updated_at_ms: 0 } });
		expect(learnAboutQuestion(fresh, observe("not_solved", able)).skill.mean).toBeGreaterThan(
			learnAboutQuestion(fresh, observe("not_solved", weak)).skill.mean,
		);
	});
	test("the question takes its share: an easy skill can have a hard question", () => {
		let figures = fresh;
		for (let student = 0; student < 40; student += 1) {
			const hard = learnAboutQuestion(figures, observe("not_solved"));
			const other = learnAboutQuestion({ skill: hard.skill, question: middle }, observe("first_try"));
			figures = { skill: other.skill, question: hard.question };
		}
		expect(figures.question.mean).toBeGreaterThan(0.8);
		expect(Math.abs(figures.skill.mean)).toBeLessThan(0.6);
	});
});
