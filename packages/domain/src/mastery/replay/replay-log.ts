import type { AnswerPrediction } from "../history/predict-answer.ts";
import { AnswerReplay, type LoggedAnswer } from "./answer-replay.ts";

/** A prediction made before its answer, by the head and by the model alone. */
export interface ReplayedAnswer {
	/** Chances of a right first try, 0 to 1. */
	head: number;
	model: number;
	is_right: boolean;
}

/** Predicts each answer before learning from it, in the given order. */
export function replayInOrder(answers: readonly LoggedAnswer[]): ReplayedAnswer[] {
	const replay = new AnswerReplay();
	return answers.map((answer) => step(replay, answer, true));
}

/**
 * The answers of held-out students, after learning from all others: skills, items and weights learn nothing
 * from held-out students; only each student's own estimates move.
 */
export function replayHeldOut(
	answers: readonly LoggedAnswer[],
	isHeldOut: (learner: string) => boolean,
): ReplayedAnswer[] {
	const replay = new AnswerReplay();
	for (const answer of answers) if (!isHeldOut(answer.learner)) step(replay, answer, true);
	return answers.filter(({ learner }) => isHeldOut(learner)).map((answer) => step(replay, answer, false));
}

function step(replay: AnswerReplay, answer: LoggedAnswer, about_all: boolean): ReplayedAnswer {
	const prediction: AnswerPrediction = replay.predict(answer);
	replay.learn(answer, prediction, { about_all });
	return { head: prediction.chance, model: prediction.model_chance, is_right: answer.is_right };
}
