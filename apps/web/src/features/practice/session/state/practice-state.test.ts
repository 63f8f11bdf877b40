import type {
	Feedback,
	PracticeQuestion,
	PracticeSession,
	QuestionStatus,
} from "@learnin/contract/schemas/practice.schema";
import { describe, expect, test } from "vitest";
import type { KeptDraft } from "./kept-draft.ts";
import type { Step } from "./practice-state.ts";
import {
	gradedStep,
	loadedStep,
	markOf,
	marksOf,
	nextOpen,
	phaseOf,
	practiceReducer,
	practiceStateOf,
	resumedState,
	skippedStep,
	startedOverStep,
	toldStep,
} from "./practice-state.ts";
import { goalNow } from "../../feedback/goal-now.ts";
import { summaryOf } from "../end/set-result.ts";

const text = (html: string) => ({ html, spoken: html });
const fresh: QuestionStatus = {
	tries_remaining: 10,
	attempt_count: 0,
	is_correct: false,
	is_skipped: false,
	can_start_over: false,
	has_more_hints: true,
	can_see_twin: false,
	twin_opened: false,
	hints: [],
	explanation: null,
	is_in_review: false,
	answer_list: null,
	answer_dict: null,
	points: 0,
};
const solved: QuestionStatus = {
	...fresh,
	attempt_count: 1,
	is_correct: true,
	has_more_hints: false,
	can_see_twin: false,
	twin_opened: false,
	points: 0.01,
};
const right: Feedback = { verdict: "correct", comment: null };
const skipped: QuestionStatus = {
	...fresh,
	is_skipped: true,
	explanation: text("so"),
	answer_list: [text("3")],
};

function question(id: string, status = fresh): PracticeQuestion {
	return {
		id,
		order: 0,
		skill_id: "s",
		skill_name: "Skill",
		grade: 5,
		difficulty: 1,
		answer_type: "SIMPLE_FRACTION",
		prompt: text("?"),
		cta: null,
		figure: null,
		interaction: null,
		images: [],
		bookmarked: false,
		is_review: false,
		given_answer: null,
		status,
		question_type: "FILL_ONE",
		answer_prefix: null,
		answer_suffix: null,
		is_time: false,
	};
}

function session(statuses: QuestionStatus[], current_index = 0): PracticeSession {
	const questions = statuses.map((status, at) => question(`q${at}`, status));
	return {
		id: "s1",
		kind: "skill",
		skill_id: "s",
		title: "Skill",
		current_index,
		questions,
		replaced_count: 0,
		today: { count: 8, goal: 10 },
		created_at: "2026-11-21T10:00:00Z",
	};
}

const first = ({ session: { statuses } }: ReturnType<typeof practiceStateOf>) =>
	statuses[0] as (typeof statuses)[0];

