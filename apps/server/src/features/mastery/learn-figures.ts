import { learnCalibration, newCalibration } from "@learnin/domain/mastery/calibration";
import { learnAboutQuestion } from "@learnin/domain/mastery/learn-about-question";
import {
	newQuestionFigures,
	newSkillFigures,
	type QuestionFigures,
	type SkillFigures,
} from "@learnin/domain/mastery/learner-state";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { inTransaction, type Db } from "../../platform/db/database.ts";
import {
	lockCalibration,
	selectQuestionFigures,
	selectSkillFigures,
	takeObservations,
	upsertCalibration,
	upsertFigures,
} from "./mastery.queries.ts";

/** So many at a time, so that no transaction is long. */
const batch = 2_000;

/** Folds everything observed into the figures of skills and questions and into the calibration, each once. */
export async function learnFigures(db: Db): Promise<void> {
	while ((await learnBatch(db)) === batch);
}

async function learnBatch(db: Db): Promise<number> {
	return inTransaction(db, async (tx) => {
		let calibration = await lockCalibration(tx, newCalibration());
		const observed = await takeObservations(tx, batch);
		if (observed.length === 0) return 0;
		const keys = [...new Set(observed.map(({ question_key }) => question_key))];
		const skillRows = await selectSkillFigures(tx);
		const questionRows = await selectQuestionFigures(tx, keys);
		const skills = new Map<string, SkillFigures>(skillRows.map(({ skill_id, ...rest }) => [skill_id, rest]));
		const questions = new Map<string, QuestionFigures>(
			questionRows.map(({ question_key, ...rest }) => [question_key, rest]),
		);
		for (const { skill_id, question_key, difficulty, observation } of observed) {
			const figures = {
				skill: skills.get(skill_id) ?? newSkillFigures(),
				question: questions.get(question_key) ?? newQuestionFigures(difficulty as Difficulty),
			};
			const moved = learnAboutQuestion(figures, observation);
			skills.set(skill_id, moved.skill);
			questions.set(question_key, moved.question);
			calibration = learnCalibration(calibration, observation);
		}
		await upsertFigures(tx, skills, questions);
		await upsertCalibration(tx, calibration);
		return observed.length;
	});
}
