import { chanceOfRight } from "../belief/answer-model.ts";
import { calibrated } from "../belief/calibration.ts";
import type { QuestionFigures, SkillContext } from "./learner-state.ts";
import { logOddsOn, stillThere } from "../belief/log-odds.ts";

/** The chance (0 to 1) that the next question is solved on the first try without a hint. */
export function chanceOfNextAnswer(
	context: SkillContext,
	question: { figures: QuestionFigures; guess_chance: number },
	now_ms: number,
): number {
	const log_odds = logOddsOn(context, now_ms, question.figures);
	const circumstances = { guess_chance: question.guess_chance, still_there: stillThere(context, now_ms) };
	return calibrated(context.calibration, chanceOfRight(log_odds, circumstances));
}
