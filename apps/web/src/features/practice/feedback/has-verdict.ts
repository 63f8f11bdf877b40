import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionStatus } from "@learnin/domain/practice/session/practice-session";
import type { WaitReason } from "../outbox/outbox.ts";
import type { Draft } from "../question/answer/drafts.ts";
import type { Phase } from "../session/state/practice-state.ts";
import { badEntryText } from "./bad-entry.ts";
import type { WaitingReason } from "./feedback-words.ts";

/** Whether a note says why the answer was not right, rather than words beside its box. */
export function hasVerdict(
	question: PracticeQuestion,
	{ feedback }: QuestionStatus<Draft, Feedback>,
	phase: Phase,
): boolean {
	return phase !== "ask" && feedback !== null && !badEntryText(question, feedback);
}

/** Why there is no verdict yet. */
export function waitingReason(phase: Phase, feedback: Feedback | null, reason: WaitReason): WaitingReason {
	if (phase === "kept") return reason === "network" ? "kept" : "troubled";
	return feedback?.verdict === "needs_review" ? feedback.reviewer : "model";
}
