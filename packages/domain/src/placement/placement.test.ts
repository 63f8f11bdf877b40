import { describe, expect, test } from "vitest";
import { nextSkill } from "./choose-skill.ts";
import { beliefAfter, knownChances } from "./placement-belief.ts";
import { isTyped, kindInTurn, placementKind, type PlacementWays } from "./placement-kind.ts";
import { placementModel } from "./placement-model.ts";
import { placementResult } from "./placement-result.ts";
import { mayPlaceFrom, type PlacementHistory, placementInvitation } from "./placement-rules.ts";
import { type PlacementAnswer, type PlacementSkill, skillsAround, threeGrades } from "./placement-skill.ts";
import { DAY_MS } from "../time/day.ts";

/** Two chains of four skills a year, numbers and shapes, from grade 3 to 5. */
const skills: PlacementSkill[] = [3, 4, 5].flatMap((grade) =>
	["numbers", "shapes"].flatMap((domain) =>
		[1, 2, 3, 4].map((step) => ({
			skill_id: `${domain}-${grade}-${step}`,
			grade,
			domain,
			prerequisites:
				step > 1 ? [`${domain}-${grade}-${step - 1}`] : grade > 3 ? [`${domain}-${grade - 1}-4`] : [],
			guess_chance: step === 4 ? 0.25 : 0,
		})),
	),
);
const model = placementModel(skills, 4);

const answerTo = (
	skill_id: string,
	response: PlacementAnswer["response"],
	guess_chance = 0,
): PlacementAnswer => ({ skill_id, response, guess_chance });

function chanceOf(skill_id: string, answers: readonly PlacementAnswer[]): number {
	const at = model.indexOf.get(skill_id) ?? -1;
	return knownChances(beliefAfter(model, answers))[at] ?? Number.NaN;
}

describe("an answer", () => {
	const middle = "numbers-4-3";
	test.each([
		["right", "numbers-4-2"],
		["right", "numbers-4-4"],
		["right", middle],
	] as const)("that is %s raises %s", (response, skill_id) => {
		expect(chanceOf(skill_id, [answerTo(middle, response)])).toBeGreaterThan(chanceOf(skill_id, []) + 0.02);
	});
	test.each(["wrong", "not_learned"] as const)(
		"that is %s lowers what builds on it and itself",
		(response) => {
			for (const skill_id of [middle, "numbers-4-4", "numbers-5-1"])
				expect(chanceOf(skill_id, [answerTo(middle, response)])).toBeLessThan(chanceOf(skill_id, []));
		},
	);
	test("about a harder skill raises easier ones", () => {
		expect(chanceOf("numbers-4-1", [answerTo("numbers-5-3", "right")])).toBeGreaterThan(0.85);
	});
	test("says less if it can be guessed", () => {
		const lucky = chanceOf(middle, [answerTo(middle, "right", 0.5)]);
		expect(lucky).toBeLessThan(chanceOf(middle, [answerTo(middle, "right")]));
		expect(lucky).toBeGreaterThan(chanceOf(middle, []));
	});
	test("says most about its own domain", () => {
		const answers = ["numbers-4-2", "numbers-4-3", "numbers-4-4"].map((id) => answerTo(id, "wrong"));
		expect(chanceOf("numbers-4-3", answers)).toBeLessThan(chanceOf("shapes-4-3", answers));
	});
	test("about an unknown skill says nothing", () => {
		expect(chanceOf(middle, [answerTo("gone", "right")])).toBe(chanceOf(middle, []));
	});
	test("one slip does not outweigh many right answers", () => {
		const right = ["numbers-4-1", "numbers-4-3", "numbers-4-4", "numbers-5-1", "shapes-4-4"].map((id) =>
			answerTo(id, "right"),
		);
		expect(chanceOf("numbers-4-2", [...right, answerTo("numbers-4-2", "wrong")])).toBeGreaterThan(0.5);
	});
});

describe("the next question", () => {
	const next = (answers: readonly PlacementAnswer[]) => nextSkill(beliefAfter(model, answers), answers);
	test("the first one is probably known", () => {
		expect(next([])?.known).toBeGreaterThanOrEqual(0.75);
	});
	test("is an easy one after three that were not right", () => {
		const answers = ["numbers-5-4", "shapes-5-4", "numbers-5-3"].map((id) => answerTo(id, "not_learned"));
		const easiest = Math.max(...knownChances(beliefAfter(model, answers)));
		expect(next(answers)?.known).toBeCloseTo(easiest, 10);
		const last_right = [...answers.slice(1), answerTo("numbers-3-1", "right")];
		expect(next(last_right)?.known).toBeLessThan(0.7);
	});
	test("is the same for the same answers, and never about a skill already asked", () => {
		const answers: PlacementAnswer[] = [];
		for (let step = next(answers); step !== undefined; step = next(answers)) {
			expect(next(answers)).toEqual(step);
			expect(answers.map(({ skill_id }) => skill_id)).not.toContain(step.skill_id);
			answers.push(answerTo(step.skill_id, step.skill_id.startsWith("numbers-3") ? "right" : "wrong"));
		}
		expect(answers.length).toBeGreaterThan(4);
		expect(answers.length).toBeLessThan(skills.length);
	});
	test("is never about a skill that cannot be asked", () => {
		const silent = placementModel(
			skills.map((skill) => ({ ...skill, guess_chance: null })),
			4,
		);
		expect(nextSkill(beliefAfter(silent, []), [])).toBeUndefined();
	});
});

