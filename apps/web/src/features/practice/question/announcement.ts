import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import type { QuestionStatus as LocalStatus } from "@learnin/domain/practice/session/practice-session";
import { shortPoints } from "@learnin/domain/rewards/points";
import { praiseOf } from "../feedback/correct-note.tsx";
import type { Draft } from "./answer/drafts.ts";
import { partsToLookAt } from "./answer/part-names.ts";
import type { SetNow } from "../feedback/goal-now.ts";
import type { WaitingReason } from "../feedback/feedback-words.ts";
import { partWords, waitingWords, whereWords, wordsOf } from "../feedback/feedback-words.ts";
import { triesLeft } from "./help/help-words.ts";
import type { Phase } from "../session/state/practice-state.ts";

export interface Announced {
	question: PracticeQuestion;
	phase: Phase;
	status: LocalStatus<Draft, Feedback>;
	serverStatus: QuestionStatus;
	waiting: WaitingReason;
	isCalm: boolean;
	set: SetNow;
}

/** The answer within a sentence: its parts lose their own periods. */
export function answerSaid(answer_list: readonly { spoken: string }[]): string {
	return answer_list.map(({ spoken }) => spoken.replace(/\.$/, "")).join(", ");
}

/** A verdict's announcement for screen readers. */
export function announcement(announced: Announced): string {
	const { question, phase, status, serverStatus, waiting, isCalm, set } = announced;
	const answer = answerSaid(serverStatus.answer_list ?? []);
	switch (phase) {
		case "ask":
			return "";
		case "kept":
		case "in-review":
			return `${waitingWords[waiting].title}. ${waitingWords[waiting].text}`;
		case "correct": {
			const words = praiseOf(serverStatus, isCalm, set);
			const earned = serverStatus.points > 0 && !isCalm ? ` ${shortPoints(serverStatus.points)} earned.` : "";
			return `Correct. ${words.title} ${words.text}${earned}`;
		}
		case "skipped":
			return `Skipped. The answer is ${answer}.`;
		case "out-of-tries":
			return `That was the last try. The answer is ${answer}.`;
		default:
			return saidOf(question, status.feedback, serverStatus);
	}
}

function saidOf(
	question: PracticeQuestion,
	feedback: Feedback | null,
	{ tries_remaining }: QuestionStatus,
): string {
	if (!feedback || feedback.verdict === "correct") return "";
	const parts = partsToLookAt(question, feedback);
	const { title, text } = wordsOf(feedback, parts, true);
	const isIncorrect = feedback.verdict === "incorrect";
	const known = isIncorrect && !feedback.is_repeat ? feedback.known_mistake?.spoken : undefined;
	const special = isIncorrect
		? (feedback.comment ?? (known && `${partWords(feedback)}${whereWords(parts)}${known}`))
		: undefined;
	return `${title}. ${special ?? text} ${triesLeft(tries_remaining)}.`;
}
