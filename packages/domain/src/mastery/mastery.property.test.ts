import fc from "fast-check";
import { expect, test } from "vitest";
import { calibrated, learnCalibration, newCalibration } from "./belief/calibration.ts";
import type { Outcome } from "./learning/finished-question.ts";
import { learnAboutQuestion } from "./learning/learn-about-question.ts";
import { learnFromQuestion } from "./learning/learn-from-question.ts";
import { newQuestionFigures, newSkill, newSkillFigures, newStudent } from "./learning/learner-state.ts";
import type { SkillContext } from "./learning/learner-state.ts";
import { chanceOfNextAnswer } from "./learning/next-answer.ts";
import { standingOf } from "./standing.ts";
import { after, finished, newContext, withLearned } from "./testing/contexts.ts";
import { DAY_MS } from "../time/day.ts";

const outcome = fc.constantFrom<Outcome>("first_try", "later_try", "with_help", "skipped", "not_solved");
const failure = outcome.filter((each) => each !== "first_try");
const difficulty = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const);
const guess_chance = fc.constantFrom(0, 1 / 24, 1 / 4, 1 / 2);
const wait_days = fc.oneof(
	fc.double({ min: 0, max: 0.05, noNaN: true }),
	fc.double({ min: 0, max: 60, noNaN: true }),
);

interface Step {
	outcome: Outcome;
	difficulty: 1 | 2 | 3 | 4 | 5;
	guess_chance: number;
	wait_days: number;
}
const steps: fc.Arbitrary<Step[]> = fc.array(fc.record({ outcome, difficulty, guess_chance, wait_days }), {
	maxLength: 25,
});
const weights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });

/** A student with some history, and the current time. */
const somewhere = fc.tuple(weights, steps).map(([each, history]) => {
	let now_ms = 0;
	let context: SkillContext = newContext({
		prerequisites: each.map((weight) => ({ weight, mastery: newSkill() })),
	});
	for (const step of history) {
		now_ms += step.wait_days * DAY_MS;
		const question = { outcome: step.outcome, guess_chance: step.guess_chance, finished_at_ms: now_ms };
		const figures = newQuestionFigures(step.difficulty);
		context = withLearned(context, learnFromQuestion(context, question, figures));
	}
	return { context, now_ms };
});

test("a right answer never lowers anything", () => {
	fc.assert(
		fc.property(somewhere, difficulty, guess_chance, wait_days, ({ context, now_ms }, level, guess, days) => {
			const at = now_ms + days * DAY_MS;
			const figures = newQuestionFigures(level);
			const question = { outcome: "first_try" as const, guess_chance: guess, finished_at_ms: at };
			const learned = learnFromQuestion(context, question, figures);
			const next = withLearned(context, learned);
			expect(learned.ability.mean).toBeGreaterThanOrEqual(context.ability.mean);
			expect(learned.mastery.mean).toBeGreaterThanOrEqual(context.mastery.mean);
			learned.prerequisites.forEach(({ mean }, below) =>
				expect(mean).toBeGreaterThanOrEqual(context.prerequisites[below]!.mastery.mean),
			);
			expect(standingOf(next, at).mastery).toBeGreaterThanOrEqual(standingOf(context, at).mastery);
			const chance = (of: SkillContext) => chanceOfNextAnswer(of, { figures, guess_chance: guess }, at);
			expect(chance(next)).toBeGreaterThanOrEqual(chance(context) - 1e-12);
		}),
		{ numRuns: 400 },
	);
});

test("a failure never raises the mastery, nor the ability, nor a prerequisite", () => {
	fc.assert(
		fc.property(somewhere, failure, wait_days, ({ context, now_ms }, how, days) => {
			const at = now_ms + days * DAY_MS;
			const next = after(context, finished(how, at));
			expect(next.ability.mean).toBeLessThanOrEqual(context.ability.mean);
			next.prerequisites.forEach(({ mastery }, below) =>
				expect(mastery.mean).toBeLessThanOrEqual(context.prerequisites[below]!.mastery.mean),
			);
			// In the extreme, with almost nothing known, there is nothing left to forget.
			const before = Math.max(0.02, standingOf(context, at).mastery + 1e-9);
			expect(standingOf(next, at).mastery).toBeLessThanOrEqual(before);
		}),
		{ numRuns: 400 },
	);
});

test("evidence adds certainty, time removes it", () => {
	fc.assert(
		fc.property(somewhere, outcome, fc.nat(400), ({ context, now_ms }, how, days) => {
			const next = after(context, finished(how, now_ms));
			expect(next.ability.variance).toBeLessThanOrEqual(context.ability.variance);
			expect(next.mastery.variance).toBeLessThanOrEqual(context.mastery.variance);
			const width = (at: number) => {
				const { low, high } = standingOf({ ...next, mastery: { ...next.mastery, memory: null } }, at);
				return Math.log(high / (1 - high)) - Math.log(low / (1 - low));
			};
			expect(width(now_ms + days * DAY_MS)).toBeGreaterThanOrEqual(width(now_ms) - 1e-9);
		}),
	);
	const waited = (days: number) =>
		after(after(newContext(), finished("first_try")), finished("first_try", days * DAY_MS)).mastery;
	expect(waited(100).mean - waited(0).mean).not.toBe(0);
});

