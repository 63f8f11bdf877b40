import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import type { Draft, Phase } from "../features/practice/index.ts";
import { emptyDraft, toDraft } from "../features/practice/index.ts";
import type { Example } from "./examples.ts";

export const sampleStates = [
	"empty",
	"focused",
	"partly-made",
	"filled",
	"typed",
	"sending",
	"right",
	"not-yet",
	"last-tries",
	"other-form",
	"unreadable",
	"hints",
	"in-review",
	"kept",
	"skipped",
	"out-of-tries",
] as const;
export type SampleState = (typeof sampleStates)[number];

/** The props of an input in a state. */
export interface Shown {
	draft: Draft;
	phase: Phase;
	serverStatus: QuestionStatus;
	feedback: Feedback | null;
	isLocked: boolean;
}

const correct: Feedback = { verdict: "correct", comment: null };
const inReview: Feedback = { verdict: "needs_review", reviewer: "person" };

type Unreadable = Extract<Feedback, { verdict: "unreadable" }>;
type OtherForm = Extract<Feedback, { verdict: "wrong_form" }>;

const wantedForms: Record<PracticeQuestion["answer_type"], OtherForm["wanted_form"]> = {
	INTEGER: "integer",
	FLOAT: "decimal",
	SIMPLE_FRACTION: "simplest-form",
	MIXED_FRACTION: "mixed-number",
	MIXED: "simplest-form",
	STRING: "check-spelling",
};

/** Asked for in another form, as the kind of answer allows; null if it has only one. */
function otherFormOf({ question_type, answer_type, interaction }: PracticeQuestion): OtherForm | null {
	const isTypedLabel = question_type === "LABELED_INPUT" && interaction === null;
	const hasForms = isTypedLabel || question_type === "FILL_ONE" || question_type === "FILL_MULTIPLE";
	return hasForms ? { verdict: "wrong_form", wanted_form: wantedForms[answer_type], parts: [] } : null;
}

/** Nothing is filled in where something is missing. */
function unreadableIn(
	question: PracticeQuestion,
	{ empty, wrong }: Record<"empty" | "wrong", Draft>,
): Pick<Shown, "draft" | "feedback"> {
	const reason = whyUnreadable(question);
	const isMissing = ["nothing-chosen", "incomplete", "empty"].includes(reason);
	return { draft: isMissing ? empty : wrong, feedback: { verdict: "unreadable", reason, parts: [] } };
}

function whyUnreadable({ question_type, answer_type, interaction }: PracticeQuestion): Unreadable["reason"] {
	switch (question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return "nothing-chosen";
		case "MATCH_THE_FOLLOWING":
		case "LABELED_INPUT":
			return "incomplete";
		case "VERIFY_WITH_LLM":
			return "number-missing";
		case "FILL_ONE":
		case "FILL_MULTIPLE":
			if (interaction !== null) return question_type === "FILL_ONE" ? "empty" : "incomplete";
			return answer_type === "STRING" ? "too-long" : "not-a-number";
	}
}

export function shownIn(state: SampleState, example: Example): Shown {
	const { question, finished, wrong_feedback } = example;
	const [empty, right, wrong] = [
		emptyDraft(question),
		toDraft(question, example.right_answer),
		toDraft(question, example.wrong_answer),
	];
	const open = { serverStatus: question.status, feedback: null, isLocked: false };
	const over = { serverStatus: finished, feedback: null, isLocked: true };
	switch (state) {
		case "empty":
		case "focused":
		case "partly-made":
			return { ...open, draft: empty, phase: "ask" };
		case "filled":
		case "typed":
			return { ...open, draft: right, phase: "ask" };
		case "sending":
			return { ...open, draft: right, phase: "ask", isLocked: true };
		case "right":
			return { ...over, draft: right, phase: "correct", feedback: correct, serverStatus: solved(finished) };
		case "not-yet":
			return { ...open, draft: wrong, phase: "not-yet", feedback: wrong_feedback };
		case "last-tries":
			return {
				...open,
				draft: wrong,
				phase: "not-yet",
				feedback: wrong_feedback,
				serverStatus: { ...question.status, tries_remaining: 1, attempt_count: 9 },
			};
		case "other-form":
			return { ...open, draft: right, phase: "costless", feedback: otherFormOf(question) };
		case "unreadable":
			return { ...open, phase: "costless", ...unreadableIn(question, { empty, wrong }) };
		case "hints":
			return {
				...open,
				draft: empty,
				phase: "ask",
				serverStatus: { ...question.status, hints: finished.hints },
			};
		case "in-review":
			return { ...open, draft: wrong, phase: "in-review", feedback: inReview, isLocked: true };
		case "kept":
			return { ...open, draft: right, phase: "kept", isLocked: true };
		case "skipped":
			return { ...over, draft: empty, phase: "skipped", serverStatus: { ...finished, is_skipped: true } };
		case "out-of-tries":
			return {
				...over,
				draft: wrong,
				phase: "out-of-tries",
				serverStatus: { ...finished, tries_remaining: 0 },
			};
	}
}

function solved(status: QuestionStatus): QuestionStatus {
	return { ...status, is_correct: true, hints: [], points: 0.03 };
}
