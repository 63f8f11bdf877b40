import { describe, expect, test } from "vitest";
import { initialSession, practiceSession } from "./practice-session.ts";
import type { QuestionStatus, ServerResult, SessionEvent, SessionState } from "./practice-session.ts";

// Every event in every state of a question. A dash: nothing changes, the same state object is returned.

type Q = { id: string };
type State = SessionState<Q, string, string>;
type Event = SessionEvent<Q, string, string>;

const question_id = "q";
const told: ServerResult<string> = {
	verdict: "incorrect",
	tries_remaining: 9,
	can_start_over: false,
	feedback: "told",
};
const graded = (changes: Partial<ServerResult<string>> = {}): Event => ({
	type: "answer-graded",
	question_id,
	result: { ...told, ...changes },
});
const received: Event = { type: "questions-received", questions: [{ id: "p" }, { id: "q" }, { id: "r" }] };

const events = {
	change: { type: "answer-changed", question_id, answer: "6" },
	submit: { type: "answer-submitted", question_id },
	queue: { type: "answer-queued", question_id },
	fail: { type: "submit-failed", question_id },
	correct: graded({ verdict: "correct", can_start_over: true, explanation: "why", hints: ["one"] }),
	incorrect: graded(),
	lastTry: graded({ tries_remaining: 0, can_start_over: true, explanation: "why" }),
	wrongForm: graded({ verdict: "wrong_form", tries_remaining: 10 }),
	unreadable: graded({ verdict: "unreadable", tries_remaining: 10 }),
	review: graded({ verdict: "needs_review", tries_remaining: 10 }),
	tryAgain: { type: "try-again", question_id },
	hint: { type: "hint-opened", question_id, hints: ["one"] },
	closeHint: { type: "hint-closed", question_id },
	skip: { type: "skipped", question_id, result: { explanation: "why", answer_list: ["5"] } },
	startOver: { type: "start-over", question_id },
	fresh: { type: "start-over", question_id, question: { id: "q2" } },
} as const satisfies Record<string, Event>;

const typed = [events.change];
const sent = [...typed, events.submit];
const paths = {
	untouched: [],
	typed,
	submitting: sent,
	queued: [...sent, events.queue],
	inReview: [...sent, events.review],
	notYet: [...sent, events.incorrect],
	wrongForm: [...sent, events.wrongForm],
	correct: [...sent, events.correct],
	skipped: [events.skip],
	outOfTries: [...sent, events.lastTry],
	hintOpen: [events.hint],
} satisfies Record<string, Event[]>;

type Name = keyof typeof paths;

function after(list: Event[]): State {
	return [received, { type: "go-to", index: 1 } as Event, ...list].reduce(
		practiceSession<Q, string, string>,
		initialSession(),
	);
}
const statusOf = (state: State) => state.statuses.find((status) => status.question_id === question_id);

/** The name of a state by what the page reads from it. */
function nameOf(status: QuestionStatus<string, string> | undefined): string {
	if (!status) return "gone";
	if (status.is_correct) return "correct";
	if (status.is_skipped) return "skipped";
	if (status.tries_remaining === 0) return "outOfTries";
	if (status.submitting) return "submitting";
	if (status.is_queued) return "queued";
	if (status.is_in_review) return "inReview";
	if (status.is_incorrect) return "notYet";
	if (status.feedback !== null) return "costless";
	if (status.show_hint_modal) return "hintOpen";
	return status.answer === null ? "untouched" : "typed";
}

const columns = Object.keys(events) as (keyof typeof events)[];

// The result of each event, in the order of `events`.
const table: Record<Name, string> = {
	untouched:
		"typed - - - correct notYet outOfTries costless costless inReview typed? hintOpen - skipped untouched gone",
	typed:
		"typed submitting - - correct notYet outOfTries costless costless inReview typed hintOpen - skipped typed gone",
	submitting:
		"- - queued typed correct notYet outOfTries costless costless inReview - submitting - skipped submitting gone",
	queued: "- - - typed correct notYet outOfTries costless costless inReview - queued - skipped queued gone",
	inReview: "- - - - correct notYet outOfTries costless costless inReview - inReview - skipped inReview gone",
	notYet:
		"notYet - - - correct notYet outOfTries costless costless inReview typed notYet - skipped notYet gone",
	wrongForm:
		"costless - - - correct notYet outOfTries costless costless inReview typed costless - skipped costless gone",
	correct: "- - - - - - - - - - - - - - correct gone",
	skipped: "- - - - - - - - - - - - - - skipped gone",
	outOfTries: "- - - - - - - - - - - - - - outOfTries gone",
	hintOpen:
		"hintOpen - - - correct notYet outOfTries costless costless inReview hintOpen hintOpen untouched skipped hintOpen gone",
};