test("everything stays finite, in bounds, and deterministic", () => {
	fc.assert(
		fc.property(somewhere, difficulty, guess_chance, ({ context, now_ms }, level, guess) => {
			const figures = newQuestionFigures(level);
			const chance = chanceOfNextAnswer(context, { figures, guess_chance: guess }, now_ms);
			expect(chance).toBeGreaterThan(0);
			expect(chance).toBeLessThan(1);
			const { low, mastery, high } = standingOf(context, now_ms);
			expect(low).toBeGreaterThanOrEqual(0);
			expect(low).toBeLessThanOrEqual(mastery + 1e-9);
			expect(mastery).toBeLessThanOrEqual(high + 1e-9);
			expect(high).toBeLessThanOrEqual(1);
			const kept = structuredClone(context);
			const again = [1, 2].map(() => after(context, finished("with_help", now_ms)));
			expect(again[0]).toEqual(again[1]);
			expect(context).toEqual(kept);
		}),
	);
});

test("for unrelated skills the order does not matter if the ability is known", () => {
	const ability = { ...newStudent(), variance: 0 };
	fc.assert(
		fc.property(fc.array(outcome, { maxLength: 8 }), fc.array(outcome, { maxLength: 8 }), (of_a, of_b) => {
			const learn = (order: ("a" | "b")[]) => {
				const rows = { a: newSkill(), b: newSkill() };
				const left = { a: [...of_a], b: [...of_b] };
				for (const skill of order) {
					const question = finished(left[skill].shift()!);
					rows[skill] = after(newContext({ ability, mastery: rows[skill] }), question).mastery;
				}
				return rows;
			};
			const a = of_a.map(() => "a" as const);
			const b = of_b.map(() => "b" as const);
			expect(learn([...a, ...b])).toEqual(learn([...b, ...a]));
		}),
	);
});

test("thousands of equal answers converge sensibly", () => {
	const afterDays = (how: Outcome, days: number, from = newContext(), first_day = 0) =>
		Array.from({ length: days }, (_, at) => (first_day + at) * DAY_MS).reduce(
			(now, at) => after(now, finished(how, at)),
			from,
		);
	const always = afterDays("first_try", 3_000);
	const never = afterDays("not_solved", 3_000);
	expect(standingOf(always, 3_000 * DAY_MS).mastery).toBeGreaterThan(0.9);
	expect(standingOf(never, 3_000 * DAY_MS).mastery).toBeLessThan(0.1);
	for (const { ability, mastery } of [always, never]) {
		expect([ability.mean, mastery.mean, mastery.variance].every(Number.isFinite)).toBe(true);
	}
	const turned = afterDays("first_try", 14, afterDays("not_solved", 60), 60);
	expect(standingOf(turned, 74 * DAY_MS).mastery).toBeGreaterThan(0.6);
});

test("calibration approaches the frequencies, keeps the order of chances, and starts with the model", () => {
	const chances = [0.02, 0.1, 0.3, 0.55, 0.7, 0.9, 0.98];
	for (const chance of chances) expect(calibrated(newCalibration(), chance)).toBeCloseTo(chance, 12);
	const observation = {
		...learnFromQuestion(newContext(), finished("first_try"), newQuestionFigures(3)).observation,
	};
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.constantFrom(...chances), fc.boolean()), { maxLength: 300 }),
			(answers) => {
				const learned = answers.reduce(
					(now, [model_chance, is_right]) =>
						learnCalibration(now, { ...observation, model_chance, is_right }),
					newCalibration(),
				);
				const said = Array.from({ length: 99 }, (_, at) => calibrated(learned, (at + 1) / 100));
				expect(said).toEqual(said.toSorted((a, b) => a - b));
			},
		),
	);
	// The model says 0.7, but three of five are right.
	let calibration = newCalibration();
	for (let answer = 0; answer < 4_000; answer += 1) {
		const told = { ...observation, model_chance: 0.7, is_right: answer % 5 < 3 };
		calibration = learnCalibration(calibration, told);
	}
	expect(calibrated(calibration, 0.7)).toBeCloseTo(0.6, 1);
	expect(calibrated(calibration, 0.05)).toBeCloseTo(0.05, 12);
	expect(learnCalibration(calibration, { ...observation, is_answered: false })).toBe(calibration);
});

test("the observations of two students may be applied in either order", () => {
	fc.assert(
		fc.property(outcome, outcome, (one, other) => {
			const fresh = { skill: newSkillFigures(), question: newQuestionFigures(3) };
			const of = (how: Outcome) => learnFromQuestion(newContext(), finished(how), fresh.question).observation;
			const a = learnAboutQuestion(learnAboutQuestion(fresh, of(one)), of(other));
			const b = learnAboutQuestion(learnAboutQuestion(fresh, of(other)), of(one));
			expect(a.skill.mean).toBeCloseTo(b.skill.mean, 1);
			expect(a.question.mean).toBeCloseTo(b.question.mean, 1);
		}),
	);
});
