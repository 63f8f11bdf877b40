import { type Calibration, calibrated } from "../belief/calibration.ts";
import { chanceOfRight } from "../belief/answer-model.ts";
import type { QuestionFigures, SkillContext } from "../learning/learner-state.ts";
import { logOddsOn, stillThere } from "../belief/log-odds.ts";
import { chanceOf, logOddsOf, within } from "../belief/logistic.ts";
import type { CommonHistory, LearnerHistory } from "./answer-history.ts";
import { historyFeatures, withBends } from "./history-features.ts";
import { headLogOdds, type OnlineHead } from "./online-head.ts";

/** Chances stay this far from 0 and 1, so that log odds stay finite. */
const MIN_CHANCE = 0.005;

/** A question about to be asked. */
export interface AskedQuestion {
	skill_id: string;
	item_key: string;
	/** The skill's direct prerequisites. */
	builds_on: readonly string[];
	figures: QuestionFigures;
	guess_chance: number;
	at_ms: number;
}

/** The prediction of an answer, and what the head needs to learn from it. */
export interface AnswerPrediction {
	/** Chance of a right first try, 0 to 1. */
	chance: number;
	/** The calibrated chance of the model alone, 0 to 1. */
	model_chance: number;
	/** The model's log odds, which the head corrects. */
	given: number;
	features: Float64Array;
}

/** The chance of a right first try from the model and the history; changes nothing. */
export function predictAnswer(
	known: {
		context: SkillContext;
		calibration: Calibration;
		learner: LearnerHistory;
		common: CommonHistory;
		weights: OnlineHead["weights"];
	},
	asked: AskedQuestion,
): AnswerPrediction {
	const { skill_id, item_key, builds_on, at_ms, guess_chance } = asked;
	const log_odds = logOddsOn(known.context, at_ms, asked.figures);
	const circumstances = { guess_chance, still_there: stillThere(known.context, at_ms) };
	const model_chance = calibrated(known.calibration, chanceOfRight(log_odds, circumstances));
	const given = logOddsOf(within(model_chance, MIN_CHANCE, 1 - MIN_CHANCE));
	const model = { log_odds: given, deviation: Math.sqrt(log_odds.variance) };
	const situation = { skill_id, item_key, builds_on, at_ms, model };
	const history = historyFeatures(situation, known.learner, known.common);
	const features = withBends(history, headLogOdds(known.weights, given, history));
	const chance = within(chanceOf(headLogOdds(known.weights, given, features)), MIN_CHANCE, 1 - MIN_CHANCE);
	return { chance, model_chance, given, features };
}
