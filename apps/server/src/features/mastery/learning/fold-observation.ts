import { type Calibration, learnCalibration } from "@learnin/domain/mastery/belief/calibration";
import { newItemFigures, rememberInCommon } from "@learnin/domain/mastery/history/answer-history";
import type { ItemFigures } from "@learnin/domain/mastery/history/answer-history";
import { FEATURES_VERSION } from "@learnin/domain/mastery/history/history-features";
import { type OnlineHead, teachHead } from "@learnin/domain/mastery/history/online-head";
import { newTally, type Tally } from "@learnin/domain/mastery/history/tally";
import { learnAboutQuestion } from "@learnin/domain/mastery/learning/learn-about-question";
import { newQuestionFigures, newSkillFigures } from "@learnin/domain/mastery/learning/learner-state";
import type { QuestionFigures, SkillFigures } from "@learnin/domain/mastery/learning/learner-state";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { HistoryObservation, QuestionObservation } from "../mastery.queries.ts";

/** What all learners teach together. */
export interface SharedFigures {
	skills: Map<string, SkillFigures>;
	questions: Map<string, QuestionFigures>;
	calibration: Calibration;
	common: { skills: Map<string, Tally>; items: Map<string, ItemFigures> };
	head: OnlineHead;
}

/** Folds in one observation, in place; each once. */
export function foldObservation(shared: SharedFigures, observed: QuestionObservation): void {
	const { skill_id, question_key, difficulty, observation, history } = observed;
	const { skills, questions } = shared;
	const figures = {
		skill: skills.get(skill_id) ?? newSkillFigures(),
		question: questions.get(question_key) ?? newQuestionFigures(difficulty as Difficulty),
	};
	const moved = learnAboutQuestion(figures, observation);
	skills.set(skill_id, moved.skill);
	questions.set(question_key, moved.question);
	shared.calibration = learnCalibration(shared.calibration, observation);
	if (history !== null) foldHistory(shared, history, observation.is_right);
}

function foldHistory({ common, head }: SharedFigures, observed: HistoryObservation, is_right: boolean): void {
	const { note, given, features } = observed;
	const before = {
		skill: common.skills.get(note.skill_id) ?? newTally(),
		item: common.items.get(note.item_key) ?? newItemFigures(),
	};
	const after = rememberInCommon(before, note);
	common.skills.set(note.skill_id, after.skill);
	common.items.set(note.item_key, after.item);
	// A node with another version observed other features.
	if (observed.features_version === FEATURES_VERSION)
		teachHead(head, { given, features: Float64Array.from(features) }, is_right);
}
