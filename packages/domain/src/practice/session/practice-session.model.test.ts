import fc from "fast-check";
import { expect, test } from "vitest";
import { initialSession, practiceSession, TRIES_PER_QUESTION } from "./practice-session.ts";
import type { QuestionStatus, ServerResult, SessionEvent, SessionState } from "./practice-session.ts";

type Q = { id: string };
type State = SessionState<Q, string, string>;
type Status = QuestionStatus<string, string>;
type Event = SessionEvent<Q, string, string>;

const id = fc.constantFrom("p", "q", "r", "s", "t");
const result: fc.Arbitrary<ServerResult<string>> = fc.record({
	verdict: fc.constantFrom("correct", "incorrect", "wrong_form", "unreadable", "needs_review"),
	tries_remaining: fc.nat(TRIES_PER_QUESTION),
	can_start_over: fc.boolean(),
	feedback: fc.constant("told"),
});
const received: fc.Arbitrary<Event> = fc
	.record({ ids: fc.uniqueArray(id, { minLength: 1 }), index: fc.integer({ min: -2, max: 9 }) })
	.map(({ ids, index }) => ({
		type: "questions-received",
		questions: ids.map((each) => ({ id: each })),
		current_index: index,
	}));
const moved: fc.Arbitrary<Event> = fc.oneof(
	fc.constantFrom<Event>({ type: "next" }, { type: "previous" }),
	fc.record({ type: fc.constant("go-to" as const), index: fc.oneof(fc.integer(), fc.double()) }),
);
const happened: fc.Arbitrary<Event> = fc.record({ question_id: id, other: id, result }).chain((picked) => {
	const { question_id, other } = picked;
	return fc.constantFrom<Event>(
		{ type: "answer-changed", question_id, answer: "1" },
		{ type: "answer-submitted", question_id },
		{ type: "answer-queued", question_id },
		{ type: "answer-graded", question_id, result: picked.result },
		{ type: "submit-failed", question_id },
		{ type: "try-again", question_id },
		{ type: "hint-opened", question_id, hints: ["one"] },
		{ type: "hint-closed", question_id },
		{ type: "skipped", question_id, result: { explanation: null } },
		{ type: "start-over", question_id },
		{ type: "start-over", question_id, question: { id: other } },
		{ type: "question-removed", question_id },
	);
});
const anything = fc.oneof(
	{ weight: 1, arbitrary: received },
	{ weight: 2, arbitrary: moved },
	{ weight: 12, arbitrary: happened },
);

const isOver = (status: Status) => status.is_correct_submission || status.tries_remaining === 0;
const waiting = (status: Status) =>
	[status.submitting, status.is_queued, status.is_in_review].filter(Boolean).length;

function expectSound({ questions, statuses, current_index, number_of_attempts }: State): void {
	expect(statuses.map(({ question_id }) => question_id)).toEqual(questions.map((question) => question.id));
	expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
	expect(current_index).toBeGreaterThanOrEqual(0);
	expect(current_index).toBeLessThan(Math.max(1, questions.length));
	expect(number_of_attempts).toBeGreaterThanOrEqual(
		Math.max(0, ...statuses.map(({ attempt_count }) => attempt_count)),
	);
	for (const status of statuses) {
		// An answer is in one state at a time, and in none once the question is finished.
		expect(waiting(status)).toBeLessThanOrEqual(isOver(status) ? 0 : 1);
		expect(status.tries_remaining).toBeGreaterThanOrEqual(0);
		expect(status.tries_remaining).toBeLessThanOrEqual(TRIES_PER_QUESTION);
		expect(status.is_correct_submission).toBe(status.is_correct || status.is_skipped);
		expect(status.is_correct && (status.is_skipped || status.is_incorrect || status.can_start_over)).toBe(
			false,
		);
	}
}

function expectLater(before: State, after: State, event: Event): void {
	if (event.type === "questions-received") return;
	expect(after.number_of_attempts - before.number_of_attempts).toBeLessThanOrEqual(1);
	for (const was of before.statuses) {
		const is = after.statuses.find(({ question_id }) => question_id === was.question_id);
		if (!is) {
			expect(["question-removed", "start-over"]).toContain(event.type);
			continue;
		}
		expect(is.tries_remaining).toBeLessThanOrEqual(was.tries_remaining);
		expect(is.attempt_count).toBeGreaterThanOrEqual(was.attempt_count);
		expect(is.hints.length).toBeGreaterThanOrEqual(was.hints.length);
		// A finished question does not change.
		if (isOver(was)) {
			const { show_hint_modal, has_to_start_over } = is;
			expect(is).toEqual({ ...was, show_hint_modal, has_to_start_over });
		}
	}
}

test("no sequence of events breaks a session", () => {
	fc.assert(
		fc.property(fc.array(anything, { maxLength: 60 }), (events) => {
			let state = practiceSession<Q, string, string>(initialSession(), {
				type: "questions-received",
				questions: [{ id: "p" }, { id: "q" }, { id: "r" }],
			});
			for (const event of events) {
				const kept = structuredClone(state);
				const next = practiceSession(state, event);
				expect(state).toEqual(kept);
				expectSound(next);
				expectLater(state, next, event);
				state = next;
			}
		}),
		{ numRuns: 500 },
	);
});
