import { describe, expect, test } from "vitest";
import type { Outcome } from "./learning/finished-question.ts";
import { standingOf } from "./standing.ts";
import { after, afterAll, finished, MINUTE_MS, newContext } from "./testing/contexts.ts";
import { DAY_MS } from "../time/day.ts";

const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);
const stageAfter = (outcomes: readonly Outcome[], later_ms = MINUTE_MS) =>
	standingOf(afterAll(newContext(), outcomes), outcomes.length * MINUTE_MS + later_ms).stage;

test.each<[string, Outcome[], string]>([
	["nothing", [], "unknown"],
	["too little to say", times(2, "first_try"), "unknown"],
	["skips alone say nothing, however many", times(20, "skipped"), "unknown"],
	["three wrong", times(3, "not_solved"), "learning"],
	["one right of four", ["not_solved", "not_solved", "first_try", "not_solved"], "learning"],
	["three right and none missed", times(3, "first_try"), "mastered"],
	["a miss, then two right: too few to be sure", ["not_solved", ...times(2, "first_try")], "learning"],
	["a miss, then three in a row", ["not_solved", ...times(3, "first_try")], "mastered"],
	["three in a row with a skip between", ["first_try", "first_try", "skipped", "first_try"], "mastered"],
	["a row of right answers", times(7, "first_try"), "mastered"],
	["a bad beginning left behind", [...times(3, "not_solved"), ...times(12, "first_try")], "mastered"],
	["always with a hint", times(12, "with_help"), "learning"],
	["always at the second try", times(12, "later_try"), "learning"],
	[
		"right and wrong in turn",
		times(6, "first_try").flatMap((right) => [right, "not_solved" as const]),
		"learning",
	],
])("%s", (_, outcomes, stage) => {
	expect(stageAfter(outcomes)).toBe(stage);
});

test("two right answers are enough for an able student who missed none, one is not", () => {
	const able = newContext({ ability: { mean: 4, variance: 0.05, updated_at_ms: 0 } });
	expect(standingOf(able, 0).stage).toBe("unknown");
	expect(standingOf(afterAll(able, times(1, "first_try")), 0).stage).toBe("unknown");
	expect(standingOf(afterAll(able, times(2, "first_try")), 0).stage).toBe("mastered");
});

test.each([-2, 0, 4])("mastery after a miss takes three right in a row, with an ability of %d", (mean) => {
	const student = newContext({ ability: { mean, variance: 0.05, updated_at_ms: 0 } });
	const missed = (rights: number): Outcome[] => ["not_solved", ...times(rights, "first_try")];
	expect(standingOf(afterAll(student, missed(2)), 0).stage).not.toBe("mastered");
	expect(standingOf(afterAll(student, missed(3)), 0).stage).toBe("mastered");
});

test("with little evidence one slip is forgiven, two are not", () => {
	const able = newContext({ ability: { mean: 4, variance: 0.05, updated_at_ms: 0 } });
	const stageOf = (outcomes: Outcome[]) => standingOf(afterAll(able, outcomes), 0).stage;
	expect(stageOf([...times(5, "first_try"), "later_try"])).toBe("mastered");
	expect(stageOf([...times(5, "first_try"), ...times(2, "later_try")])).not.toBe("mastered");
});

test("a miss soon after takes early mastery back", () => {
	const able = newContext({ ability: { mean: 4, variance: 0.05, updated_at_ms: 0 } });
	expect(standingOf(afterAll(able, [...times(2, "first_try"), "not_solved"]), 0).stage).not.toBe("mastered");
	expect(standingOf(afterAll(able, [...times(5, "first_try"), "not_solved"]), 0).stage).toBe("mastered");
});

test.each<[string, number, string]>([
	["ffff", 0, "mastered"],
	["ffff", 2.5, "mastered"],
	["fxffxx", 2.5, "learning"],
	["fxxffx", 2.5, "learning"],
	["xfxfxf", 2.5, "learning"],
	["ffxx", 2.5, "learning"],
	["three late ones in a row: xxxfff", 0, "mastered"],
	["three late ones in a row: xxxfff", -2, "mastered"],
])("%s with an ability of %d is %s: the status follows the skill's own answers", (course, ability, stage) => {
	const outcomes = [...(course.split(": ").at(-1) ?? "")].map(
		(each): Outcome => (each === "f" ? "first_try" : "not_solved"),
	);
	const able = newContext({ ability: { mean: ability, variance: 0.1, updated_at_ms: 0 } });
	expect(standingOf(afterAll(able, outcomes), outcomes.length * MINUTE_MS).stage).toBe(stage);
});