describe("a set", () => {
	test("continues after the current question, then from the start, then ends", () => {
		expect(nextOpen(practiceStateOf(session([fresh, solved, fresh], 0)))).toBe(2);
		expect(nextOpen(practiceStateOf(session([fresh, solved, skipped], 2)))).toBe(0);
		expect(nextOpen(practiceStateOf(session([solved, skipped], 1)))).toBeNull();
	});
	test("shows a question in its server state, also after a reload", () => {
		const phases = practiceStateOf(session([fresh, solved, skipped, { ...fresh, tries_remaining: 0 }]))
			.session.statuses;
		expect(phases.map(phaseOf)).toEqual(["ask", "correct", "skipped", "out-of-tries"]);
	});
	test("is summarized by how each question was solved", () => {
		const helped = { ...solved, attempt_count: 2, points: 0.005, hints: [text("Look")] };
		const retried = { ...helped, hints: [] };
		const shown = { ...retried, twin_opened: true };
		const all = [fresh, solved, retried, helped, shown, skipped, { ...fresh, tries_remaining: 0 }];
		const marks = ["open", "solved", "retried", "helped", "helped", "skipped", "unsolved"];
		expect(all.map(markOf)).toEqual(marks);
		const each = [solved, helped, skipped];
		const facts = { kind: "skill", replacedCount: 0, day: undefined } as const;
		const result = summaryOf(each, each.map(markOf), facts);
		expect(result).toMatchObject({ total: 3, first_try: 1, retried: 0, helped: 1, skipped: 1, unsolved: 0 });
		expect(result.words.text).toMatch(/^Skipped questions/);
		const none = summaryOf([skipped, skipped], ["skipped", "skipped"], facts);
		expect(none.words).toMatchObject({ title: "You skipped all 2" });
		expect(result.points).toBeCloseTo(0.015);
		const waits = summaryOf([solved, fresh], ["solved", "waiting"], { ...facts, kind: "daily" });
		expect(waits).toMatchObject({ waiting: 1, unsolved: 0, words: { title: "You’re through!" } });
		const open = summaryOf([solved, fresh], ["solved", "open"], { ...facts, kind: "review" });
		expect(open.words.title).toBe("Not quite done");
	});
	test("knows which verdict reached the day's goal, unless its end says so", () => {
		const set = session([solved, fresh, fresh, fresh, fresh]);
		let state = practiceStateOf(set);
		const goals = [goalNow({ session: set, state })];
		for (const [at, status] of [skipped, solved, { ...fresh, tries_remaining: 0 }, solved].entries()) {
			state = practiceReducer(state, gradedStep(`q${at + 1}`, { feedback: right, status }));
			goals.push(goalNow({ session: set, state }));
		}
		expect(goals).toEqual(["open", "open", "open", "now", "before"]);
		const last = session([fresh, skipped]);
		const through = practiceReducer(
			practiceStateOf(last),
			gradedStep("q0", { feedback: right, status: solved }),
		);
		const atGoal = { ...last, today: { count: 9, goal: 10 } };
		expect(goalNow({ session: atGoal, state: through })).toBe("before");
	});
	test("says that the goal is reached, and then nothing of skipped questions", () => {
		const each = [solved, skipped];
		const facts = { kind: "daily", replacedCount: 1 } as const;
		const endOf = (today_count: number) =>
			summaryOf(each, each.map(markOf), { ...facts, day: { today_count, daily_goal: 10 } });
		expect(endOf(10).words).toEqual({ title: "You reached today’s goal!", text: "" });
		expect(endOf(12).words.text).toBe("");
		expect(endOf(12).words.title).not.toMatch(/goal/);
		expect(endOf(9).words.text).toMatch(/^Skipped questions/);
		// The question that was not solved is counted although a fresh one took its place.
		expect(endOf(10)).toMatchObject({ total: 3, first_try: 1, skipped: 1, unsolved: 1 });
	});
	test("counts the questions that were started over, also after a reload", () => {
		const before = practiceStateOf({ ...session([solved, fresh]), replaced_count: 1 });
		const after = practiceReducer(before, startedOverStep("q1", question("q2", fresh)));
		expect([before.replacedCount, after.replacedCount]).toEqual([1, 2]);
		expect(practiceReducer(after, startedOverStep("q1", question("q2", fresh))).replacedCount).toBe(2);
	});
});

