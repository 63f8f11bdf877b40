import type { ActivityAttempt } from "@learnin/contract/routes/practice/activity.contract";
import { describe, expect, it } from "vitest";
import { attemptFacts, gradingNotes, pointsText, reviewComment, verdictOf } from "./attempt-words.ts";
import { groupAttempts } from "./group-attempts.ts";
import { mergeNewest } from "./merge-newest.ts";

const text = { html: "1", spoken: "1" };

function attempt(id: string, at: string, rest: Partial<ActivityAttempt> = {}): ActivityAttempt {
	return {
		id,
		student_id: "maya",
		student_name: "Maya",
		session_id: "s1",
		question_id: "q1",
		skill_id: "add",
		skill_name: "Adding",
		prompt: text,
		figure: null,
		kind: "answer",
		answer: text,
		made: null,
		right_made: null,
		correct_answer: [text],
		feedback: { verdict: "correct", comment: null },
		attempt_number: 1,
		hints_opened: 0,
		twin_opened: false,
		active_ms: 12_000,
		points: 0,
		created_at: at,
		time_zone: "UTC",
		has_drawing: false,
		set_of_day: { questions: 1, skipped: 0, new_versions: 0, skills: 1, from: at, to: at },
		...rest,
	};
}

const wrong = {
	verdict: "incorrect",
	known_mistake: null,
	not_simplest: false,
	is_repeat: false,
	right_count: null,
	part_count: null,
	right_parts: null,
	comment: null,
} as const;
/** Days, in them sets, in them questions with the ids of their attempts. */
const shape = (attempts: ActivityAttempt[]) =>
	groupAttempts(attempts).map(({ key, sessions }) => [
		key,
		sessions.map(({ questions }) => questions.map((question) => question.attempts.map(({ id }) => id))),
	]);

describe("grouping attempts", () => {
	it("groups tries on one question and starts a group for each day and set", () => {
		expect(
			shape([
				attempt("e", "2026-11-21T10:04:00Z", { question_id: "q2" }),
				attempt("d", "2026-11-21T10:02:00Z"),
				attempt("c", "2026-11-21T10:01:00Z", { feedback: wrong }),
				attempt("b", "2026-11-20T23:59:00Z", { session_id: "s0" }),
				attempt("a", "2026-11-20T09:00:00Z"),
			]),
		).toEqual([
			["2026-11-21", [[["e"], ["d", "c"]]]],
			["2026-11-20", [[["b"]], [["a"]]]],
		]);
	});

	it("separates two children who practice at the same time, the later start on top", () => {
		const leo = { student_id: "leo", session_id: "s2" };
		expect(
			shape([
				attempt("d", "2026-11-21T10:04:00Z"),
				attempt("c", "2026-11-21T10:03:00Z", leo),
				attempt("b", "2026-11-21T10:02:00Z"),
				attempt("a", "2026-11-21T10:01:00Z"),
			]),
		).toEqual([["2026-11-21", [[["c"]], [["d", "b", "a"]]]]]);
	});

	it("puts each attempt into its child's day", () => {
		const at = "2026-11-21T20:00:00Z";
		expect(shape([attempt("a", at, { time_zone: "Asia/Kathmandu" }), attempt("b", at)])).toEqual([
			["2026-11-22", [[["a"]]]],
			["2026-11-21", [[["b"]]]],
		]);
	});

	it("keeps the keys of groups when newer and older attempts are added", () => {
		const keys = (attempts: ActivityAttempt[]) =>
			groupAttempts(attempts).flatMap(({ sessions }) =>
				sessions.flatMap(({ key, questions }) => [key, ...questions.map((question) => question.key)]),
			);
		const middle = attempt("b", "2026-11-21T10:02:00Z");
		const all = [attempt("c", "2026-11-21T10:03:00Z"), middle, attempt("a", "2026-11-21T10:01:00Z")];
		expect(keys(all)).toEqual(keys([middle]));
	});
});