describe("the result", () => {
	const answers = [
		answerTo("numbers-4-4", "right"),
		answerTo("numbers-5-1", "right"),
		answerTo("numbers-5-3", "wrong"),
		answerTo("shapes-4-1", "not_learned"),
		answerTo("shapes-4-2", "wrong"),
		answerTo("shapes-3-4", "right"),
	];
	const placed = placementResult(beliefAfter(model, answers), answers);
	const of = (skill_id: string) => placed.find((skill) => skill.skill_id === skill_id);
	test("says how each skill looks and why", () => {
		expect(of("numbers-4-2")).toMatchObject({ look: "known", asked: null, related_answers: 3 });
		expect(of("numbers-4-4")).toMatchObject({ look: "known", asked: "right", related_answers: 2 });
		expect(of("shapes-5-1")).toMatchObject({ look: "not_yet", asked: null, related_answers: 3 });
		expect(placed).toHaveLength(skills.length);
	});
});

describe("the kind of question", () => {
	test.each([
		["SELECT_ONE", "FILL_ONE", "FILL_ONE"],
		["SELECT_ONE", "SELECT_ALL", "SELECT_ALL"],
		["SELECT_ONE", "VERIFY_WITH_LLM", "SELECT_ONE"],
	] as const)("of %s and %s is %s", (one, other, chosen) => {
		const kinds = [one, other].map((question_type) => ({ question_type, difficulty: 3 as const }));
		expect(placementKind(kinds)?.question_type).toBe(chosen);
	});
	test("is close to medium difficulty if possible", () => {
		const kinds = ([1, 2, 5] as const).map((difficulty) => ({
			question_type: "FILL_ONE" as const,
			difficulty,
		}));
		expect(placementKind(kinds)?.difficulty).toBe(2);
		expect(placementKind([{ question_type: "FILL_ONE", difficulty: 5 }])?.difficulty).toBe(5);
	});
	test("is none if nothing can be graded immediately", () => {
		expect(placementKind([])).toBeUndefined();
		expect(placementKind([{ question_type: "VERIFY_WITH_LLM", difficulty: 3 }])).toBeUndefined();
	});
});

describe("the answers of a placement", () => {
	const kind = (question_type: PlacementWays["kinds"][number]["question_type"]) => ({
		question_type,
		difficulty: 3 as const,
	});
	const typed: PlacementWays = { kinds: [kind("FILL_ONE")], made: [] };
	const built: PlacementWays = { kinds: [kind("FILL_ONE")], made: [kind("FILL_ONE")] };
	const matched: PlacementWays = { kinds: [kind("FILL_ONE"), kind("MATCH_THE_FOLLOWING")], made: [] };
	const guessed: PlacementWays = {
		kinds: [kind("FILL_ONE"), kind("SELECT_ONE")],
		made: [kind("SELECT_ONE")],
	};
	const areTyped = (asked: readonly PlacementWays[]) =>
		asked.map((_, at) => {
			const chosen = kindInTurn(asked.slice(0, at + 1));
			return chosen === undefined ? null : isTyped(chosen);
		});

	test("are built or tapped in turn with typed ones", () => {
		expect(areTyped([built, built, matched, built])).toEqual([false, true, false, true]);
	});
	test("are built more often after skills that can only be typed, and never guessed instead", () => {
		expect(areTyped([typed, guessed, built, built, built])).toEqual([true, true, false, false, false]);
	});
	test("are none if nothing can be graded immediately", () => {
		expect(kindInTurn([])).toBeUndefined();
		expect(kindInTurn([{ kinds: [kind("VERIFY_WITH_LLM")], made: [] }])).toBeUndefined();
	});
});

test("looks two grades around", () => {
	expect(skillsAround(skills, 6)).toHaveLength(16);
	expect(skillsAround(skills, 8)).toHaveLength(0);
});

test.each([
	[2, [2, 3, 4]],
	[5, [4, 5, 6]],
	[8, [6, 7, 8]],
])("around grade %d are the grades %j", (grade, grades) => {
	expect(threeGrades(grade, { first: 2, last: 8 })).toEqual(grades);
});

describe("who is invited", () => {
	const day = DAY_MS;
	const now = 1000 * day;
	const nothing: PlacementHistory = {
		started_at_ms: null,
		finished_at_ms: null,
		finished_questions: 0,
		practiced_at_ms: null,
	};
	const placed = (days_ago: number) => ({
		started_at_ms: now - days_ago * day,
		finished_at_ms: now - days_ago * day,
	});
	const practiced = (finished_questions: number, days_ago: number) => ({
		finished_questions,
		practiced_at_ms: now - days_ago * day,
	});
	test.each([
		["has done nothing", nothing, "new"],
		["has practiced a little", { ...nothing, ...practiced(12, 1) }, "new"],
		["has practiced a lot", { ...nothing, ...practiced(30, 1) }, null],
		["was away for 60 days", { ...nothing, ...practiced(300, 60) }, "away"],
		["was away for 59 days", { ...nothing, ...practiced(300, 59) }, null],
		["was placed lately", { ...nothing, ...placed(3) }, null],
		["was placed, practiced, and was away", { ...placed(100), ...practiced(300, 61) }, "away"],
		["was placed 60 days ago and did nothing since", { ...nothing, ...placed(60) }, "away"],
		["was placed long ago and practices", { ...placed(100), ...practiced(300, 2) }, null],
	] as const)("a student who %s", (_, history, expected) => {
		expect(placementInvitation(history, now)).toBe(expected);
	});
	test("one placement in 60 days", () => {
		expect(mayPlaceFrom(nothing, now)).toBeNull();
		expect(mayPlaceFrom({ ...nothing, ...placed(59) }, now)).toBe(now + day);
		expect(mayPlaceFrom({ ...nothing, ...placed(60) }, now)).toBeNull();
	});
});