describe.each(Object.keys(paths) as Name[])("%s", (name) => {
	const outcomes = (table[name] ?? "").split(" ");
	test("has an outcome for every event", () => {
		expect(outcomes.length).toBe(columns.length);
	});
	test.each(columns.map((event, at) => [event, outcomes[at] ?? ""] as const))("%s: %s", (event, outcome) => {
		const before = after(paths[name]);
		const next = practiceSession<Q, string, string>(before, events[event]);
		if (outcome === "-") return expect(next).toBe(before);
		expect(next).not.toBe(before);
		// Trying again without an answer leaves the question looking the same.
		const expected = outcome === "typed?" ? "untouched" : outcome;
		expect(nameOf(statusOf(next))).toBe(expected);
		// No other question is touched, and nothing moves.
		expect([next.statuses[0], next.statuses[2], next.current_index]).toEqual([
			before.statuses[0],
			before.statuses[2],
			before.current_index,
		]);
	});
});

describe("exact field values", () => {
	const from = (name: Name, event: keyof typeof events) =>
		statusOf(practiceSession<Q, string, string>(after(paths[name]), events[event]));
	test("new questions reset answers, statuses and the index", () => {
		const again = practiceSession<Q, string, string>(after(paths.notYet), received);
		expect(again).toEqual(after([{ type: "go-to", index: 0 }]));
	});
	test("a correct submission is correct, cannot start over, and keeps hints and explanation", () => {
		expect(from("submitting", "correct")).toMatchObject({
			is_correct: true,
			is_correct_submission: true,
			can_start_over: false,
			hints: ["one"],
			explanation: "why",
		});
	});
	test("an incorrect submission takes the given status and is no longer changed", () => {
		expect(from("submitting", "incorrect")).toMatchObject({
			is_incorrect: true,
			is_answer_changed: false,
			tries_remaining: 9,
			feedback: "told",
		});
	});
	test("try again clears both flags and marks the answer as changed", () => {
		expect(from("notYet", "tryAgain")).toMatchObject({
			is_incorrect: false,
			is_correct_submission: false,
			is_answer_changed: true,
			answer: "6",
		});
	});
	test("a skip stores the answer and is a correct submission", () => {
		expect(from("typed", "skip")).toMatchObject({
			is_skipped: true,
			is_correct: false,
			is_correct_submission: true,
			answer_list: ["5"],
		});
	});
	test("start over is marked until the fresh question comes", () => {
		expect(from("outOfTries", "startOver")).toMatchObject({ has_to_start_over: true });
	});
	test.each([
		["correct", 1],
		["incorrect", 1],
		["lastTry", 1],
		["wrongForm", 0],
		["unreadable", 0],
		["review", 0],
		["skip", 0],
	] as const)("%s adds %i to the attempts", (event, count) => {
		const state = practiceSession<Q, string, string>(after(paths.submitting), events[event]);
		expect([state.number_of_attempts, statusOf(state)?.attempt_count]).toEqual([count, count]);
	});
	test("a reload keeps a review and forgets requests in flight", () => {
		const progress = { q: { is_in_review: true }, p: { submitting: true, is_queued: true } };
		const state = after([{ ...received, progress }]);
		expect(state.statuses.map(nameOf)).toEqual(["untouched", "inReview", "untouched"]);
	});
	test("tries never come back, and an opened hint does not close again", () => {
		const late = practiceSession<Q, string, string>(after(paths.notYet), graded({ tries_remaining: 10 }));
		expect(statusOf(late)?.tries_remaining).toBe(9);
		const fewer = after([{ ...events.hint, hints: ["one", "two"] }, events.hint]);
		expect(statusOf(fewer)?.hints).toEqual(["one", "two"]);
	});
});
