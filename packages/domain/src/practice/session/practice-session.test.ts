import { describe, expect, test } from "vitest";
import { initialSession, practiceSession, TRIES_PER_QUESTION } from "./practice-session.ts";
import type { ServerResult, SessionEvent, SessionState } from "./practice-session.ts";

type State = SessionState<{ id: string }, string, string>;
type Event = SessionEvent<{ id: string }, string, string>;

const three: Event = { type: "questions-received", questions: [{ id: "p" }, { id: "q" }, { id: "r" }] };
const wrong: ServerResult<string> = {
	verdict: "incorrect",
	tries_remaining: 9,
	can_start_over: false,
	feedback: "no",
};
const right: ServerResult<string> = {
	verdict: "correct",
	tries_remaining: 9,
	can_start_over: true,
	feedback: "yes",
	hints: ["h"],
	explanation: "why",
};

function after(...events: Event[]): State {
	return [three, ...events].reduce(practiceSession<{ id: string }, string, string>, initialSession());
}
const statusOf = (state: State, id: string) => state.statuses.find(({ question_id }) => question_id === id);
const typed: Event = { type: "answer-changed", question_id: "p", answer: "5" };
const sent: Event = { type: "answer-submitted", question_id: "p" };
const graded = (result: ServerResult<string>): Event => ({ type: "answer-graded", question_id: "p", result });

describe("questions", () => {
	test("start at the first one with ten tries", () => {
		const state = after(typed, { type: "next" }, three);
		expect(state).toMatchObject({ current_index: 0, total_questions_fetched: 3, number_of_attempts: 0 });
		expect(statusOf(state, "p")).toMatchObject({ answer: null, tries_remaining: TRIES_PER_QUESTION });
	});
	test("resume in their state, with nothing in flight", () => {
		const progress = { q: { tries_remaining: 7, attempt_count: 3, submitting: true } };
		const state = after({ ...three, progress, current_index: 1 } as Event);
		expect(state).toMatchObject({ current_index: 1, number_of_attempts: 3 });
		expect(statusOf(state, "q")).toMatchObject({ tries_remaining: 7, submitting: false });
	});
	test("stay within the list when moving", () => {
		expect(after({ type: "previous" }).current_index).toBe(0);
		expect(after({ type: "next" }, { type: "next" }, { type: "next" }).current_index).toBe(2);
		expect(after({ type: "go-to", index: 99 }).current_index).toBe(2);
		expect(after({ type: "go-to", index: Number.NaN }).current_index).toBe(0);
	});
	test("move the index back by one, or to 0, when one is removed", () => {
		const removeQ: Event = { type: "question-removed", question_id: "q" };
		expect(after({ type: "go-to", index: 1 }, removeQ)).toMatchObject({
			current_index: 0,
			questions: [{ id: "p" }, { id: "r" }],
		});
		expect(after({ type: "go-to", index: 2 }, removeQ).current_index).toBe(1);
		expect(after({ type: "question-removed", question_id: "p" }).current_index).toBe(0);
		expect(after({ type: "question-removed", question_id: "r" }).current_index).toBe(0);
	});
});

describe("an answer", () => {
	test("is in flight once, until it is graded or fails", () => {
		const waiting = after(typed, sent);
		expect(statusOf(waiting, "p")?.submitting).toBe(true);
		expect(practiceSession(waiting, sent)).toBe(waiting);
		expect(practiceSession(waiting, { ...typed, answer: "6" } as Event)).toBe(waiting);
		const failed = after(typed, sent, { type: "submit-failed", question_id: "p" });
		expect(statusOf(failed, "p")).toMatchObject({ submitting: false, answer: "5", is_answer_changed: true });
	});
	test("cannot be sent empty or unchanged", () => {
		expect(statusOf(after(sent), "p")?.submitting).toBe(false);
		expect(statusOf(after(typed, sent, graded(wrong), sent), "p")?.submitting).toBe(false);
	});
	test("that is right ends the question and keeps hints and explanation", () => {
		const state = after(typed, sent, graded(right));
		expect(state.number_of_attempts).toBe(1);
		expect(statusOf(state, "p")).toMatchObject({
			is_correct: true,
			is_correct_submission: true,
			can_start_over: false,
			hints: ["h"],
			explanation: "why",
			submitting: false,
		});
		expect(practiceSession(state, typed)).toBe(state);
	});
	test("that is wrong costs what the server says, and another try is possible", () => {
		const state = after(typed, sent, graded(wrong));
		expect(statusOf(state, "p")).toMatchObject({
			is_incorrect: true,
			is_answer_changed: false,
			tries_remaining: 9,
			attempt_count: 1,
		});
		const again = practiceSession(state, { type: "try-again", question_id: "p" });
		expect(statusOf(again, "p")).toMatchObject({
			is_incorrect: false,
			is_answer_changed: true,
			feedback: null,
			answer: "5",
		});
	});
	test("in the wrong form is no attempt", () => {
		const state = after(typed, sent, graded({ ...wrong, verdict: "wrong_form", tries_remaining: 10 }));
		expect(state.number_of_attempts).toBe(0);
		expect(statusOf(state, "p")).toMatchObject({ is_incorrect: false, attempt_count: 0, feedback: "no" });
	});
	test("that took the last try offers to start over and accepts no more", () => {
		const last = { ...wrong, tries_remaining: 0, can_start_over: true, explanation: "so" };
		const state = after(typed, sent, graded(last));
		expect(statusOf(state, "p")).toMatchObject({ can_start_over: true, explanation: "so" });
		expect(practiceSession(state, { type: "try-again", question_id: "p" })).toBe(state);
		expect(practiceSession(state, typed)).toBe(state);
	});
	test("graded after its question was removed changes nothing", () => {
		const state = after(typed, sent, { type: "question-removed", question_id: "p" });
		expect(practiceSession(state, graded(wrong))).toBe(state);
	});
	test("graded after the student moved on reaches its own question", () => {
		const state = after(typed, sent, { type: "next" }, graded(right));
		expect(state.current_index).toBe(1);
		expect(statusOf(state, "p")?.is_correct).toBe(true);
		expect(statusOf(state, "q")?.is_correct).toBe(false);
	});
});

test("skipping reveals the answer and ends the question without making it correct", () => {
	const state = after({
		type: "skipped",
		question_id: "p",
		result: { explanation: "so", answer_list: ["5/8"] },
	});
	expect(statusOf(state, "p")).toMatchObject({
		is_skipped: true,
		is_correct: false,
		is_correct_submission: true,
		answer_list: ["5/8"],
	});
	expect(state.number_of_attempts).toBe(0);
});

test("starting over puts a new sibling in the same place", () => {
	expect(statusOf(after({ type: "start-over", question_id: "p" }), "p")?.has_to_start_over).toBe(true);
	const state = after(typed, sent, graded(wrong), {
		type: "start-over",
		question_id: "p",
		question: { id: "p2" },
	});
	expect(state.questions[0]).toEqual({ id: "p2" });
	expect(state.statuses[0]).toMatchObject({ question_id: "p2", tries_remaining: 10, answer: null });
});

test("opened hints stay and their window can be closed", () => {
	const opened = after({ type: "hint-opened", question_id: "p", hints: ["one"] });
	expect(statusOf(opened, "p")).toMatchObject({ hints: ["one"], hint_clicked: true, show_hint_modal: true });
	const closed = practiceSession(opened, { type: "hint-closed", question_id: "p" });
	expect(statusOf(closed, "p")).toMatchObject({ hints: ["one"], show_hint_modal: false });
});