describe("adding new attempts to a loaded list", () => {
	const a = attempt("a", "2026-11-21T10:01:00Z");
	const b = attempt("b", "2026-11-21T10:02:00Z");
	const c = attempt("c", "2026-11-21T10:03:00Z");
	const page = (attempts: ActivityAttempt[], next_cursor: string | null = "more") => ({
		attempts,
		next_cursor,
	});

	it("puts them on top of the first page and leaves the others unchanged", () => {
		const merged = mergeNewest([page([b]), page([a], null)], page([c, b]));
		expect(merged).toEqual({ pages: [page([c, b]), page([a], null)], added: ["c"], hasChanged: false });
	});
	it("changes nothing when nothing is new", () => {
		expect(mergeNewest([page([b])], page([b]))).toEqual({ pages: [page([b])], added: [], hasChanged: false });
	});
	it("detects a gap", () => {
		expect(mergeNewest([page([a])], page([c, b]))).toBe("gap");
	});
	it("replaces attempts by their newer versions", () => {
		const waiting = attempt("a", "2026-11-21T10:01:00Z", {
			feedback: { verdict: "needs_review", reviewer: "model" },
		});
		const read = { ...waiting, feedback: { verdict: "correct" as const, comment: "Well explained." } };
		const merged = mergeNewest([page([waiting])], page([read]));
		expect(merged).toMatchObject({ added: [], hasChanged: true });
		expect(merged !== "gap" && merged.pages[0]?.attempts).toEqual([read]);
		expect(mergeNewest([page([waiting])], page([waiting]))).toMatchObject({ hasChanged: false });
	});
	it("never finds a gap after an empty list", () => {
		expect(mergeNewest([page([], null)], page([a], null))).toMatchObject({ added: ["a"] });
	});
});

describe("the words of an attempt", () => {
	const at = "2026-11-21T10:01:00Z";

	it("shows try, hints, time and points", () => {
		const facts = attemptFacts(
			attempt("a", at, { attempt_number: 2, hints_opened: 1, twin_opened: true }),
			"+2 pts",
		);
		expect(facts).toEqual(["Try 2", "1 hint", "Worked example", "12 s", "+2 pts"]);
	});
	it("counts no free retries", () => {
		const skipped = attempt("a", at, { kind: "skip", feedback: null });
		const unread = attempt("a", at, { feedback: { verdict: "unreadable", reason: "empty", parts: [] } });
		const illegible = attempt("a", at, {
			feedback: { verdict: "unreadable", reason: "not-a-number", parts: [] },
		});
		expect(verdictOf(illegible)).toBe("unreadable");
		const repeated = attempt("a", at, { feedback: { ...wrong, is_repeat: true } });
		expect([skipped, unread, repeated].map(verdictOf)).toEqual(["skipped", "unfinished", "not-yet"]);
		for (const each of [skipped, unread, repeated]) expect(attemptFacts(each, false)).toEqual(["12 s"]);
		expect(gradingNotes(repeated)).toEqual(["Same answer as before, so it didn’t use a try."]);
		expect(gradingNotes(unread)).toEqual(["Nothing was entered. It didn’t use a try."]);
	});
	it("says that a written answer is in review, and by whom", () => {
		const by = (reviewer: "model" | "person") =>
			attempt("a", at, { feedback: { verdict: "needs_review", reviewer } });
		expect(verdictOf(by("model"))).toBe("in-review");
		expect(gradingNotes(by("model"))).toEqual(["We’re reading this answer. It takes a moment."]);
		expect(gradingNotes(by("person"))).toEqual(["Someone on our team will read this answer."]);
		expect(reviewComment(attempt("a", at, { feedback: { ...wrong, comment: "Say why." } }))).toBe("Say why.");
	});
	it("says how many parts were right", () => {
		const parts = (right_count: number) =>
			attempt("a", at, { feedback: { ...wrong, right_count, part_count: 4 } });
		expect([0, 1, 3].flatMap((n) => gradingNotes(parts(n)))).toEqual([
			"None of the 4 parts were right yet.",
			"1 of 4 parts was right.",
			"3 of 4 parts were right.",
		]);
	});
	it("says which form was asked for", () => {
		const given = attempt("a", at, {
			feedback: { verdict: "wrong_form", wanted_form: "simplest-form", parts: [] },
		});
		expect(verdictOf(given)).toBe("other-form");
		expect(gradingNotes(given)).toEqual(["The question asks for the simplest form. It didn’t use a try."]);
	});
	it("formats points like a column does", () => {
		expect([0, 0.86].map(pointsText)).toEqual(["0", "+86"]);
	});
});
