import type { Feedback, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { shortPoints } from "@learnin/domain/rewards/points";
import { ApiError } from "../../../platform/api/api-error.ts";

/** The result of an answer whose question is not on screen. */
export interface Message {
	/** One line per question: a later message replaces it. */
	id: string;
	tone: "right" | "not-yet" | "info" | "problem";
	text: string;
	/** The question to go back to, if that helps. */
	question_id: string | null;
}

export interface Subject {
	question_id: string;
	/** The question's number within its set. */
	number: number;
	/** The title of its set, if it is not the one on screen. */
	title: string | null;
}

/** The verdict on another question; null while it is still in review. */
export function verdictMessage(
	subject: Subject,
	{ feedback, status }: { feedback: Feedback; status: QuestionStatus },
	isCalm: boolean,
): Message | null {
	const name = nameOf(subject);
	const id = subject.question_id;
	const question_id = subject.title === null ? id : null;
	switch (feedback.verdict) {
		case "correct": {
			const earned = status.points > 0 && !isCalm ? ` +${shortPoints(status.points)}` : "";
			return { id, tone: "right", text: `${name}: you got it!${earned}`, question_id };
		}
		case "needs_review":
			return null;
		default:
			return { id, tone: "not-yet", text: `${name}: not yet.`, question_id };
	}
}

/** Why a queued answer did not count. */
export function refusalMessage(subject: Subject, error: unknown): Message {
	const code = error instanceof ApiError ? error.code : "unexpected";
	const words: Record<string, string> = {
		question_finished: "it was finished on another screen before this answer came.",
		question_in_review: "an earlier answer is still being read, so this one didn’t count.",
		enrolment_needed: "the 30 days have ended, so this answer couldn’t count.",
		not_found: "this question is no longer there, so the answer couldn’t count.",
	};
	const why = words[code] ?? "we couldn’t read this answer. Please answer again.";
	const isGone = code === "not_found";
	return {
		id: subject.question_id,
		tone: code === "question_finished" ? "info" : "problem",
		text: `${nameOf(subject)}: ${why}`,
		question_id: subject.title === null && !isGone ? subject.question_id : null,
	};
}

function nameOf({ number, title }: Subject): string {
	return title === null ? `Question ${number}` : `Question ${number} of “${title}”`;
}