describe("a question", () => {
	const wrong = {
		feedback: {
			verdict: "incorrect",
			known_mistake: null,
			not_simplest: false,
			is_repeat: false,
			right_count: null,
			part_count: null,
			right_parts: null,
			comment: null,
		},
		status: { ...fresh, tries_remaining: 9, attempt_count: 1 },
	} as const;
	const after = (...steps: Step[]) => steps.reduce(practiceReducer, practiceStateOf(session([fresh, fresh])));

	test("keeps the typed text when it is not right yet", () => {
		const answer = { kind: "boxes" as const, slots: { answer: ["1", "2"] } };
		const state = after(
			{ event: { type: "answer-changed", question_id: "q0", answer } },
			{ event: { type: "answer-submitted", question_id: "q0" } },
			gradedStep("q0", wrong),
			{ event: { type: "try-again", question_id: "q0" } },
		);
		expect(first(state)).toMatchObject({ answer, tries_remaining: 9, is_answer_changed: true });
		expect(phaseOf(first(state))).toBe("ask");
	});
	test("in the wrong form costs nothing and stays open", () => {
		const feedback: Feedback = { verdict: "wrong_form", wanted_form: "fraction", parts: [] };
		expect(phaseOf(first(after(gradedStep("q0", { feedback, status: fresh }))))).toBe("costless");
	});
	test("that was skipped or finished elsewhere shows its end", () => {
		expect(phaseOf(first(after(skippedStep("q0", skipped))))).toBe("skipped");
		expect(phaseOf(first(after(loadedStep(session([solved, fresh])))))).toBe("correct");
	});
	test("that is started over is replaced by the new one", () => {
		const state = after(startedOverStep("q0", question("fresh")));
		expect(state.session.questions.map(({ id }) => id)).toEqual(["fresh", "q1"]);
		expect(nextOpen(state)).toBe(1);
		expect(state.serverStatus.fresh).toEqual(fresh);
	});
	test("whose answer could not be sent shows that it is kept, and the set continues", () => {
		const body = {
			client_key: "0191d1a0-0000-7000-8000-000000000000",
			answer: { question_type: "FILL_ONE" as const, text: "3/4" },
			time_to_first_ms: 1,
			active_ms: 1,
			client_time: "2026-11-21T10:00:00Z",
		};
		const unsent = { session_id: "s1", question_id: "q0", number: 1, title: "Skill", body };
		const state = resumedState(session([fresh, fresh]), { unsent: [unsent], draft: null });
		expect(first(state)).toMatchObject({ is_queued: true, answer: { slots: { answer: ["3", "4"] } } });
		expect(phaseOf(first(state))).toBe("kept");
		expect([marksOf(state), nextOpen(state)]).toEqual([["waiting", "open"], 1]);
		const verdict = practiceReducer(state, gradedStep("q0", wrong));
		expect([phaseOf(first(verdict)), nextOpen(verdict)]).toEqual(["not-yet", 1]);
	});
	test("has what was typed before the session ended, if it still takes an answer", () => {
		const draft: KeptDraft = { question_id: "q0", answer: { kind: "boxes", slots: { answer: ["3", ""] } } };
		const typed = { unsent: [], draft };
		const state = resumedState(session([fresh, fresh]), typed);
		expect(first(state)).toMatchObject({ is_queued: false, answer: { slots: { answer: ["3", ""] } } });
		expect(phaseOf(first(state))).toBe("ask");
		const without = practiceStateOf(session([solved, fresh]));
		expect(resumedState(session([solved, fresh]), typed)).toEqual(without);
		const elsewhere = { unsent: [], draft: { ...draft, question_id: "q9" } };
		expect(resumedState(session([fresh]), elsewhere)).toEqual(practiceStateOf(session([fresh])));
	});
	test("whose answer is in review waits, also after a reload, until the verdict arrives", () => {
		const reading: Feedback = { verdict: "needs_review", reviewer: "model" };
		const status = { ...fresh, is_in_review: true };
		const state = after(gradedStep("q0", { feedback: reading, status }));
		const reloaded = practiceStateOf(session([status, fresh]));
		for (const each of [state, reloaded])
			expect([phaseOf(first(each)), marksOf(each)]).toEqual(["in-review", ["waiting", "open"]]);
		expect(toldStep("q0", { feedback: null, status })).toBeNull();
		const serverStatus = toldStep("q0", {
			feedback: { verdict: "correct", comment: "Clear." },
			status: solved,
		});
		expect(serverStatus && phaseOf(first(practiceReducer(reloaded, serverStatus)))).toBe("correct");
	});
});