test("of six answers, half right are nearly there only if the newest two were, mastered if three, however able the child", () => {
	const able = newContext({ ability: { mean: 2, variance: 0.1, updated_at_ms: 0 } });
	const all = Array.from({ length: 2 ** 6 }, (_, bits) => [...bits.toString(2).padStart(6, "0")]);
	const half = all.filter((course) => course.filter((each) => each === "1").length <= 3);
	const stageOf = (course: string[]) => {
		const outcomes = course.map((each): Outcome => (each === "1" ? "first_try" : "not_solved"));
		return standingOf(afterAll(able, outcomes), 6 * MINUTE_MS).stage;
	};
	const inStage = (stage: string) =>
		half.filter((course) => stageOf(course) === stage).map((course) => course.join(""));
	expect(inStage("nearly")).toEqual(["001011"]);
	expect(inStage("mastered")).toEqual(["000111"]);
});

test("right answers that can be guessed need to be more", () => {
	const needed = (guess_chance: number) => {
		let context = newContext();
		for (let count = 1; count < 60; count += 1) {
			context = after(context, finished("first_try", count * MINUTE_MS, guess_chance));
			if (standingOf(context, count * MINUTE_MS).stage === "mastered") return count;
		}
		return Number.POSITIVE_INFINITY;
	};
	expect(needed(0)).toBeLessThanOrEqual(7);
	expect(needed(1 / 2)).toBeGreaterThan(needed(0));
});

describe("once mastered", () => {
	const learned = afterAll(newContext(), times(8, "first_try"));
	const end = 8 * MINUTE_MS;
	const standing = standingOf(learned, end);

	test("has its date and its review date: about five weeks after one session", () => {
		expect(learned.mastery.mastered_at_ms).not.toBeNull();
		expect(standing.review_due_at_ms! - end).toBeGreaterThan(30 * DAY_MS);
		expect(standing.review_due_at_ms! - end).toBeLessThan(40 * DAY_MS);
	});
	test("becomes due, and the shown mastery fades in the meantime", () => {
		const due = standing.review_due_at_ms!;
		expect(standingOf(learned, due - 1).stage).toBe("mastered");
		expect(standingOf(learned, due).stage).toBe("due_for_review");
		expect(standingOf(learned, due).mastery).toBeLessThan(standing.mastery);
	});
	test("a good review postpones the next one much further", () => {
		const due = standing.review_due_at_ms!;
		const reviewed = after(learned, finished("first_try", due));
		const next = standingOf(reviewed, due);
		expect(next.stage).toBe("mastered");
		expect(next.review_due_at_ms! - due).toBeGreaterThan(2 * (due - end));
	});
	test("two right of three never suffice", () => {
		const outcomes = times(8, "first_try").flatMap((right) => [right, right, "not_solved" as const]);
		for (let count = 0; count <= outcomes.length; count += 1) {
			expect(stageAfter(outcomes.slice(0, count))).not.toBe("mastered");
		}
	});
	test("one slip does not take it away, several failures do", () => {
		const slipped = after(learned, finished("later_try", end));
		expect(standingOf(slipped, end).stage).toBe("mastered");
		expect(slipped.mastery.mastered_at_ms).toBe(learned.mastery.mastered_at_ms);
		const lost = afterAll(slipped, times(4, "not_solved"), end);
		expect(standingOf(lost, end + 4 * MINUTE_MS)).toMatchObject({
			stage: "learning",
			review_due_at_ms: null,
		});
		expect(lost.mastery.mastered_at_ms).toBeNull();
	});
});

describe("learning from other children", () => {
	const learned = afterAll(newContext(), times(8, "first_try"));
	const end = 8 * MINUTE_MS;
	/** The skill turns out to be far harder than assumed. */
	const harder = { ...learned, figures: { ...learned.figures, mean: learned.figures.mean + 4 } };

	test("takes no mastery away without an answer, nor after a right one", () => {
		expect(standingOf(harder, end).mastery).toBeLessThan(standingOf(learned, end).mastery);
		expect(standingOf(harder, end).stage).toBe("mastered");
		expect(standingOf(after(harder, finished("first_try", end)), end).stage).toBe("mastered");
	});
	test("counts with the next answer that is not right", () => {
		expect(standingOf(after(harder, finished("not_solved", end)), end).stage).not.toBe("mastered");
	});
});
