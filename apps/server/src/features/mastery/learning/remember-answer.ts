import { outcomeOf } from "@learnin/domain/mastery/learning/finished-question";
import { guessChance } from "@learnin/domain/mastery/belief/guess-chance";
import { remember } from "@learnin/domain/mastery/history/answer-history";
import type { CommonHistory, LearnerHistory } from "@learnin/domain/mastery/history/answer-history";
import { FEATURES_VERSION } from "@learnin/domain/mastery/history/history-features";
import { predictAnswer } from "@learnin/domain/mastery/history/predict-answer";
import type { QuestionFigures, SkillContext } from "@learnin/domain/mastery/learning/learner-state";
import type { TriedRow, HistoryObservation } from "../mastery.queries.ts";
import { resultOf } from "./result-of.ts";

/** Digits of a feature worth storing until the weights have learned from it. */
const DIGITS = 10_000;

interface Asked {
	context: SkillContext;
	/** The skill's direct prerequisites. */
	builds_on: readonly string[];
	figures: QuestionFigures;
	question_key: string;
}

/**
 * What a tried question changes of the learner's history, and what it tells the weights, predicted from what was
 * known before it. Undefined for a skip, which is no try.
 */
export function rememberAnswer(
	{ context, builds_on, figures, question_key }: Asked,
	row: TriedRow,
	known: { history: LearnerHistory; common: CommonHistory; weights: Float64Array },
): { changed: LearnerHistory; observation: HistoryObservation } | undefined {
	const result = resultOf(row);
	const outcome = outcomeOf(result);
	if (outcome === "skipped") return undefined;
	const { history, common, weights } = known;
	const { skill_id } = row;
	const at_ms = row.tried_at.getTime();
	const predicted = predictAnswer(
		{ context, calibration: context.calibration, learner: history, common, weights },
		{ skill_id, item_key: question_key, builds_on, figures, guess_chance: guessChance(row.question), at_ms },
	);
	const answer = {
		skill_id,
		item_key: question_key,
		builds_on,
		is_right: outcome === "first_try",
		at_ms,
		duration_ms: row.active_ms,
		// A worked example is help like a hint.
		hints: result.hints_opened + Number(result.twin_opened),
		wrong_tries: result.wrong_answers,
	};
	const { general, skills, note } = remember(history, common, answer, predicted.chance);
	return {
		changed: { general, skills },
		observation: {
			note,
			features_version: FEATURES_VERSION,
			given: predicted.given,
			features: [...predicted.features].map((feature) => Math.round(feature * DIGITS) / DIGITS),
		},
	};
}
