import type { Feedback, QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import type { QuestionStatus } from "@learnin/domain/practice/practice-session";
import { formatPoints } from "@learnin/domain/rewards/points-for-attempt";
import type { Draft } from "./answer-slots.ts";
import { praise, unsentWords, wordsOf } from "./feedback-words.ts";
import { triesLeft } from "./help-words.ts";
import type { Phase } from "./practice-state.ts";
import type { WaitReason } from "./use-answer-sending.ts";

export interface Announced {
	phase: Phase;
	status: QuestionStatus<Draft, Feedback>;
	told: Told;
	waiting: WaitReason | null;
}

/** What a screen reader hears of a verdict. */
export function announcement({ phase, status, told, waiting }: Announced): string {
	if (waiting) return `${unsentWords[waiting].title}. ${unsentWords[waiting].text}`;
	const answer = told.answer_list?.map(({ spoken }) => spoken).join(", ") ?? "";
	switch (phase) {
		case "ask":
			return "";
		case "correct": {
			const words = praise({ attempts: told.attempt_count, hints: told.hints.length });
			return `Correct. ${words.title} ${words.text} ${formatPoints(told.points)} earned.`;
		}
		case "skipped":
			return `Skipped. The answer is ${answer}.`;
		case "out-of-tries":
			return `That was the last try. The answer is ${answer}.`;
		default:
			return saidOf(status.feedback, told);
	}
}

function saidOf(feedback: Feedback | null, { tries_remaining }: Told): string {
	if (!feedback || feedback.verdict === "correct") return "";
	const { title, text } = wordsOf(feedback);
	const known =
		feedback.verdict === "incorrect" && !feedback.is_repeat ? feedback.known_mistake?.spoken : null;
	return `${title}. ${known ?? text} ${triesLeft(tries_remaining)}.`;
}
